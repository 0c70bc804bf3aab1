import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Asked, main, press, visit } from "./doors.ts";
import { chooseLanguage, expect, expectAccessible, register, say, test } from "./fixture.ts";
import { ownDoors, WHERE_TO_PAY } from "./own-doors.ts";
import { payIn } from "./pay-in.ts";

const { site } = ownDoors({ office: [WHERE_TO_PAY] });

/** Long enough to pay in meanwhile. */
const OPEN_MS = 45_000;

function publish(code: string, folder: string): void {
  const raffle = {
    code,
    titles: { fa: "قرعه‌کشی شب یلدا", en: "Yalda night raffle" },
    rules: { fa: "هر واریز بلیت دارد.", en: "Each deposit brings tickets." },
    source: "deposits",
    perTicket: "10",
    mostTickets: 5,
    prizes: [
      { pays: "cash", amount: "25.00" },
      { pays: "points", amount: "40", winners: 2 },
    ],
    claimDays: 3,
    closes: new Date(Date.now() + OPEN_MS).toISOString(),
  };
  const file = join(folder, `${code}.json`);
  writeFileSync(file, JSON.stringify(raffle));
  expect(site().office("raffle", "publish", file)).toContain(`${code} is published.`);
}

/** Looks again until the page says so: what happens here happens by the clock. */
async function until(page: Page, path: string, asked: Asked, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await visit(page, path, asked);
    await look();
  }).toPass({ timeout: 90_000, intervals: [500] });
}

for (const language of ["fa", "en"] as const) {
  test(`P04 G11 a raffle is published, brings tickets, is drawn, checked and claimed in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(240_000);
    const asked: Asked = { language, withScript };
    const code = `yalda-${language}-${withScript ? "with" : "without"}`;
    const here = `/raffles/${code}`;
    const own = `/member/raffles/${code}`;
    await chooseLanguage(context, language);
    await register(page, language);
    publish(code, tmpdir());

    await visit(page, "/promotions", asked);
    await main(page)
      .getByRole("link", { name: say(language, "promotions.raffles"), exact: true })
      .click();
    const card = main(page)
      .getByTestId("raffle-card")
      .filter({ has: page.locator(`a[href="${here}"]`) });
    await expect(card).toContainText(language === "fa" ? "و ۲ جایزهٔ دیگر" : "and 2 more prizes");
    await main(page).locator(`a[href="${here}"]`).click();
    await expect(main(page).getByTestId("raffle-state")).toHaveText(
      say(language, "raffles.states.published"),
    );
    const proof = main(page).getByTestId("raffle-proof");
    const commit = await proof.locator("code").first().textContent();
    await expect(proof.locator("code")).toHaveCount(1);
    if (withScript) await expectAccessible(page);

    await payIn(page, asked, site());
    await until(page, own, asked, () =>
      expect(main(page).getByTestId("own-tickets")).toContainText(language === "fa" ? "۵" : "5", {
        timeout: 300,
      }),
    );
    if (withScript) await expectAccessible(page);
    await until(page, own, asked, () =>
      expect(main(page).getByTestId("own-win")).toHaveAttribute("data-state", "won", { timeout: 300 }),
    );
    await visit(page, "/member/rewardCenter", asked);
    const reward = main(page).locator('[data-testid="reward"][data-what="raffle"]');
    await expect(reward).toHaveCount(1);
    if (withScript) await expectAccessible(page);
    await reward.locator(`a[href="${own}"]`).click();
    await press(page, asked, "raffles.claim");
    await expect(main(page).getByText(say(language, "raffles.done"))).toBeVisible();
    await expect(main(page).getByTestId("own-win")).toHaveAttribute("data-state", "claimed");
    if (withScript) await expectAccessible(page);

    await main(page)
      .getByRole("link", { name: say(language, "raffles.about") })
      .click();
    await expect(proof.locator("code")).toHaveCount(3);
    await expect(proof.locator("code").first()).toHaveText(commit ?? "");
    if (withScript) await expectAccessible(page);
    await proof.getByRole("link", { name: say(language, "raffles.proof.check") }).click();
    await expect(page.getByTestId("verdict")).toContainText(say(language, "games.verify.proven"));
    // Another winner than the one who was drawn is found out.
    const bent = new URL(page.url());
    bent.searchParams.set("winners", "6");
    await visit(page, `${bent.pathname}${bent.search}`, asked);
    await expect(page.getByTestId("verdict")).toContainText(say(language, "games.verify.wrong"));

    await visit(page, "/member/transactionHistory?kind=raffle-prize", asked);
    await page.getByTestId("movement").first().click();
    await main(page).locator(`a[href="${own}"]`).click();
    await expect(page).toHaveURL(own);
    await main(page)
      .getByRole("link", { name: say(language, "raffles.allMine") })
      .click();
    await expect(main(page).getByTestId("raffle-card").first()).toBeVisible();
    await visit(page, "/member/messageV2", asked);
    await expect(main(page).getByText(say(language, "messages.kinds.raffleWon.title")).first()).toBeVisible();
  });
}
