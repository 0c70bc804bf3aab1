import type { Browser, Page } from "@playwright/test";
import { becomePartner } from "./become-partner.ts";
import {
  alive,
  chooseLanguage,
  expect,
  expectAccessible,
  fillRegistration,
  freshName,
  logIn,
  PASSWORD,
  register,
  type StoryLanguage,
  say,
  test,
} from "./fixture.ts";
import { office } from "./office.ts";

const partner = (page: Page, language: StoryLanguage) =>
  becomePartner(page, language, (reference) => office("mina", "partner", "approve", reference));

/** Opens a link in a browser of its own, twice, and tries to register; says what stands there then. */
async function comeBy(browser: Browser, link: string, language: StoryLanguage) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await chooseLanguage(context, language);
  const guest = await context.newPage();
  await guest.goto(link);
  await guest.goto(link);
  return { guest, close: () => context.close() };
}

const submit = (page: Page, language: StoryLanguage) =>
  page
    .getByRole("main")
    .getByRole("button", { name: say(language, "entry.register.submit") })
    .click();

for (const language of ["fa", "en"] as const) {
  test(`A05 an agent makes a link for one, somebody comes by it, and the next is told that it is used up, in ${language}`, async ({
    page,
    browser,
    withScript,
  }) => {
    test.slow();
    await chooseLanguage(page.context(), language);
    const main = page.getByRole("main");
    await partner(page, language);
    await page.goto("/agentHome/accounts");
    await alive(page, withScript);
    if (withScript) await expectAccessible(page);
    const make = main.getByRole("button", { name: say(language, "partner.links.make") });
    await main.locator('[name="uses"]').fill("0");
    await make.click();
    await expect(main.locator('[name="uses"]')).toHaveAttribute("aria-invalid", "true");
    await expect(main.locator('[name="channel"]')).toHaveAttribute("aria-invalid", "true");
    await main.locator('[name="channel"]').fill("Bazaar");
    await main.locator('[name="uses"]').fill(language === "fa" ? "۱" : "1");
    await main.locator('[name="days"]').selectOption("7");
    await make.click();
    await expect(page).toHaveURL(/\/agentHome\/accounts\/[2-9A-HJ-NP-Z]{8}\?made=1$/);
    await alive(page, withScript);
    if (withScript) await expectAccessible(page);
    const own = new URL(page.url()).pathname;
    const link = (await page.getByTestId("link-address").first().textContent()) ?? "";
    for (const [kind, type] of [
      ["svg", "image/svg+xml"],
      ["png", "image/png"],
    ] as const) {
      const code = await page.request.get(`${own}/qr/${kind}`);
      expect(code.headers()["content-type"]).toBe(type);
    }

    const came = await comeBy(browser, link, language);
    await fillRegistration(came.guest, language, { username: freshName() });
    await submit(came.guest, language);
    await expect(came.guest).toHaveURL("/");
    expect((await came.guest.request.get(`${own}/qr/svg`)).status()).toBe(403);
    await came.close();

    const late = await comeBy(browser, link, language);
    const said = late.guest.getByText(say(language, "reasons.linkUsedUp"));
    await expect(said.first()).toBeVisible();
    await late.guest.goto("/register");
    await fillRegistration(late.guest, language, { username: freshName() });
    await submit(late.guest, language);
    await expect(late.guest).toHaveURL("/");
    await late.close();

    await page.goto(own);
    const one = language === "fa" ? "۱" : "1";
    const facts = page.getByTestId("link-facts").locator("dd");
    await expect(facts.nth(1)).toHaveText(say(language, "partner.links.states.usedUp"));
    await expect(facts.nth(4)).toHaveText(one);
    await expect(facts.nth(5)).toHaveText(one);
    await page.goto("/agentHome");
    await expect(page.getByTestId("downline")).toContainText(one);
    expect((await page.goto("/agentHome/accounts/ABCDEFGH"))?.status()).toBe(404);
  });
}

test("A05 an agent ends a link, and whoever opens it is told so, in en", async ({
  page,
  browser,
  withScript,
}) => {
  await chooseLanguage(page.context(), "en");
  await partner(page, "en");
  await page.goto("/agentHome/accounts");
  await alive(page, withScript);
  const main = page.getByRole("main");
  await main.locator('[name="channel"]').fill("Flyer");
  await main.getByRole("button", { name: say("en", "partner.links.make") }).click();
  await expect(page).toHaveURL(/made=1/);
  const link = (await page.getByTestId("link-address").first().textContent()) ?? "";
  await main.getByRole("button", { name: say("en", "partner.links.end") }).click();
  await expect(page.getByTestId("link-facts")).toContainText(say("en", "partner.links.states.ended"));
  const late = await comeBy(browser, link, "en");
  await expect(late.guest.getByText(say("en", "reasons.linkEnded")).first()).toBeVisible();
  await late.close();
});

test("A05 L05 an agent opens an account, and its owner chooses a password and agrees before anything else, in fa", async ({
  page,
  browser,
  withScript,
}) => {
  test.slow();
  const main = page.getByRole("main");
  await partner(page, "fa");
  await page.goto("/agentHome/openAccount");
  await alive(page, withScript);
  if (withScript) await expectAccessible(page);
  const username = freshName();
  const open = main.getByRole("button", { name: say("fa", "partner.opening.submit") });
  await open.click();
  await expect(main.locator('[name="username"]')).toHaveAttribute("aria-invalid", "true");
  await main.locator('[name="username"]').fill(username);
  await main.locator('[name="newPassword"]').fill(PASSWORD);
  await main.locator('[name="confirmNewPassword"]').fill(PASSWORD);
  await open.click();
  await expect(page).toHaveURL(/\/agentHome\/openAccount\?done=\d+$/);
  await expect(main.locator(".notice--good")).toContainText(username);
  await page.goto("/agentHome");
  await expect(page.getByTestId("downline")).toContainText("۱");

  const context = await browser.newContext({ javaScriptEnabled: withScript });
  const owner = await context.newPage();
  const held = owner.getByRole("main");
  await owner.goto("/login");
  await alive(owner, withScript);
  await logIn(owner, "fa", username);
  await expect(owner).toHaveURL("/login/changePassword");
  const submit = held.getByRole("button", { name: say("fa", "codes.changePassword.heldSubmit") });
  const choose = async () => {
    await held.locator('[name="newPassword"]').fill("Sarv-e-Naaz-2026");
    await held.locator('[name="confirmNewPassword"]').fill("Sarv-e-Naaz-2026");
  };
  await choose();
  await submit.click();
  await expect(held.locator('[name="ofAge"]')).toHaveAttribute("aria-invalid", "true");
  await expect(held.locator('[name="terms"]')).toHaveAttribute("aria-invalid", "true");
  await choose();
  await held.locator('[name="ofAge"]').check();
  await held.locator('[name="terms"]').check();
  await submit.click();
  await expect(owner).toHaveURL("/?modal=welcome");
  await context.close();
});

test("a member brings a friend by the link of the member centre, and sees them by a masked name, in fa", async ({
  page,
  browser,
  withScript,
}) => {
  const main = page.getByRole("main");
  await register(page, "fa");
  await page.goto("/member/referral");
  await alive(page, withScript);
  if (withScript) await expectAccessible(page);
  await expect(main).toContainText(say("fa", "rewards.referral.nobody"));
  const code = await page.request.get("/member/referral/code.svg");
  expect(code.headers()["content-type"]).toBe("image/svg+xml");
  const link = (await page.getByTestId("referral-link").textContent()) ?? "";
  const came = await comeBy(browser, link, "fa");
  await fillRegistration(came.guest, "fa", { username: freshName() });
  await submit(came.guest, "fa");
  await expect(came.guest).toHaveURL("/");
  await came.close();
  await page.reload();
  const row = main.getByRole("table").getByRole("row").nth(1);
  await expect(row).toContainText("•••");
  await expect(row).toContainText(say("fa", "rewards.referral.states.registered"));
});
