import type { Page } from "@playwright/test";
import { askForCode, letterTo } from "./codes.ts";
import { type Asked, alert, fill, freshNumber, isIn, main, press, signOut, visit } from "./doors.ts";
import {
  alive,
  chooseLanguage,
  expect,
  expectAccessible,
  fillRegistration,
  freshName,
  PASSWORD,
  say,
  test,
} from "./fixture.ts";
import { ownDoors, WHERE_TO_PAY } from "./own-doors.ts";
import { PAYMENT_PASSWORD } from "./pay-in.ts";

/** Stories of a site of its own, on which a number opens an account, leads back into it, and may be asked often. */
test.describe.configure({ mode: "serial" });

const NEW = "Kabutar-Nard-2026";
const CODE = /\b\d{6}\b/;

ownDoors({
  hasProviders: true,
  office: [WHERE_TO_PAY, ["gateway", "budget", "sms-number-minute", "--most", "9"]],
  flags: ["MOBILENUMREG3", "PHONEVERIFY3", "MOBILEVERCODELOGIN3", "GOOGLELOGIN3"],
  heard: "/login/with/google",
});

const codeTo = (page: Page, number: string) => letterTo(page, `+98${number}`, CODE);

/** On the form of a registration by number, which asks for no password: a code proves the number. */
async function registerByNumber(page: Page, asked: Asked, number: string): Promise<void> {
  await expect(main(page).locator('[name="password"]')).toHaveCount(0);
  await fill(page, {
    mobileNum: `0${number}`,
    payeeName: asked.language === "fa" ? "نیما کاظمی" : "Nima Kazemi",
  });
  await main(page).locator('[name="ofAge"]').check();
  await main(page).locator('[name="terms"]').check();
  await askForCode(page, asked);
  await fill(page, { verificationCode: await codeTo(page, number) });
  await press(page, asked, "entry.register.submit");
}

for (const language of ["fa", "en"] as const) {
  test.describe(`codes and what they open, in ${language}`, () => {
    test.beforeEach(({ context }) => chooseLanguage(context, language));

    test(`L02 L03 L11 somebody comes in by a code to their number, once, in ${language}`, async ({
      page,
      withScript,
    }) => {
      test.slow();
      const asked = { language, withScript };
      const number = freshNumber();
      await visit(page, "/register?redirectTo=%2Fhelp", asked);
      await registerByNumber(page, asked, number);
      await expect(page).toHaveURL("/help");
      await signOut(page, asked);

      await visit(page, "/login?redirectTo=%2Fhelp", asked);
      await main(page)
        .getByRole("link", { name: say(language, "entry.login.bySms") })
        .click();
      await alive(page, withScript);
      await fill(page, { mobileNum: `0${number}` });
      await askForCode(page, { ...asked, isQuiet: true });
      if (withScript) await expectAccessible(page);
      const code = await codeTo(page, number);
      await fill(page, { verificationCode: code === "111111" ? "222222" : "111111" });
      await press(page, asked, "entry.login.submit");
      await expect(alert(page)).toContainText(say(language, "reasons.wrongNumberOrCode"));
      await expect(main(page).locator('[name="mobileNum"]')).toHaveValue(`0${number}`);
      expect(await isIn(page)).toBe(false);
      await fill(page, { verificationCode: code });
      await press(page, asked, "entry.login.submit");
      await expect(page).toHaveURL(/\/help(?:\?|$)/);
      expect(await isIn(page)).toBe(true);

      await signOut(page, asked);
      await visit(page, "/login?by=sms", asked);
      await fill(page, { mobileNum: `0${number}`, verificationCode: code });
      await press(page, asked, "entry.login.submit");
      await expect(alert(page)).toContainText(say(language, "reasons.wrongNumberOrCode"));
      expect(await isIn(page)).toBe(false);
    });

    test(`L08 S05 who came from Google without a password is led to the first one, and back, in ${language}`, async ({
      page,
      withScript,
    }) => {
      test.slow();
      const asked = { language, withScript };
      const number = freshNumber();
      await visit(page, "/login?redirectTo=%2Fmember%2FsecurityCenter", asked);
      const google = say(language, "twoFactor.social.continueWith", { provider: "Google" });
      await main(page).getByRole("link", { name: google }).click();
      await page.getByLabel("Name").fill(freshName("g"));
      await page.getByRole("button", { name: "Go on" }).click();
      await expect(page).toHaveURL(/\/register\?with=google/);
      await alive(page, withScript);
      await registerByNumber(page, asked, number);
      await expect(page).toHaveURL("/member/securityCenter");

      await visit(page, "/member/securityCenter/profile", asked);
      await expect(main(page).locator('[name="password"]')).toHaveCount(0);
      await visit(page, "/member/securityCenter/email", asked);
      await expect(page).toHaveURL(/\/password\?redirectTo=%2Fmember%2FsecurityCenter%2Femail$/);
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
        say(language, "codes.firstPassword.title"),
      );
      await askForCode(page, { ...asked, isQuiet: true });
      if (withScript) await expectAccessible(page);
      await fill(page, {
        verificationCode: await codeTo(page, number),
        newPassword: "password123",
        confirmNewPassword: "password123",
      });
      await press(page, asked, "codes.firstPassword.submit");
      await expect(alert(page)).toContainText(say(language, "reasons.passwordCommon"));
      await fill(page, {
        verificationCode: await codeTo(page, number),
        newPassword: NEW,
        confirmNewPassword: NEW,
      });
      await press(page, asked, "codes.firstPassword.submit");
      await expect(page).toHaveURL("/member/securityCenter/email");
      await expect(main(page).locator('[name="password"]')).toBeVisible();

      await signOut(page, asked);
      await visit(page, "/login", asked);
      await fill(page, { username: `0${number}`, password: NEW });
      await press(page, asked, "entry.login.submit");
      await expect(page).not.toHaveURL(/login/);
      expect(await isIn(page)).toBe(true);
    });

    test(`M01 another mail address holds money for a day, and the player is told three times, in ${language}`, async ({
      page,
      withScript,
    }) => {
      test.slow();
      const asked = { language, withScript };
      const username = freshName("h");
      const former = `${username}@example.com`;
      const another = `${username}@example.org`;
      await visit(page, "/register?mode=username", asked);
      await fillRegistration(page, language, { username, email: former });
      await press(page, asked, "entry.register.submit");
      await expect(page).toHaveURL("/");
      await visit(page, "/member/securityCenter/paymentPassword", asked);
      await fill(page, {
        password: PASSWORD,
        paymentPassword: PAYMENT_PASSWORD,
        confirmPaymentPassword: PAYMENT_PASSWORD,
      });
      await press(page, asked, "cashier.paymentPassword.set");
      await expect(page).toHaveURL("/member/securityCenter");
      await visit(page, "/member/withdraw", asked);
      await expect(main(page)).toContainText(say(language, "cashier.withdraw.needs.payee.title"));

      await visit(page, "/member/securityCenter/email", asked);
      await expect(main(page)).toContainText(former);
      await expect(main(page)).toContainText(say(language, "codes.email.holdAhead"));
      await fill(page, { email: another });
      await askForCode(page, { ...asked, channel: "mail" });
      if (withScript) await expectAccessible(page);
      await fill(page, {
        verificationCode: await letterTo(page, another, CODE),
        password: PASSWORD,
      });
      await press(page, asked, "codes.email.submit");
      await expect(main(page)).toContainText(say(language, "codes.email.saved"));

      await visit(page, "/member/withdraw", asked);
      await expect(main(page)).toContainText(say(language, "cashier.withdraw.needs.held.title"));
      const [toldHeld = ""] = say(language, "cashier.paymentPassword.held").split("{{");
      await expect(main(page)).toContainText(toldHeld);
      await expect(main(page).locator('[name="amount"]')).toHaveCount(0);
      if (withScript) await expectAccessible(page);
      await visit(page, "/member/messageV2", asked);
      await expect(main(page)).toContainText(say(language, "messages.kinds.emailChanged.title"));
      // Anybody who could read the former mailbox until now hears of it there.
      await letterTo(page, former, new RegExp(username));
    });
  });
}
