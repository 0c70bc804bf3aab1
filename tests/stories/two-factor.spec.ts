import type { Page } from "@playwright/test";
import { appCode } from "../setup/app-code.ts";
import { type Asked, button, isSignedIn, leave, main, visit } from "./doors.ts";
import { chooseLanguage, expect, expectAccessible, logIn, PASSWORD, register, say, test } from "./fixture.ts";
import { ownDoors, WHERE_TO_PAY } from "./own-doors.ts";
import { PAYMENT_PASSWORD, payIn } from "./pay-in.ts";

/** Stories of a site of its own, in which money may be paid in. */
const HALF_MINUTE_MS = 30_000;
const WRONG_CODE = "000000";

const { site } = ownDoors({ office: [WHERE_TO_PAY] });

async function comeIn(page: Page, asked: Asked, username: string): Promise<void> {
  await visit(page, "/login", asked);
  await logIn(page, asked.language, username);
}

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
    // Anybody who owes the second proof is signed in as nobody.
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
}
