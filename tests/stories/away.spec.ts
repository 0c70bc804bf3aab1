import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Asked, main, press, visit } from "./doors.ts";
import { chooseLanguage, expect, expectAccessible, register, say, test } from "./fixture.ts";
import { office } from "./office.ts";

const PAGES = [
  ["/member/depositv2", "deposit"],
  ["/member/rewardCenter", "rewards"],
  ["/pointMall", "mall"],
  ["/member/referral", "friends"],
] as const;

/** A board that begins anew each week, and its page. */
function setBoard(code: string): string {
  const file = join(tmpdir(), `${code}.json`);
  const until = new Date(Date.now() + 365 * 86_400_000).toISOString();
  const prizes = [{ reward: { pays: "cash", amount: "7.00" } }];
  const titles = { fa: "هفته", en: "Week" };
  writeFileSync(file, JSON.stringify({ code, titles, repeats: "weekly", ranks: "rounds", until, prizes }));
  expect(office("mina", "board", "set", file)).toContain(`${code} is set.`);
  return `/member/missionLeaderboard/boards/${code}`;
}

for (const language of ["fa", "en"] as const) {
  test(`M10 M11 P03 nobody on a break is offered anything, and each page says so, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    test.slow();
    const asked: Asked = { language, withScript };
    await chooseLanguage(context, language);
    await register(page, language);
    const board = setBoard(`away-${language}-${withScript ? "with" : "without"}`);
    const header = page.getByRole("banner");
    const switches = header.locator('button[name="funds"]');
    await visit(page, "/member/referral", asked);
    await expect(main(page).getByTestId("referral-link")).toBeVisible();
    await expect(switches).toHaveCount(1);
    await visit(page, board, asked);
    await expect(main(page).getByRole("table")).toHaveCount(1);
    await expect(main(page)).toContainText(say(language, "missions.board.repeats.weekly"));

    await visit(page, "/member/securityCenter/limits?confirm=day", asked);
    await press(page, asked, "limits.timeOut.submit");
    await expect(page).toHaveURL(/done=timeOut/);
    for (const [path, what] of [...PAGES, [board, "rewards"] as const]) {
      await visit(page, path, asked);
      const title = say(language, `limits.away.${what}.title`);
      await expect(main(page).getByRole("heading", { name: title }), path).toBeVisible();
      await expect(header.locator('a.button[href="/member/depositv2"]'), path).toHaveCount(0);
      await expect(switches, path).toHaveCount(0);
      await expect(main(page).locator('[name="amount"], a[href*="reward="]'), path).toHaveCount(0);
      await expect(main(page).getByTestId("referral-link"), path).toHaveCount(0);
      await expect(main(page).getByRole("table"), path).toHaveCount(0);
      // axe is script, and would wait for ever without it.
      if (withScript) await expectAccessible(page);
    }
    await visit(page, "/member/withdraw", asked);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  });
}
