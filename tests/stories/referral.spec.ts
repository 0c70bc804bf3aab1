import type { Browser, Page } from "@playwright/test";
import { type Asked, main, press, visit } from "./doors.ts";
import {
  chooseLanguage,
  expect,
  expectAccessible,
  fillRegistration,
  freshName,
  register,
  type StoryLanguage,
  say,
  test,
} from "./fixture.ts";
import { ownDoors, WHERE_TO_PAY } from "./own-doors.ts";

const RULE = ["referral", "set", "--first", "15", "--least", "100", "--share", "25", "--months", "3"];
const { site } = ownDoors({ office: [WHERE_TO_PAY, RULE] });

type Came = { readonly link: string; readonly language: StoryLanguage; readonly at?: Record<string, string> };

/** Somebody comes by a link, in a browser of their own, and pays in what brings something. */
async function friendPaysIn(browser: Browser, { link, language, at = {} }: Came): Promise<void> {
  const own = { javaScriptEnabled: false, baseURL: site().address, extraHTTPHeaders: at };
  const context = await browser.newContext(own);
  await chooseLanguage(context, language);
  const page = await context.newPage();
  await page.goto(link);
  await fillRegistration(page, language, { username: freshName() });
  await main(page)
    .getByRole("button", { name: say(language, "entry.register.submit") })
    .click();
  const asked: Asked = { language, withScript: false };
  await visit(page, "/member/depositv2", asked);
  await main(page).locator('[name="amount"]').fill("100");
  await press(page, asked, "cashier.deposit.submit");
  await expect(page).toHaveURL(/\/member\/depositv2\/D-/);
  site().office("deposit", "approve", new URL(page.url()).pathname.split("/").at(-1) ?? "");
  await context.close();
}

async function expectEarned(page: Page, asked: Asked, { paid, state }: { paid: string; state: string }) {
  await expect(async () => {
    await visit(page, "/member/referral", asked);
    const earned = main(page).getByTestId("earned");
    await expect(earned.getByRole("table").getByRole("row").nth(1)).toContainText(state, { timeout: 500 });
    await expect(main(page).getByTestId("earned-paid")).toContainText(paid, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

for (const language of ["fa", "en"] as const) {
  test(`M11 a friend pays in and brings something, and one who is likely oneself is looked at, in ${language}`, async ({
    page,
    context,
    browser,
    extraHTTPHeaders,
    withScript,
  }) => {
    test.setTimeout(120_000);
    const asked: Asked = { language, withScript };
    await chooseLanguage(context, language);
    await register(page, language);
    await visit(page, "/member/referral", asked);
    const sum = (minor: string) =>
      language === "fa" ? minor.replace(/\d/g, (d) => "۰۱۲۳۴۵۶۷۸۹"[Number(d)] ?? d) : minor;
    await expect(main(page).getByTestId("referral-rule")).toContainText(sum("15"));
    await expect(main(page).getByTestId("earned")).toContainText(say(language, "referral.earned.none"));
    const link = (await page.getByTestId("referral-link").textContent()) ?? "";

    await friendPaysIn(browser, { link, language });
    await expectEarned(page, asked, { paid: sum("15"), state: say(language, "referral.states.paid") });
    await expect(main(page).getByTestId("earned").getByRole("table")).toContainText("•••");
    if (withScript) await expectAccessible(page);

    // The same browser at the same address.
    await friendPaysIn(browser, { link, language, at: extraHTTPHeaders ?? {} });
    await expectEarned(page, asked, { paid: sum("15"), state: say(language, "referral.states.held") });
    const [held = ""] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(site().office("referral", "list")) ?? [];
    site().office("referral", "release", held, "--reason", "a sister at the same phone");
    await expectEarned(page, asked, { paid: sum("30"), state: say(language, "referral.states.paid") });

    await visit(page, "/member/transactionHistory?kind=referral-pay", asked);
    await expect(page.getByTestId("movement")).toHaveCount(2);
    await page.getByTestId("movement").first().click();
    await main(page).locator('a[href="/member/referral"]').first().click();
    await expect(page).toHaveURL("/member/referral");
  });
}
