import type { Page } from "@playwright/test";
import { appCode } from "../setup/app-code.ts";
import { type Asked, main, visit } from "./doors.ts";
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
import { ownDoors, WHERE_TO_PAY } from "./own-doors.ts";
import { PAYMENT_PASSWORD, payIn } from "./pay-in.ts";

/** Stories of a site of its own, whose sign-in with Google and Facebook leads to a provider that they bring. */
const HALF_MINUTE_MS = 30_000;
const WRONG_CODE = "000000";
const PROVIDERS = { google: "Google", facebook: "Facebook" } as const;

const { site, house } = ownDoors({
  hasProviders: true,
  office: [WHERE_TO_PAY],
  flags: ["GOOGLELOGIN3", "FACEBOOKLOGIN3"],
  heard: "/login/with/facebook",
});

const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

/** As if the browser were another one: quicker than the way out by the form, and the sign-in stays what it was. */
async function leave(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.context().addCookies(cookies.filter(({ name }) => name === "lang"));
}

async function comeIn(page: Page, asked: Asked, username: string): Promise<void> {
  await visit(page, "/login", asked);
  await logIn(page, asked.language, username);
}

const isSignedIn = (page: Page) => expect(page).toHaveURL(/^https?:\/\/[^/]+\/(?:\?.*)?$/);

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

const codeField = (page: Page) => main(page).locator('form [name="code"]').first();

/** Switches two-step sign-in on, and gives the secret and the recovery codes. */
async function switchOn(page: Page, asked: Asked): Promise<{ secret: string; codes: string[] }> {
  const { language, withScript } = asked;
  await visit(page, "/member/securityCenter/twoFactor", asked);
  await button(page, say(language, "twoFactor.begin.submit")).click();
  const picture = main(page).getByRole("img", { name: say(language, "twoFactor.setup.picture") });
  const width = (img: HTMLImageElement) => img.decode().then(() => img.naturalWidth);
  expect(await picture.evaluate(width)).toBeGreaterThan(20);
  const secret = ((await main(page).locator(".factor__secret").textContent()) ?? "").trim();
  expect(secret).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  if (withScript) await expectAccessible(page);

  const submit = button(page, say(language, "twoFactor.setup.submit"));
  await codeField(page).fill(WRONG_CODE);
  await main(page).locator('[name="password"]').fill(PASSWORD);
  await submit.click();
  await expect(main(page).getByRole("alert")).toContainText(say(language, "twoFactor.reasons.codeWrong"));
  await codeField(page).fill(appCode(secret, new Date()));
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
    const asked = { language, withScript };
    await chooseLanguage(context, language);
    const username = await register(page, language);
    const { secret, codes } = await switchOn(page, asked);

    await leave(page);
    await comeIn(page, asked, username);
    await expect(page).toHaveURL("/login/secondFactor");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
      say(language, "twoFactor.door.title"),
    );
    if (withScript) await expectAccessible(page);
    // Who owes the second proof is signed in as nobody.
    await page.goto("/member/securityCenter");
    await expect(page).toHaveURL(/\/login/);
    await visit(page, "/login/secondFactor", asked);

    const goOn = button(page, say(language, "twoFactor.door.submit"));
    await goOn.click();
    await expect(main(page).getByRole("alert")).toContainText(say(language, "twoFactor.reasons.codeMissing"));
    await codeField(page).fill(WRONG_CODE);
    await goOn.click();
    await expect(main(page).getByRole("alert")).toContainText(say(language, "twoFactor.reasons.codeWrong"));
    const next = appCode(secret, new Date(Date.now() + HALF_MINUTE_MS));
    await codeField(page).fill(next);
    await goOn.click();
    await isSignedIn(page);

    await leave(page);
    await comeIn(page, asked, username);
    await codeField(page).fill(next);
    await goOn.click();
    await expect(main(page).getByRole("alert")).toContainText(say(language, "twoFactor.reasons.codeUsed"));
    await codeField(page).fill((codes[0] ?? "").toLowerCase());
    await goOn.click();
    await isSignedIn(page);

    await visit(page, "/member/securityCenter/twoFactor", asked);
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
    await leave(page);
    await comeIn(page, asked, username);
    await isSignedIn(page);
  });

  test(`L16 money leaves with a code alone where two-step sign-in is on in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(90_000);
    const asked = { language, withScript };
    await chooseLanguage(context, language);
    await register(page, language);
    await payIn(page, asked, site());
    const { codes } = await switchOn(page, asked);
    await visit(page, "/member/withdraw", asked);
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

    await visit(page, "/member/withdraw", asked);
    await main(page).locator('[name="amount"]').fill("20");
    await fill(codes[0] ?? "", PAYMENT_PASSWORD);
    await expect(alert).toContainText(say(language, "twoFactor.reasons.codeUsed"));
  });

  test(`L08 somebody comes from Google, opens an account and comes in with it again in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    const asked = { language, withScript };
    await chooseLanguage(context, language);
    const name = freshName("g");
    // Whoever is sent by a friend may press it below the registration: it goes on for the same errand.
    await visit(page, "/register?referralCode=friend7&redirectTo=%2Fhelp", asked);
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
    await expect(page).toHaveURL(/\/register\?with=google&referralCode=friend7&redirectTo=%2Fhelp$/);
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
    await expect(page).toHaveURL("/help");

    await leave(page);
    await visit(page, "/login?redirectTo=%2Fhelp", asked);
    await continueWith(page, language, "google");
    await sayWhoAtProvider(page, name);
    await expect(page).toHaveURL(/\/help(?:\?|$)/);
    await page.goto("/member/securityCenter/linked");
    await expect(main(page)).toContainText(`${name}@example.com`);
  });

  test(`L08 a player links Facebook with the password, comes in with it and unlinks it in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    const asked = { language, withScript };
    await chooseLanguage(context, language);
    const name = freshName("f");
    await register(page, language);
    await visit(page, "/member/securityCenter/linked", asked);
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

    await leave(page);
    await visit(page, "/login", asked);
    await continueWith(page, language, "facebook");
    await sayWhoAtProvider(page, name);
    await isSignedIn(page);
    await visit(page, "/member/securityCenter/linked", asked);
    await button(page, say(language, "twoFactor.linked.unlink", holes)).click();
    await expect(main(page)).toContainText(say(language, "twoFactor.linked.done.unlinked", holes));
  });
}

test("L08 a provider that is away loses nothing, and a way back that nobody began leads nowhere", async ({
  page,
  context,
  withScript,
}) => {
  const asked = { language: "en", withScript } as const;
  await chooseLanguage(context, "en");
  await visit(page, "/login?redirectTo=%2Fhelp", asked);
  await continueWith(page, "en", "google");
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await page.getByLabel("Name").fill("nima");
  await house().away("/token");
  await page.getByRole("button", { name: "Go on" }).click();
  const failed = say("en", "twoFactor.social.reasons.providerFailed", { provider: "Google" });
  await expect(main(page).getByRole("alert")).toContainText(failed);
  await house().away(false);
  await page.reload();
  const stale = say("en", "twoFactor.social.reasons.staleJourney");
  await expect(main(page).getByRole("alert")).toContainText(stale);
  for (const path of ["/login/with/nobody", "/login/from/nobody?code=1&state=1"]) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
  const way = "/login/from/google?code=1&state=1";
  expect((await page.goto(way))?.status()).toBe(422);
  await expect(main(page).getByRole("alert")).toContainText(stale);
});
