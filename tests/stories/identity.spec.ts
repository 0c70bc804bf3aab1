import type { Page } from "@playwright/test";
import sharp from "sharp";
import { appCode } from "../setup/app-code.ts";
import { type IdentityHouse, identityHouse } from "../setup/oidc-provider-process.ts";
import { type OwnSite, ownSite } from "../setup/own-site.ts";
import {
  alive,
  chooseLanguage,
  expect,
  expectAccessible,
  fillRegistration,
  freshName,
  PASSWORD,
  type StoryLanguage,
  say,
  test,
} from "./fixture.ts";

/** Stories of a site of its own, whose sign-in with Google and Facebook leads to a provider that they bring. */
const PAYMENT_PASSWORD = "482913";
const IBAN = "IR062960000000100324200001";
const HALF_MINUTE_MS = 30_000;
const WRONG_CODE = "000000";
const PROVIDERS = { google: "Google", facebook: "Facebook" } as const;

let site: OwnSite;
let house: IdentityHouse;

test.beforeAll(async () => {
  test.setTimeout(150_000);
  site = await ownSite();
  house = await identityHouse(site.address);
  await site.start({ ...house.environment, TRUSTED_PROXIES: "1" });
  const whereToPay = ["--fa", "به حساب نمونهٔ ما واریز کنید.", "--en", "Please pay to our sample account."];
  site.office("method", "set", "transfer", ...whereToPay);
  for (const flag of ["GOOGLELOGIN3", "FACEBOOKLOGIN3"]) site.office("brand", "flag", flag, "--on");
  const login = async () => (await fetch(`${site.address}/login`)).text();
  await expect.poll(login, { intervals: [100], timeout: 60_000 }).toContain("/login/with/facebook");
});
test.afterAll(async () => {
  await house.close();
  await site.remove();
});

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

async function open(page: Page, path: string, withScript: boolean): Promise<void> {
  await page.goto(`${site.address}${path}`);
  await alive(page, withScript);
}

async function register(page: Page, language: StoryLanguage, withScript: boolean): Promise<string> {
  const username = freshName();
  await open(page, "/register", withScript);
  await fillRegistration(page, language, { username });
  await button(page, say(language, "entry.register.submit")).click();
  await expect(page).toHaveURL(`${site.address}/`);
  return username;
}

async function signOut(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.context().addCookies(cookies.filter(({ name }) => name === "lang"));
}

async function logIn(
  page: Page,
  language: StoryLanguage,
  username: string,
  withScript: boolean,
): Promise<void> {
  await open(page, "/login", withScript);
  await main(page).locator('[name="username"]').fill(username);
  await main(page).locator('[name="password"]').fill(PASSWORD);
  await button(page, say(language, "entry.login.submit")).click();
}

const isSignedIn = (page: Page) => expect(page).toHaveURL(new RegExp(`^${site.address}/(?:\\?.*)?$`));

/** At the provider, as somebody there. */
async function sayWhoAtProvider(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Go on" }).click();
}

const continueWith = (page: Page, language: StoryLanguage, provider: keyof typeof PROVIDERS) =>
  main(page)
    .getByRole("link", {
      name: say(language, "twoFactor.social.continueWith", { provider: PROVIDERS[provider] }),
    })
    .click();

const codeField = (page: Page, form: string) =>
  main(page).locator(`#${form} [name="code"], form [name="code"]`).first();

/** Switches two-step sign-in on, and gives the secret and the recovery codes. */
async function switchOn(
  page: Page,
  language: StoryLanguage,
  withScript: boolean,
): Promise<{ secret: string; codes: string[] }> {
  await open(page, "/member/securityCenter/twoFactor", withScript);
  await button(page, say(language, "twoFactor.begin.submit")).click();
  const picture = main(page).getByRole("img", { name: say(language, "twoFactor.setup.picture") });
  const width = (img: HTMLImageElement) => img.decode().then(() => img.naturalWidth);
  expect(await picture.evaluate(width)).toBeGreaterThan(20);
  const secret = ((await main(page).locator(".factor__secret").textContent()) ?? "").trim();
  expect(secret).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  if (withScript) await expectAccessible(page);

  const submit = button(page, say(language, "twoFactor.setup.submit"));
  await codeField(page, "on").fill(WRONG_CODE);
  await main(page).locator('[name="password"]').fill(PASSWORD);
  await submit.click();
  await expect(main(page).getByRole("alert")).toContainText(say(language, "twoFactor.reasons.codeWrong"));
  await codeField(page, "on").fill(appCode(secret, new Date()));
  await main(page).locator('[name="password"]').fill(PASSWORD);
  await submit.click();
  await expect(main(page).locator(".factor__codes li")).toHaveCount(10);
  const codes = await main(page).locator(".factor__codes li").allInnerTexts();
  if (withScript) await expectAccessible(page);
  await main(page)
    .getByRole("link", { name: say(language, "twoFactor.codes.done") })
    .click();
  await expect(button(page, say(language, "twoFactor.off.submit"))).toBeVisible();
  return { secret, codes };
}

for (const language of ["fa", "en"] as const) {
  test(`L16 two-step sign-in from on to off in ${language}`, async ({ page, context, withScript }) => {
    test.setTimeout(90_000);
    await chooseLanguage(context, language);
    const username = await register(page, language, withScript);
    const { secret, codes } = await switchOn(page, language, withScript);

    await signOut(page);
    await logIn(page, language, username, withScript);
    await expect(page).toHaveURL(`${site.address}/login/secondFactor`);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
      say(language, "twoFactor.door.title"),
    );
    if (withScript) await expectAccessible(page);
    // Who owes the second proof is signed in as nobody.
    await page.goto(`${site.address}/member/securityCenter`);
    await expect(page).toHaveURL(/\/login/);
    await open(page, "/login/secondFactor", withScript);

    const goOn = button(page, say(language, "twoFactor.door.submit"));
    await goOn.click();
    await expect(main(page).getByRole("alert")).toContainText(say(language, "twoFactor.reasons.codeMissing"));
    await codeField(page, "form").fill(WRONG_CODE);
    await goOn.click();
    await expect(main(page).getByRole("alert")).toContainText(say(language, "twoFactor.reasons.codeWrong"));
    const next = appCode(secret, new Date(Date.now() + HALF_MINUTE_MS));
    await codeField(page, "form").fill(next);
    await goOn.click();
    await isSignedIn(page);

    await signOut(page);
    await logIn(page, language, username, withScript);
    await codeField(page, "form").fill(next);
    await goOn.click();
    await expect(main(page).getByRole("alert")).toContainText(say(language, "twoFactor.reasons.codeUsed"));
    await codeField(page, "form").fill((codes[0] ?? "").toLowerCase());
    await goOn.click();
    await isSignedIn(page);

    await open(page, "/member/securityCenter/twoFactor", withScript);
    if (withScript) await expectAccessible(page);
    await main(page)
      .locator("form", { hasText: say(language, "twoFactor.renew.title") })
      .locator('[name="code"]')
      .fill(codes[1] ?? "");
    await button(page, say(language, "twoFactor.renew.submit")).click();
    await expect(main(page).locator(".factor__codes li")).toHaveCount(10);
    const renewed = await main(page).locator(".factor__codes li").allInnerTexts();
    await main(page)
      .getByRole("link", { name: say(language, "twoFactor.codes.done") })
      .click();

    const off = main(page).locator("form", { hasText: say(language, "twoFactor.off.text") });
    await off.locator('[name="code"]').fill(renewed[0] ?? "");
    await off.locator('[name="password"]').fill(PASSWORD);
    await button(page, say(language, "twoFactor.off.submit")).click();
    await expect(main(page)).toContainText(say(language, "twoFactor.off.done"));
    await signOut(page);
    await logIn(page, language, username, withScript);
    await isSignedIn(page);
  });

  test(`L16 money leaves with a code alone where two-step sign-in is on in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(90_000);
    await chooseLanguage(context, language);
    await register(page, language, withScript);
    await payIn(page, language, withScript);
    const { codes } = await switchOn(page, language, withScript);
    await open(page, "/member/withdraw", withScript);
    const submit = button(page, say(language, "cashier.withdraw.submit"));
    const fill = async (code: string, paymentPassword: string) => {
      await main(page).locator('[name="amount"]').fill("60");
      await main(page).locator('[name="code"]').fill(code);
      await main(page).locator('[name="paymentPassword"]').fill(paymentPassword);
      await submit.click();
    };
    const alert = main(page).getByRole("alert");
    await fill("", PAYMENT_PASSWORD);
    await expect(alert).toContainText(say(language, "twoFactor.reasons.codeMissing"));
    await fill(WRONG_CODE, PAYMENT_PASSWORD);
    await expect(alert).toContainText(say(language, "twoFactor.reasons.codeWrong"));
    await fill(codes[0] ?? "", "000000");
    await expect(alert).toContainText(say(language, "cashier.reasons.paymentPasswordWrong"));
    // A slip in the other field does not cost the code.
    await fill(codes[0] ?? "", PAYMENT_PASSWORD);
    await expect(page).toHaveURL(/\/member\/withdraw\/W-/);

    await open(page, "/member/withdraw", withScript);
    await main(page).locator('[name="amount"]').fill("20");
    await fill(codes[0] ?? "", PAYMENT_PASSWORD);
    await expect(alert).toContainText(say(language, "twoFactor.reasons.codeUsed"));
  });

  test(`L08 somebody comes from Google, opens an account and comes in with it again in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    await chooseLanguage(context, language);
    const name = freshName("g");
    await open(page, "/login?redirectTo=%2Fhelp", withScript);
    if (withScript) await expectAccessible(page);
    await continueWith(page, language, "google");
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(main(page).getByRole("alert")).toContainText(
      say(language, "twoFactor.social.reasons.declined", { provider: "Google" }),
    );
    if (withScript) await expectAccessible(page);
    const again = say(language, "twoFactor.social.trouble.again", { provider: "Google" });
    await main(page).getByRole("link", { name: again }).click();
    await sayWhoAtProvider(page, name);
    await expect(page).toHaveURL(/\/register\?with=google/);
    await alive(page, withScript);
    await expect(main(page)).toContainText(`${name}@example.com`);
    await expect(main(page).locator('[name="email"]')).toHaveValue(`${name}@example.com`);
    await expect(main(page).locator('[name="payeeName"]')).toHaveValue(/ Kazemi$/);
    await fillRegistration(page, language, { username: "x", payeeName: "Nima Kazemi" });
    await button(page, say(language, "entry.register.submit")).click();
    await expect(main(page).getByRole("alert")).toBeVisible();
    await expect(main(page)).toContainText(`${name}@example.com`);
    await fillRegistration(page, language, { username: freshName(), payeeName: "Nima Kazemi" });
    await button(page, say(language, "entry.register.submit")).click();
    await expect(page).toHaveURL(`${site.address}/help`);

    await signOut(page);
    await open(page, "/login?redirectTo=%2Fhelp", withScript);
    await continueWith(page, language, "google");
    await sayWhoAtProvider(page, name);
    await expect(page).toHaveURL(/\/help(?:\?|$)/);
    await page.goto(`${site.address}/member/securityCenter/linked`);
    await expect(main(page)).toContainText(`${name}@example.com`);
  });

  test(`L08 a player links Facebook with the password, comes in with it and unlinks it in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    await chooseLanguage(context, language);
    const name = freshName("f");
    await register(page, language, withScript);
    await open(page, "/member/securityCenter/linked", withScript);
    const holes = { provider: "Facebook" };
    await main(page)
      .getByRole("link", { name: say(language, "twoFactor.linked.link", holes) })
      .click();
    await sayWhoAtProvider(page, name);
    await expect(page).toHaveURL(/linked\?with=facebook/);
    await alive(page, withScript);
    if (withScript) await expectAccessible(page);
    const confirm = button(page, say(language, "twoFactor.linked.confirm.submit"));
    await main(page).locator('[name="password"]').fill("another");
    await confirm.click();
    await expect(main(page).getByRole("alert")).toContainText(
      say(language, "twoFactor.reasons.passwordWrong"),
    );
    await main(page).locator('[name="password"]').fill(PASSWORD);
    await confirm.click();
    await expect(main(page)).toContainText(say(language, "twoFactor.linked.done.linked", holes));
    if (withScript) await expectAccessible(page);

    await signOut(page);
    await open(page, "/login", withScript);
    await continueWith(page, language, "facebook");
    await sayWhoAtProvider(page, name);
    await isSignedIn(page);
    await open(page, "/member/securityCenter/linked", withScript);
    await button(page, say(language, "twoFactor.linked.unlink", holes)).click();
    await expect(main(page)).toContainText(say(language, "twoFactor.linked.done.unlinked", holes));
  });
}

test("L08 a provider that is away loses nothing, and a way back that nobody began leads nowhere", async ({
  page,
  context,
  withScript,
}) => {
  await chooseLanguage(context, "en");
  await open(page, "/login?redirectTo=%2Fhelp", withScript);
  await continueWith(page, "en", "google");
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await page.getByLabel("Name").fill("nima");
  await house.away("/token");
  await page.getByRole("button", { name: "Go on" }).click();
  const failed = say("en", "twoFactor.social.reasons.providerFailed", { provider: "Google" });
  await expect(main(page).getByRole("alert")).toContainText(failed);
  await house.away(false);
  await page.reload();
  const stale = say("en", "twoFactor.social.reasons.staleJourney");
  await expect(main(page).getByRole("alert")).toContainText(stale);
  for (const path of ["/login/with/nobody", "/login/from/nobody?code=1&state=1"]) {
    expect((await page.goto(`${site.address}${path}`))?.status()).toBe(404);
  }
  const way = `${site.address}/login/from/google?code=1&state=1`;
  expect((await page.goto(way))?.status()).toBe(422);
  await expect(main(page).getByRole("alert")).toContainText(stale);
});

/** Money that can leave, and where to. */
async function payIn(page: Page, language: StoryLanguage, withScript: boolean): Promise<void> {
  await open(page, "/member/depositv2", withScript);
  await main(page).locator('[name="amount"]').fill("100");
  await button(page, say(language, "cashier.deposit.submit")).click();
  await expect(page).toHaveURL(/\/member\/depositv2\/D-/);
  const background = { r: 240, g: 230, b: 200 };
  const picture = sharp({ create: { width: 120, height: 80, channels: 3, background } });
  const buffer = await picture.png().toBuffer();
  await page.locator('[name="proof"]').setInputFiles({ name: "receipt.png", mimeType: "image/png", buffer });
  await button(page, say(language, "cashier.proof.submit")).click();
  await page.waitForLoadState();
  site.office("deposit", "approve", new URL(page.url()).pathname.split("/").at(-1) ?? "");

  await open(page, "/member/securityCenter/paymentPassword", withScript);
  await main(page).locator('[name="password"]').fill(PASSWORD);
  for (const name of ["paymentPassword", "confirmPaymentPassword"])
    await main(page).locator(`[name="${name}"]`).fill(PAYMENT_PASSWORD);
  await button(page, say(language, "cashier.paymentPassword.set")).click();
  await expect(page).not.toHaveURL(/paymentPassword/);
  await open(page, "/member/withdraw", withScript);
  await main(page)
    .getByRole("link", { name: say(language, "cashier.withdraw.needs.payee.go") })
    .click();
  await main(page)
    .locator('[name="holder"]')
    .fill(language === "fa" ? "نیما کاظمی" : "Nima Kazemi");
  await main(page).locator('[name="iban"]').fill(IBAN);
  await button(page, say(language, "cashier.payees.add")).click();
  await expect(page).toHaveURL(`${site.address}/member/withdraw`);
}
