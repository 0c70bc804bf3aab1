import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Asked, main, press, visit } from "./doors.ts";
import { chooseLanguage, expect, expectAccessible, register, say, test } from "./fixture.ts";
import { ownDoors, WHERE_TO_PAY } from "./own-doors.ts";
import { payIn } from "./pay-in.ts";

const { site } = ownDoors({ office: [WHERE_TO_PAY] });

const HERE = "/member/missionLeaderboard";
const DAY_MS = 86_400_000;

const titles = (code: string) => ({ fa: `مأموریت ${code}`, en: `Mission ${code}` });

function setMissions(code: string): void {
  const common = { repeats: "once", claimDays: 3, until: new Date(Date.now() + DAY_MS).toISOString() };
  const missions = [
    {
      ...{ ...common, code, titles: titles(code), does: { counts: "deposits", least: "10" }, budget: 50 },
      reward: { pays: "cash", amount: "25.00" },
    },
    {
      ...{ ...common, code: `${code}-2`, titles: titles(`${code}-2`), after: code },
      does: { counts: "rounds", least: 20 },
      category: "RNG",
      reward: { pays: "bonus", amount: "5.00" },
    },
  ];
  const file = join(tmpdir(), `${code}.json`);
  writeFileSync(file, JSON.stringify(missions));
  expect(site().office("mission", "set", file)).toContain(`${code}-2 is set.`);
}

const card = (page: Page, code: string) => main(page).locator(`#${code}`);

/** Looks again until the page says so: what happens here happens by the clock. */
async function until(page: Page, path: string, asked: Asked, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await visit(page, path, asked);
    await look();
  }).toPass({ timeout: 60_000, intervals: [500] });
}

for (const language of ["fa", "en"] as const) {
  test(`M12 M14 a mission is set, done, claimed once, and opens the next one in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(240_000);
    const asked: Asked = { language, withScript };
    const code = `pay-${language}-${withScript ? "with" : "without"}`;
    await chooseLanguage(context, language);
    await register(page, language);
    setMissions(code);
    await visit(page, HERE, asked);
    await expect(card(page, code)).toHaveAttribute("data-state", "open");
    await expect(card(page, `${code}-2`)).toHaveAttribute("data-state", "locked");
    await expect(card(page, `${code}-2`)).toContainText(titles(code)[language]);

    await payIn(page, asked, site());
    await until(page, HERE, asked, () =>
      expect(card(page, code)).toHaveAttribute("data-state", "done", { timeout: 300 }),
    );
    const entry = page.getByRole("link", { name: say(language, "member.nav.missions") });
    await expect(entry.first()).toContainText(language === "fa" ? "۱" : "1");
    if (withScript) await expectAccessible(page);
    await press(page, asked, "missions.claim");
    await expect(main(page).getByText(say(language, "missions.done.cash"))).toBeVisible();
    await expect(card(page, code)).toHaveAttribute("data-state", "claimed");
    await expect(card(page, `${code}-2`)).toHaveAttribute("data-state", "open");
    await expect(main(page).getByRole("button", { name: say(language, "missions.claim") })).toHaveCount(0);

    await visit(page, "/member/transactionHistory?kind=mission-prize", asked);
    await expect(page.getByTestId("movement")).toHaveCount(1);
    await page.getByTestId("movement").click();
    await main(page).locator(`a[href="${HERE}/past#${code}"]`).click();
    await expect(card(page, code)).toHaveAttribute("data-state", "claimed");
    if (withScript) await expectAccessible(page);
  });
}
