import type { Page } from "@playwright/test";
import {
  alive,
  chooseLanguage,
  expect,
  expectAccessible,
  freshName,
  PASSWORD,
  register,
  type StoryLanguage,
  say,
  test,
} from "./fixture.ts";
import { office } from "./office.ts";

/** The number of a player, as an operator finds it: here by the application that the player has written. */
function playerOf(reference: string): string {
  const [, player] = /^player\s+(\d+)$/m.exec(office("mina", "partner", "show", reference)) ?? [];
  if (!player) throw new Error(`${reference} names no player.`);
  return player;
}

async function apply(page: Page, language: StoryLanguage, contact: string): Promise<string> {
  const main = page.getByRole("main");
  await main.locator('[name="name"]').fill(language === "fa" ? "نیما کاظمی" : "Nima Kazemi");
  await main.locator('[name="channel"]').selectOption("telegram");
  await main.locator('[name="contact"]').fill(contact);
  await main.locator('[name="message"]').fill("I know many people who would like to play backgammon.");
  await main.getByRole("button", { name: say(language, "partner.join.submit") }).click();
  await expect(page).toHaveURL(/\/join\?sent=A-[0-9A-Z]{8}$/);
  return (await page.getByTestId("reference").textContent()) ?? "";
}

for (const language of ["fa", "en"] as const) {
  test(`R06 R07 a guest reads what levels take and what points are given for, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    if (language !== "fa") await chooseLanguage(context, language);
    const main = page.getByRole("main");
    await page.goto("/vip");
    await alive(page, withScript);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(say(language, "rewards.vip.title"));
    await expect(main.getByRole("row")).toHaveCount(8);
    await expect(main.getByRole("progressbar")).toHaveCount(0);
    if (withScript) await expectAccessible(page);

    await page.goto("/pointMall");
    await alive(page, withScript);
    await expect(main.getByText(say(language, "rewards.mall.forever"))).toBeVisible();
    // Things to be sent are other stories' own.
    const goods = say(language, "rewards.mall.pays.goods");
    await expect(main.locator(".reward").filter({ hasNotText: goods })).toHaveCount(6);
    await expect(main.locator("form")).toHaveCount(0);
    if (withScript) await expectAccessible(page);
    const post = await page.request.post("/pointMall", {
      form: { intent: "convert", points: "500" },
      headers: { Origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });
    expect(post.status()).not.toBe(200);
  });
}

test("R17 R19 F08 A01 a member applies, is approved, and brings a player by an invitation link", async ({
  page,
  browser,
  withScript,
}) => {
  const main = page.getByRole("main");
  const name = await register(page, "fa");
  const refused = await page.goto("/agentHome");
  expect(refused?.status()).toBe(403);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(say("fa", "partner.home.refused.title"));

  await page.goto("/join");
  await alive(page, withScript);
  if (withScript) await expectAccessible(page);
  await expect(main).toContainText(name);
  await main.getByRole("button", { name: say("fa", "partner.join.submit") }).click();
  await expect(main.getByRole("alert")).toContainText(say("fa", "partner.reasons.nameMissing"));
  const reference = await apply(page, "fa", `@${name}`);
  await expect(page.getByTestId("application-state")).toHaveText(say("fa", "partner.join.sent.states.open"));
  expect(office("mina", "partner", "applications")).toContain(reference);
  expect(office("mina", "partner", "approve", reference)).toContain("is a partner");
  await page.reload();
  await expect(page.getByTestId("application-state")).toHaveText(
    say("fa", "partner.join.sent.states.approved"),
  );

  expect((await page.goto("/agentHome"))?.status()).toBe(200);
  await expect(page.locator(".player-menu .menu__list")).toContainText(say("fa", "partner.home.title"));
  await alive(page, withScript);
  if (withScript) await expectAccessible(page);
  await expect(page.getByTestId("agent-type")).toHaveText(say("fa", "partner.home.types.1"));
  await expect(page.getByTestId("downline")).toContainText("۰");
  await expect(page.getByTestId("came").locator("tbody tr")).toHaveCount(3);
  const entries = page.getByRole("navigation", { name: say("fa", "partner.home.title"), exact: true });
  await expect(entries.getByRole("link")).toHaveText(
    [
      "announcements",
      "overview",
      "accounts",
      "team",
      "betting",
      "profit",
      "income",
      "transactions",
      "subLogins",
      "close",
    ].map((name) => say("fa", `partner.nav.${name}`)),
  );
  await entries.getByRole("link", { name: say("fa", "partner.nav.announcements"), exact: true }).click();
  await expect(page).toHaveURL("/agentHome/announcements");
  await expect(main.locator(".notice-list__item").first()).toBeVisible();
  await alive(page, withScript);
  if (withScript) await expectAccessible(page);
  const asked = page.waitForRequest((request) => request.url().includes("/agentHome/accounts"));
  await entries.getByRole("link", { name: say("fa", "partner.nav.accounts"), exact: true }).click();
  // With script the page is loaded alone, and nothing of what stands around it.
  if (withScript) expect((await asked).url()).toMatch(/[?&]_routes=routes%2Fagent%2Faccounts$/);
  await expect(page).toHaveURL("/agentHome/accounts");
  await expect(entries.locator("[aria-current=page]")).toHaveText(say("fa", "partner.nav.accounts"));
  await alive(page, withScript);
  if (withScript) await expectAccessible(page);
  const link = (await page.getByTestId("invitation").textContent()) ?? "";
  const code = await page.request.get("/agentHome/invitation.svg");
  expect(code.headers()["content-type"]).toBe("image/svg+xml");
  expect(await code.text()).toContain("<svg");

  const other = await browser.newContext({ javaScriptEnabled: false });
  await registerBy(await other.newPage(), link);
  expect((await other.request.get("/agentHome/invitation.svg")).status()).toBe(403);
  await other.close();
  await page.goto("/agentHome");
  await expect(page.getByTestId("downline")).toContainText("۱");
  const today = page.getByTestId("came").locator("tbody tr").first().getByRole("link");
  await expect(today).toHaveText("۱");
  await today.click();
  await expect(page).toHaveURL(/[?&]came=today/);
  await expect(main.getByRole("table").getByRole("link", { name: /•••/ })).toHaveCount(1);
  await page.goto("/agentHome");

  // The figure leads to whom it counts, and the name of one to the team below, of which there is nobody.
  await page.getByTestId("downline").getByRole("link").click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(say("fa", "partner.team.title"));
  const team = main.getByRole("table").getByRole("link", { name: /•••/ });
  await expect(team).toHaveCount(1);
  await expect(team).toHaveText(/^..•••/);
  await alive(page, withScript);
  if (withScript) await expectAccessible(page);
  await team.click();
  await expect(main).toContainText(say("fa", "partner.team.nobody"));
  expect((await page.goto("/agentHome/team?of=100000000"))?.status()).toBe(404);
  expect((await page.goto("/agentHome/team?of=x"))?.status()).toBe(404);

  await page.goto("/agentHome/profit?whole=1&period=week");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(say("fa", "pay.profit.title"));
  await expect(page.getByTestId("profit-sums-net")).toContainText("۰");
  await expect(page.getByTestId("profit-as-of")).toBeVisible();
  await alive(page, withScript);
  if (withScript) await expectAccessible(page);
  await page.goto("/agentHome/profit?from=2026-03-22&to=2026-03-21");
  await expect(main.getByRole("alert")).toHaveText(say("fa", "pay.profit.badRange"));
  await expect(page.getByTestId("profit-sums-net")).toHaveCount(0);
  const noFile = await page.request.get("/agentHome/profit.csv?from=2026-03-22&to=2026-03-21");
  expect(noFile.status()).toBe(400);
  expect((await page.goto("/agentHome/profit?of=100000000"))?.status()).toBe(404);
  const file = await page.request.get("/agentHome/profit.csv?period=month");
  expect(await file.text()).toContain("person,name,deposits,withdrawals,valid_stake,payout,bonus,net,note");
  expect((await page.request.get("/agentHome/profit.csv?of=100000000")).status()).toBe(404);
  await expect(entries.getByRole("link")).toHaveCount(10);
  await entries.getByRole("link", { name: say("fa", "partner.nav.close"), exact: true }).click();
  await expect(page).toHaveURL("/");
});

async function registerBy(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const main = page.getByRole("main");
  const fields = { username: freshName("inv"), password: PASSWORD, confirmPassword: PASSWORD };
  for (const [name, value] of Object.entries({ ...fields, payeeName: "Sara Mohammadi" })) {
    await main.locator(`[name="${name}"]`).fill(value);
  }
  await main.locator('[name="ofAge"]').check();
  await main.locator('[name="terms"]').check();
  await main.getByRole("button", { name: say("fa", "entry.register.submit") }).click();
  await expect(page).toHaveURL("/");
}

test("P03 points are given for a reward and turned into money, with the password, once", async ({
  page,
  context,
  withScript,
}) => {
  await chooseLanguage(context, "en");
  const main = page.getByRole("main");
  const name = await register(page, "en");
  await page.goto("/join");
  const player = playerOf(await apply(page, "en", `@${name}`));
  office("mina", "points", "give", player, "2000", "--reason", "a story", "--key", name);

  await page.goto("/pointMall");
  await alive(page, withScript);
  if (withScript) await expectAccessible(page);
  await expect(page.getByTestId("points")).toContainText("2,000");
  await main.locator(".reward a").first().click();
  await expect(page).toHaveURL(/[?&]reward=/);
  await alive(page, withScript);
  const form = main.locator("form").first();
  await form.locator('[name="password"]').fill("Wrong-Nard-2026");
  await form.getByRole("button", { name: say("en", "rewards.mall.redeem.submit") }).click();
  await expect(main.getByRole("alert")).toContainText(say("en", "rewards.reasons.passwordWrong"));
  if (withScript) await expectAccessible(page);
  await form.locator('[name="password"]').fill(PASSWORD);
  await form.getByRole("button", { name: say("en", "rewards.mall.redeem.submit") }).click();
  await expect(page).toHaveURL(/\/pointMall\?done=/);
  await expect(main.getByRole("status")).toContainText("10.00 P");
  await expect(page.getByTestId("points")).toContainText("1,200");

  const convert = main.locator("form").last();
  await convert.locator('[name="points"]').fill("550");
  await convert.locator('[name="password"]').fill(PASSWORD);
  await convert.getByRole("button", { name: say("en", "rewards.mall.convert.submit") }).click();
  await expect(main.getByRole("alert")).toContainText("100");
  await expect(convert.locator('[name="points"]')).toHaveValue("550");
  await convert.locator('[name="points"]').fill("500");
  await convert.locator('[name="password"]').fill(PASSWORD);
  await convert.getByRole("button", { name: say("en", "rewards.mall.convert.submit") }).click();
  await expect(page.getByTestId("points")).toContainText("700");
  await expect(main.getByRole("table").getByRole("row")).toHaveCount(3);

  await page.goto("/vip");
  await alive(page, withScript);
  await expect(page.getByTestId("standing")).toContainText("Agate");
  await expect(main.getByRole("progressbar")).toHaveAttribute("value", "0");
  if (withScript) await expectAccessible(page);
});
