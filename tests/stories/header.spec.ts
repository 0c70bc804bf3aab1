import type { Page } from "@playwright/test";
import { leave, main, visit } from "./doors.ts";
import { alive, chooseLanguage, expect, logIn, register, registerByForm, say, test } from "./fixture.ts";
import { choosePaymentPassword } from "./payment-password.ts";

/** What stands on top of every page, and how one gets from one page to the next. */

const DESK = { width: 1280, height: 800 };
const banner = (page: Page) => page.getByRole("banner");

for (const language of ["fa", "en"] as const) {
  test(`F05 R02 the mark leads home, and the sign-in of the header back to where one was, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    await page.setViewportSize(DESK);
    if (language !== "fa") await chooseLanguage(context, language);
    const username = await register(page, language);
    await leave(page);

    await page.goto("/promotions?status=applying");
    await alive(page, withScript);
    const form = banner(page).locator("#header-login");
    await form.locator('[name="username"]').fill(username);
    await form.locator('[name="password"]').fill("not-the-password-9");
    await form.getByRole("button", { name: say(language, "site.header.login"), exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      say(language, "reasons.wrongNameOrPassword"),
    );
    await expect(banner(page), "the page of the login has no header of its own").toHaveCount(0);
    await alive(page, withScript);
    await logIn(page, language, username);
    await expect(page).toHaveURL("/promotions?status=applying");
    await expect(banner(page).locator("#header-login")).toHaveCount(0);
    await expect(page.getByTestId("balance")).toBeVisible();

    await alive(page, withScript);
    await banner(page).locator(".wordmark").click();
    await expect(page).toHaveURL("/");
  });
}

test("F08 the panel of a player hides and refreshes the balance, counts messages, and opens what is theirs", async ({
  page,
  context,
  withScript,
}) => {
  await page.setViewportSize(DESK);
  await registerByForm(page, "fa");
  await alive(page, withScript);
  const balance = page.getByTestId("balance");
  await expect(balance).toHaveText(/^۱۰٬۰۰۰٫۰۰/);
  await pressHide(page);
  await expect(balance).toHaveText(say("fa", "site.balance.hidden"));
  await page.goto("/help");
  await expect(balance).toHaveText(say("fa", "site.balance.hidden"));
  await alive(page, withScript);
  await pressHide(page);
  await expect(balance).toHaveText(/^۱۰٬۰۰۰٫۰۰/);
  await alive(page, withScript);

  const elsewhere = await context.newPage();
  await stakeAndWait(elsewhere, withScript);
  await banner(page)
    .getByRole("link", { name: say("fa", "site.balance.refresh") })
    .click();
  await expect(balance).not.toHaveText(/^۱۰٬۰۰۰٫۰۰/);
  await expect(page).toHaveURL("/help");

  // The first one is nobody's concern; that it is another one now, its player is told.
  await choosePaymentPassword(elsewhere, "482917");
  await choosePaymentPassword(elsewhere, "739105");
  await elsewhere.close();
  await page.reload();
  await alive(page, withScript);
  await expect(banner(page).locator(".badge")).toContainText("۱");
  await banner(page).locator(".player-menu > summary").click();
  const menu = banner(page).locator(".player-menu .menu__list");
  for (const key of ["deposit", "withdraw", "bettingRecord", "accountRecord", "account", "logout"])
    await expect(menu.getByText(say("fa", `member.nav.${key}`), { exact: true })).toBeVisible();
  await expect(menu.getByText(say("fa", "partner.home.title"))).toHaveCount(0);
  await menu.getByText(say("fa", "member.nav.messages"), { exact: true }).click();
  await expect(page).toHaveURL("/member/messageV2");
});

for (const language of ["fa", "en"] as const) {
  test(`F08 on a phone a player pays in and refreshes from the head of any page, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await chooseLanguage(context, language);
    await register(page, language);
    await page.goto("/help");
    await alive(page, withScript);
    const refresh = banner(page).getByRole("link", { name: say(language, "site.balance.refresh") });
    const deposit = banner(page).getByRole("link", {
      name: say(language, "site.player.deposit"),
      exact: true,
    });
    for (const place of [
      page.getByTestId("balance"),
      refresh,
      deposit,
      banner(page).locator(".player-menu"),
    ]) {
      const box = await place.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 360 && box.y < 60).toBe(true);
    }
    await refresh.click();
    await expect(page).toHaveURL("/help");
    await alive(page, withScript);
    await deposit.click();
    await expect(page).toHaveURL("/member/depositv2");
    await page.goto("/");
    await alive(page, withScript);
    await page.locator(".main-nav__tab").last().click();
    await expect(page).toHaveURL("/member/securityCenter");
  });
}

for (const [language, width] of [
  ["fa", 320],
  ["en", 360],
] as const) {
  test(`F08 a guest in free play has a purse and both doors in one line of a phone, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await chooseLanguage(context, language);
    await page.goto("/freePlay");
    await alive(page, withScript);
    await page
      .getByRole("main")
      .getByRole("button", { name: say(language, "entry.freePlay.submit") })
      .click();
    await expect(page.getByTestId("balance")).toBeVisible();
    await page.goto("/help");
    const door = (name: string) => banner(page).getByRole("link", { name: say(language, name), exact: true });
    for (const place of [
      page.getByTestId("balance"),
      door("site.header.login"),
      door("site.header.register"),
    ]) {
      const box = await place.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height < 64).toBe(true);
    }
    expect((await banner(page).boundingBox())?.height).toBeLessThan(80);
  });
}

test("R20 a new page begins at its top or at what the address names, and the one before stands as it was left", async ({
  page,
  withScript,
}) => {
  await page.setViewportSize(DESK);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto("/help");
  await alive(page, withScript);
  await page.evaluate(() => window.scrollTo(0, 600));
  const left = await scrolled();
  expect(left).toBeGreaterThan(0);
  await page.getByRole("contentinfo").locator('a[href="/promotions"]').first().click();
  await expect(page).toHaveURL("/promotions");
  await expect.poll(scrolled).toBe(0);
  await alive(page, withScript);
  await page.goBack();
  await expect(page).toHaveURL("/help");
  await expect.poll(scrolled).toBeGreaterThan(0);

  await page.goto("/help#break");
  await expect(page.locator("#break")).toBeInViewport();
  expect(await scrolled()).toBeGreaterThan(0);
});

async function pressHide(page: Page): Promise<void> {
  await banner(page)
    .getByRole("button", { name: say("fa", "site.balance.hide") })
    .click();
}

/** A board of mines is paid when it is begun, and pays when it is left: meanwhile there is less for certain. */
async function stakeAndWait(page: Page, withScript: boolean): Promise<void> {
  await visit(page, "/play/SIMORGH-mines", { language: "fa", withScript });
  await main(page).locator("form button").first().click();
  await expect(page).toHaveURL(/\/instant/);
  await alive(page, withScript);
  await page.getByRole("button", { name: say("fa", "instant.go.start"), exact: true }).click();
  await expect(page).toHaveURL(/round=/);
}
