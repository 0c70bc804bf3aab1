import type { Browser } from "@playwright/test";
import { becomePartner } from "./become-partner.ts";
import { type Asked, leave, main, press, visit } from "./doors.ts";
import {
  alive,
  anyEnding,
  chooseLanguage,
  expect,
  expectAccessible,
  fillRegistration,
  freshName,
  type StoryLanguage,
  say,
  test,
} from "./fixture.ts";
import { ownDoors, WHERE_TO_PAY } from "./own-doors.ts";
import { payIn } from "./pay-in.ts";

/** Stories of a site of their own, in which money may be paid in. */
const { site } = ownDoors({ office: [WHERE_TO_PAY] });

/** Registers by a link in a browser of its own, pays in, and plays one round of a slot. */
async function comeAndPlay(browser: Browser, link: string, language: StoryLanguage): Promise<void> {
  const asked: Asked = { language, withScript: false };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(link).origin });
  await chooseLanguage(context, language);
  const page = await context.newPage();
  await page.goto(link);
  await fillRegistration(page, asked.language, { username: freshName("inv") });
  await press(page, asked, "entry.register.submit");
  await expect(page).toHaveURL("/");
  await payIn(page, asked, site());
  await visit(page, "/rng", asked);
  await page.locator(".game-card__play").first().click();
  await expect(page.locator(".funds")).toHaveText(say(asked.language, "play.funds.real"));
  await page
    .getByRole("button", { name: say(asked.language, "play.spin") })
    .first()
    .click();
  await expect(page).toHaveURL(/round=/);
  await expect(page.locator(".machine__plate")).toContainText(anyEnding(asked.language), { timeout: 90_000 });
  await context.close();
}

for (const language of ["fa", "en"] as const) {
  test(`A01 A04 A05 an agent brings somebody by a link and sees what they stake, down to the round, in ${language}`, async ({
    page,
    context,
    browser,
    withScript,
  }) => {
    test.setTimeout(180_000);
    const asked: Asked = { language, withScript };
    await chooseLanguage(context, language);
    const approve = (reference: string) => void site().office("partner", "approve", reference);
    await becomePartner(page, language, approve);
    await page.goto("/agentHome/accounts");
    const link = (await page.getByTestId("invitation").textContent()) ?? "";
    await comeAndPlay(browser, link, language);
    await visit(page, "/agentHome/betting", asked);
    if (withScript) await expectAccessible(page);
    const staked = language === "fa" ? "۰٫۲۰" : "0.20";
    await expect(page.getByTestId("team-sums-stake")).toContainText(staked);
    const rows = page.getByTestId("team-rounds").locator("tbody tr");
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText("in•••");

    await rows.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/agentHome\/betting\/\d+\/NARD\//);
    await expect(page.getByTestId("team-round-stake")).toContainText(staked);
    await expect(page.getByTestId("round-movements").locator("tbody tr").first()).toContainText(staked);
    await expect(
      main(page).getByRole("heading", { name: say(language, "member.round.replay") }),
    ).toBeVisible();
    await expect(main(page).locator(".machine__plate")).not.toContainText(say(language, "play.youWon"));
    await alive(page, withScript);
    if (withScript) await expectAccessible(page);
    const round = new URL(page.url()).pathname;

    // By person, and from there to the rounds of that one; by kind of game, and from there to its vendors.
    await visit(page, "/agentHome/betting?scope=whole&by=person", asked);
    await page.getByTestId("team-by-person").getByRole("link").click();
    await expect(page).toHaveURL(/scope=own/);
    await expect(rows).toHaveCount(1);
    await visit(page, "/agentHome/betting?by=product", asked);
    await page.getByTestId("team-by-product").getByRole("link").click();
    await expect(page).toHaveURL(/category=RNG/);
    await expect(page.getByTestId("team-by-vendor").locator("tbody tr")).toContainText(staked);
    await visit(page, "/agentHome/betting?category=LIVE", asked);
    await expect(main(page)).toContainText(say(language, "pay.betting.none"));
    await visit(page, "/agentHome/betting?from=2026-01-01&to=2026-03-21", asked);
    await expect(main(page).getByRole("alert")).toHaveText(say(language, "pay.betting.badRange"));
    const file = await page.request.get("/agentHome/betting.csv");
    expect(await file.text()).toMatch(/,in•••.,NARD,.*,P,0\.20,/);
    expect((await page.request.get("/agentHome/betting.csv?by=game")).status()).toBe(200);
    expect((await page.request.get("/agentHome/betting.csv?from=x")).status()).toBe(400);

    await visit(page, "/agentHome/transactions", asked);
    const moved = page.getByTestId("team-movements").locator("tbody tr");
    await expect(moved).toHaveCount(1);
    await expect(moved).toContainText(say(language, "member.accountRecord.kinds.deposit"));
    await expect(page.getByTestId("team-sums-came")).toContainText(language === "fa" ? "۱۰۰٫۰۰" : "100.00");
    if (withScript) await expectAccessible(page);
    await main(page).locator("details.record-search summary").click();
    await main(page).locator('[name="kind"]').selectOption("withdrawal");
    await press(page, asked, "transfers.record.show");
    await expect(main(page)).toContainText(say(language, "pay.transactions.none"));
    expect(await (await page.request.get("/agentHome/transactions.csv")).text()).toMatch(
      /,deposit,cash,P,100\.00,/,
    );

    // Profit and loss of somebody without a team leads to what they played.
    const person = round.split("/")[3] ?? "";
    await visit(page, `/agentHome/profit?of=${person}`, asked);
    await page.getByTestId("own-rounds").click();
    await expect(page).toHaveURL(/scope=own/);
    await expect(rows).toHaveCount(1);

    // The first page has the same in figures, once they are complete, and each leads on.
    await visit(page, "/agentHome", asked);
    await expect(page.getByTestId("figure-came")).toHaveText(language === "fa" ? "۱" : "1");
    if (withScript) await expectAccessible(page);
    await page.getByTestId("figure-deposits").click();
    await expect(page).toHaveURL(/\/agentHome\/transactions\?.*kind=deposit/);
    await expect(moved).toHaveCount(1);
    await visit(page, "/agentHome?period=lastMonth", asked);
    await expect(page.getByTestId("figure-came")).toHaveText(language === "fa" ? "۰" : "0");

    // Somebody of another line finds nobody there.
    await leave(page);
    await becomePartner(page, language, approve);
    expect((await page.goto(round))?.status()).toBe(404);
    for (const path of ["betting", "transactions", "betting.csv", "transactions.csv"]) {
      const answer = await page.request.get(`/agentHome/${path}?of=${person}&scope=own`);
      expect([path, answer.status()]).toEqual([path, 404]);
    }
  });
}
