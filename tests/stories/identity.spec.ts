import type { Page } from "@playwright/test";
import { button, isSignedIn, leave, main, visit } from "./doors.ts";
import {
  alive,
  chooseLanguage,
  expect,
  expectAccessible,
  fillRegistration,
  freshName,
  PASSWORD,
  register,
  type StoryLanguage,
  say,
  test,
} from "./fixture.ts";
import { ownDoors } from "./own-doors.ts";

/** Stories of a site of its own, whose sign-in with Google and Facebook leads to a provider that they bring. */
const PROVIDERS = { google: "Google", facebook: "Facebook" } as const;

const { house } = ownDoors({
  hasProviders: true,
  flags: ["GOOGLELOGIN3", "FACEBOOKLOGIN3"],
  heard: "/login/with/facebook",
});

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

for (const language of ["fa", "en"] as const) {
  test(`L08 somebody comes from Google, opens an account and comes in with it again in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    const asked = { language, withScript };
    await chooseLanguage(context, language);
    const name = freshName("g");
    // Anybody who is sent by a friend may press it below the registration: it goes on for the same errand.
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
