import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Asked, main, press, visit } from "./doors.ts";
import { alive, chooseLanguage, expect, expectAccessible, register, say, test } from "./fixture.ts";
import { ownDoors, WHERE_TO_PAY } from "./own-doors.ts";
import { payIn } from "./pay-in.ts";

const { site } = ownDoors({ office: [WHERE_TO_PAY] });

const HERE = "/member/missionLeaderboard";
const DAY_MS = 86_400_000;
/** Long enough to play a round in. */
const BOARD_MS = 40_000;

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

/** A board of rounds that is over soon after somebody has played one. */
function setBoard(code: string): void {
  const file = join(tmpdir(), `${code}-board.json`);
  const board = {
    code,
    titles: titles(code),
    ...{ repeats: "once", ranks: "rounds", until: new Date(Date.now() + BOARD_MS).toISOString() },
    prizes: [
      { reward: { pays: "cash", amount: "7.00" } },
      { reward: { pays: "points", amount: "3" }, places: 2 },
    ],
  };
  writeFileSync(file, JSON.stringify(board));
  expect(site().office("board", "set", file)).toContain(`${code} is set.`);
}

const card = (page: Page, code: string) => main(page).locator(`#${code}`);

/** Looks again until the page says so: what happens here happens by the clock. */
async function until(page: Page, path: string, asked: Asked, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await visit(page, path, asked);
    await look();
  }).toPass({ timeout: 90_000, intervals: [500] });
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
    await visit(page, "/member/messageV2", asked);
    await main(page)
      .getByRole("link", { name: say(language, "messages.kinds.missionReached.title") })
      .click();
    await expect(page.getByTestId("message-opened")).toContainText(titles(code)[language]);
    await visit(page, HERE, asked);
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

  test(`M12 a round brings a place on a board, which is paid when the board is over in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(240_000);
    const asked: Asked = { language, withScript };
    const code = `top-${language}-${withScript ? "with" : "without"}`;
    const board = `${HERE}/boards/${code}`;
    await chooseLanguage(context, language);
    await register(page, language);
    await payIn(page, asked, site());
    setBoard(code);
    await visit(page, HERE, asked);
    const of = main(page)
      .getByTestId("board-card")
      .filter({ hasText: titles(code)[language] });
    await expect(of).toContainText(language === "fa" ? "و ۲ جایزهٔ دیگر" : "and 2 more prizes");
    await main(page).locator(`a[href="${board}"]`).click();
    await expect(main(page).getByTestId("own-place")).toHaveText(say(language, "missions.board.noPlace"));
    await expect(main(page).locator('a[href="/help#leaderboards"]')).toHaveText(
      say(language, "missions.board.help"),
    );
    await page.goto("/rng");
    await alive(page, withScript);
    await page.locator(".game-card__play").first().click();
    await page
      .getByRole("button", { name: say(language, "play.spin") })
      .first()
      .click();
    await expect(page).toHaveURL(/round=/);
    await until(page, board, asked, () =>
      expect(main(page).getByRole("table").first()).toContainText(say(language, "missions.board.you"), {
        timeout: 300,
      }),
    );
    await expect(main(page).getByTestId("own-place")).toContainText(language === "fa" ? "۱" : "1");
    if (withScript) await expectAccessible(page);
    await until(page, "/member/transactionHistory?kind=board-prize", asked, () =>
      expect(page.getByTestId("movement")).toHaveCount(1, { timeout: 300 }),
    );
    await page.getByTestId("movement").click();
    await main(page).locator(`a[href^="${board}?period="]`).click();
    await expect(main(page).getByRole("table").first()).toContainText(language === "fa" ? "۷٫۰۰" : "7.00");
    await visit(page, "/member/messageV2", asked);
    await main(page)
      .getByRole("link", { name: say(language, "messages.kinds.boardWon.title") })
      .click();
    await expect(page.getByTestId("message-opened")).toContainText(titles(code)[language]);
  });
}
