import type { Page } from "@playwright/test";
import {
  alive,
  anyEnding,
  chooseLanguage,
  expect,
  expectAccessible,
  logIn,
  PASSWORD,
  registerByForm,
  type StoryLanguage,
  say,
  test,
} from "./fixture.ts";

for (const language of ["fa", "en"] as const) {
  test(`main job in ${language}: register, receive trial funds, play, see the round in the record, log out, come back`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(180_000);
    if (language !== "fa") await chooseLanguage(context, language);
    const check = async () => {
      await alive(page, withScript);
      if (withScript) await expectAccessible(page);
    };

    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("dir", language === "fa" ? "rtl" : "ltr");
    await check();

    await page.goto("/register");
    await check();
    const username = await registerByForm(page, language);
    const balance = page.getByTestId("balance");
    await expect(balance).toContainText(language === "fa" ? "۱۰٬۰۰۰٫۰۰" : "10,000.00");
    await check();

    await page.goto("/rng");
    await check();
    await expect(page.locator(".game-card")).toHaveCount(15);
    await page.locator(".game-card").first().getByRole("button").click();
    await expect(page).toHaveURL(/\/game\//);
    await check();

    const played = await spin(page, language, withScript);
    await expect(page.locator(".reels").first()).toBeVisible();
    await check();

    await page.goto("/member/personalHistoryCopy");
    await check();
    await expect(page.getByTestId("round")).toHaveCount(1);
    await page.getByTestId("round").click();
    await expect(page).toHaveURL(/personalHistoryCopy\/[A-Z]+\//);
    await check();
    expect(page.url()).toContain(played);

    await page.goto("/member/transactionHistory");
    await check();
    await expect(page.getByTestId("movement").first()).toBeVisible();
    const kinds = await page.getByTestId("movement-kind").allTextContents();
    expect(kinds.at(-1)).toContain(say(language, "member.accountRecord.kinds.grant"));
    expect(kinds.at(-2)).toContain(say(language, "member.accountRecord.kinds.stake"));
    await expect(page.getByTestId("movement-after").first()).toHaveText((await balance.textContent()) ?? "");

    await logOut(page, language);
    await expect(page.getByTestId("balance")).toHaveCount(0);
    await page.goto("/member/transactionHistory");
    await expect(page).toHaveURL(/\/login\?redirectTo=/);
    await check();
    await logIn(page, language, username, PASSWORD);
    await expect(page).toHaveURL(/\/member\/transactionHistory$/);
  });
}

/** One spin, by the button; ends when the machine shows what it gave. Answers with the round's id. */
async function spin(page: Page, language: StoryLanguage, withScript: boolean): Promise<string> {
  await page
    .getByRole("button", { name: say(language, "play.spin"), exact: false })
    .first()
    .click();
  await expect(page).toHaveURL(/round=/);
  if (withScript) {
    // The reels may stand before the button is reached: then there is nothing left to skip.
    const skip = page.getByRole("button", { name: say(language, "play.skip") });
    await skip.click({ timeout: 2000 }).catch(() => undefined);
  }
  await expect(page.locator(".machine__plate")).toContainText(anyEnding(language), { timeout: 90_000 });
  return new URL(page.url()).searchParams.get("round") ?? "no round";
}

async function logOut(page: Page, language: StoryLanguage): Promise<void> {
  await page.goto("/logout");
  await page
    .getByRole("main")
    .getByRole("button", { name: say(language, "entry.logout.submit") })
    .click();
  await expect(page).toHaveURL("/");
}
