import type { Page } from "@playwright/test";
import { type Asked, button, fill, main, press, visit } from "./doors.ts";
import {
  alive,
  anyEnding,
  chooseLanguage,
  expect,
  expectAccessible,
  register,
  say,
  test,
} from "./fixture.ts";
import { ownDoors, WHERE_TO_PAY } from "./own-doors.ts";
import { PAYMENT_PASSWORD, payIn } from "./pay-in.ts";

/** Stories of a site of their own, in which money may be paid in. */
const ONCE = [
  "bonus",
  "terms",
  "set",
  "once",
  "--times",
  "1",
  "--weights",
  "RNG:100",
  "--days",
  "7",
] as const;
const { site } = ownDoors({ office: [WHERE_TO_PAY, ONCE] });

function grant(username: string, amount: string, ...more: string[]): string {
  const [, player = ""] = /^player\s+(\d+)/m.exec(site().office("player", "find", username)) ?? [];
  const named = ["--amount", amount, "--reason", "gift", "--key", `${username}-${amount}`];
  const [, bonus = ""] =
    /is bonus (\S+),/.exec(site().office("bonus", "grant", player, ...named, ...more)) ?? [];
  return bonus;
}

const stateOf = (page: Page) => main(page).getByTestId("bonus-state");

for (const language of ["fa", "en"] as const) {
  test(`M08 M09 M10 M14 a bonus is offered, taken, ended by a withdrawal, and another one played through in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(180_000);
    const asked: Asked = { language, withScript };
    await chooseLanguage(context, language);
    const username = await register(page, language);
    await payIn(page, asked, site());

    const offered = grant(username, "20", "--offered-days", "3");
    await visit(page, "/member/rewardCenter", asked);
    const entry = page.getByRole("link", { name: say(language, "member.nav.rewardCenter") });
    await expect(entry.first()).toContainText(language === "fa" ? "۱" : "1");
    if (withScript) await expectAccessible(page);
    await press(page, asked, "bonus.rewards.take");
    await expect(main(page).getByText(say(language, "bonus.done.taken"))).toBeVisible();

    await visit(page, "/member/bonusDetails", asked);
    await expect(main(page).getByTestId("bonus-card")).toHaveAttribute("data-state", "active");
    if (withScript) await expectAccessible(page);
    await main(page).getByTestId("bonus-card").getByRole("link").click();
    await expect(page).toHaveURL(`/member/bonusDetails/${offered}`);
    await expect(main(page).getByTestId("bonus-left")).toContainText(language === "fa" ? "۲۰٫۰۰" : "20.00");
    if (withScript) await expectAccessible(page);
    // What is lost is read first, and the bonus may be kept.
    await main(page)
      .getByRole("link", { name: say(language, "bonus.end.ask") })
      .click();
    await expect(button(page, say(language, "bonus.end.submit"))).toBeVisible();
    await main(page)
      .getByRole("link", { name: say(language, "bonus.end.keep") })
      .click();

    await visit(page, "/member/withdraw", asked);
    await fill(page, { amount: "50", paymentPassword: PAYMENT_PASSWORD });
    await press(page, asked, "cashier.withdraw.submit");
    await expect(main(page).getByText(say(language, "cashier.reasons.bonusEnds")).first()).toBeVisible();
    await fill(page, { amount: "50", paymentPassword: PAYMENT_PASSWORD });
    await main(page).locator('[name="endsBonus"]').check();
    await press(page, asked, "cashier.withdraw.submit");
    await expect(page).toHaveURL(/\/member\/withdraw\/W-/);
    await visit(page, `/member/bonusDetails/${offered}`, asked);
    await expect(stateOf(page)).toHaveText(say(language, "bonus.states.forfeited"));

    const played = grant(username, "0.05", "--terms", "once");
    await page.goto("/rng");
    await alive(page, withScript);
    await page.locator(".game-card__play").first().click();
    await expect(page.locator(".funds")).toHaveText(say(language, "play.funds.real"));
    await expect(page.getByTestId("play-notice")).toContainText(language === "fa" ? "۰٫۰۵" : "0.05");
    await page
      .getByRole("button", { name: say(language, "play.spin") })
      .first()
      .click();
    await expect(page).toHaveURL(/round=/);
    await expect(page.locator(".machine__plate")).toContainText(anyEnding(language), { timeout: 90_000 });
    await expect(async () => {
      await visit(page, `/member/bonusDetails/${played}`, asked);
      await expect(stateOf(page)).toHaveText(say(language, "bonus.states.completed"), { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await expect(main(page).getByRole("table")).toBeVisible();
    if (withScript) await expectAccessible(page);

    // The same round in profit and loss: its result, its game, and the rounds that it is made of.
    await visit(page, "/member/personalProfit?period=today", asked);
    await expect(main(page).getByTestId("profit-stake")).toContainText(language === "fa" ? "۰٫۲۰" : "0.20");
    const net = (await main(page).getByTestId("profit-net").textContent()) ?? "";
    await expect(main(page).getByTestId("byGame").getByRole("table")).toContainText(net.trim());
    if (withScript) await expectAccessible(page);
    const file = await page.request.get("/member/personalProfit.csv?period=today");
    expect(await file.text()).toMatch(/\r\ngame,,RNG,NARD,/);
    await main(page).getByTestId("byGame").getByRole("link").first().click();
    await expect(page.getByTestId("round")).toHaveCount(1);
    for (const [category, rounds] of [
      ["LIVE", 0],
      ["RNG", 1],
    ] as const) {
      await visit(page, "/member/personalHistoryCopy?vendor=NARD", asked);
      await main(page).locator('[name="category"]').selectOption(category);
      await press(page, asked, "transfers.record.show");
      await expect(page).toHaveURL(new RegExp(`category=${category}`));
      await expect(page.getByTestId("round")).toHaveCount(rounds);
    }

    await visit(page, "/member/transactionHistory?kind=bonus-release", asked);
    await page.getByTestId("movement").first().click();
    await main(page).locator(`a[href="/member/bonusDetails/${played}"]`).click();
    await expect(page).toHaveURL(`/member/bonusDetails/${played}`);
  });
}

/** For deposits that nobody here makes. */
const MATCH = [
  "--percent",
  "50",
  "--least",
  "5000",
  "--most",
  "9000",
  "--once",
  "first",
  "--budget",
  "900000",
  "--promotion",
  "verify-a-spin",
];

for (const language of ["fa", "en"] as const) {
  test(`M10 P01 what a deposit would bring is told before it, to guests and members, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    site().office("match", "set", "large", ...MATCH);
    const asked: Asked = { language, withScript };
    await chooseLanguage(context, language);
    await visit(page, "/promotions", asked);
    const told = main(page).getByTestId("deposit-bonuses");
    const most = language === "fa" ? "۹٬۰۰۰٫۰۰" : "9,000.00";
    await expect(told).toContainText(most);
    await register(page, language);
    for (const path of ["/member/depositv2", "/member/rewardCenter", "/promotions"]) {
      await visit(page, path, asked);
      await expect(told).toContainText(most);
      if (withScript) await expectAccessible(page);
    }
    await told.getByRole("link").filter({ hasText: most }).click();
    await expect(page).toHaveURL("/promoDetail?id=verify-a-spin");
    await expect(told.getByRole("heading", { level: 2 })).toHaveText(say(language, "bonus.matches.promoted"));
    await expect(told).toContainText(most);
  });
}

for (const language of ["fa", "en"] as const) {
  test(`M10 all that can be taken is taken at one press in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    const asked: Asked = { language, withScript };
    await chooseLanguage(context, language);
    const username = await register(page, language);
    for (const amount of ["7", "8"]) grant(username, amount, "--offered-days", "3");
    await visit(page, "/member/rewardCenter", asked);
    await expect(main(page).getByTestId("reward")).toHaveCount(2);
    await press(page, asked, "bonus.rewards.takeAll");
    await expect(main(page).getByText(say(language, "bonus.done.taken"))).toBeVisible();
    await expect(main(page).getByTestId("reward")).toHaveCount(0);
    if (withScript) await expectAccessible(page);
  });
}
