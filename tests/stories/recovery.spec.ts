import type { Page } from "@playwright/test";
import { answerByEar } from "./answer-challenge.ts";
import { askForCode, letterTo } from "./codes.ts";
import { type Asked, fill, freshNumber, press, signOut, visit } from "./doors.ts";
import {
  chooseLanguage,
  expect,
  expectAccessible,
  fillRegistration,
  freshName,
  logIn,
  PASSWORD,
  say,
  test,
} from "./fixture.ts";
import { office } from "./office.ts";

const NEW = "Kabutar-Nard-2026";
const LAST = "Simorgh-Nard-2026";

/** The code in a message that is about a new password, and in no other. */
const NEW_PASSWORD_CODE = {
  fa: /(?<=گذرواژهٔ تازه )\d{6}/,
  en: /\d{6}(?= is your code for a new password)/,
} as const;

/** Registers somebody who can be reached by mail, and signs them out again. */
async function newPlayer(page: Page, asked: Asked): Promise<{ username: string; email: string }> {
  const username = freshName("r");
  const email = `${username}@example.com`;
  await visit(page, "/register", asked);
  await fillRegistration(page, asked.language, { username, email });
  await press(page, asked, "entry.register.submit");
  await expect(page).toHaveURL("/");
  return { username, email };
}

for (const language of ["fa", "en"] as const) {
  test(`R04 L12 a link from a mail leads to a new password, once, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    const asked = { language, withScript };
    if (language !== "fa") await chooseLanguage(context, language);
    const { username, email } = await newPlayer(page, asked);
    await signOut(page, asked);

    await visit(page, "/forget?way=mail", asked);
    await expect(page.getByRole("banner")).toHaveCount(0);
    if (withScript) await expectAccessible(page);
    await fill(page, { username, email });
    await page.getByRole("main").locator('[name="captcha"]').fill("nope");
    await press(page, asked, "codes.forget.mailSubmit");
    await expect(page.getByRole("alert")).toContainText(say(language, "challenge.reasons.captchaWrong"));
    await expect(page.getByRole("main").locator('[name="email"]')).toHaveValue(email);
    const form = page.getByRole("main").locator("form");
    await form.locator('[name="captcha"]').fill(await answerByEar(page, form));
    await press(page, asked, "codes.forget.mailSubmit");
    await expect(page.getByText(say(language, "codes.forget.mailSent"))).toBeVisible();

    const link = new URL(await letterTo(page, email, /http\S+\/forget\/new\?link=\S+/));
    const path = link.pathname + link.search;
    expect(await (await page.request.get(path)).text()).toContain(username);
    await visit(page, path, asked);
    await fill(page, { newPassword: "password123", confirmNewPassword: "password123" });
    await press(page, asked, "codes.newPassword.submit");
    await expect(page.getByRole("alert")).toContainText(say(language, "reasons.passwordCommon"));
    await fill(page, { newPassword: NEW, confirmNewPassword: `${NEW}x` });
    await press(page, asked, "codes.newPassword.submit");
    await expect(page.getByRole("alert")).toContainText(say(language, "reasons.inconsistentTwice"));
    await fill(page, { newPassword: NEW, confirmNewPassword: NEW });
    await press(page, asked, "codes.newPassword.submit");
    await expect(page).toHaveURL(/^[^?]*\/(\?modal=welcome)?$/);

    const again = await page.goto(path);
    expect(again?.status()).toBe(410);
    await expect(page.getByText(say(language, "codes.reasons.linkEnded"))).toBeVisible();
  });

  test(`L13 L14 a number is bound by a code, a password changed, and the code of another day leads back, in ${language}`, async ({
    page,
    context,
    withScript,
    browser,
  }) => {
    test.slow();
    const asked = { language, withScript };
    office("mina", "brand", "flag", "PHONEVERIFY3", "--on");
    if (language !== "fa") await chooseLanguage(context, language);
    const { username } = await newPlayer(page, asked);
    const number = freshNumber();

    await visit(page, "/member/securityCenter/mobile", asked);
    await fill(page, { mobileNum: `0${number}` });
    await askForCode(page, asked);
    const code = await letterTo(page, `+98${number}`, /\b\d{6}\b/);
    await fill(page, { verificationCode: code === "111111" ? "222222" : "111111", password: PASSWORD });
    await press(page, asked, "codes.mobile.submit");
    await expect(page.getByRole("alert")).toContainText(say(language, "codes.reasons.codeWrong"));
    await fill(page, { verificationCode: code, password: PASSWORD });
    await press(page, asked, "codes.mobile.submit");
    await expect(page.getByText(say(language, "codes.mobile.saved"))).toBeVisible();

    const elsewhere = await browser.newContext({ javaScriptEnabled: withScript });
    const other = await elsewhere.newPage();
    await chooseLanguage(elsewhere, language);
    await visit(other, "/login", asked);
    await logIn(other, language, username);
    await expect(other).not.toHaveURL(/login/);

    await visit(page, "/member/securityCenter/password", asked);
    await fill(page, { oldPassword: "wrong-one-2026", newPassword: NEW, confirmNewPassword: NEW });
    await press(page, asked, "codes.changePassword.submit");
    await expect(page.getByRole("alert")).toContainText(say(language, "codes.reasons.passwordWrong"));
    await fill(page, { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW });
    await press(page, asked, "codes.changePassword.submit");
    await expect(page.getByText(say(language, "codes.changePassword.changed"))).toBeVisible();
    await other.goto("/member/messageV2");
    await expect(other).toHaveURL(/\/login/);
    await elsewhere.close();

    await signOut(page, asked);
    await visit(page, "/forget", asked);
    await fill(page, { mobileNum: `0${number}` });
    office("mina", "gateway", "budget", "sms-number-minute", "--most", "3");
    await askForCode(page, { ...asked, isQuiet: true });
    office("mina", "gateway", "budget", "sms-number-minute", "--plain");
    const second = await letterTo(page, `+98${number}`, NEW_PASSWORD_CODE[language]);
    await fill(page, { verificationCode: second, newPassword: LAST, confirmNewPassword: LAST });
    await press(page, asked, "codes.forget.mobileSubmit");
    await expect(page).toHaveURL(/^[^?]*\/(\?modal=welcome)?$/);
    await visit(page, "/member/securityCenter/mobile", asked);
    await expect(page.getByRole("main")).toContainText(`+98${number}`);
  });
}
