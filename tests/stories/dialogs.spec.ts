import type { Page } from "@playwright/test";
import {
  alive,
  chooseLanguage,
  expect,
  expectAccessible,
  fillRegistration,
  freshName,
  logIn,
  register,
  say,
  test,
} from "./fixture.ts";
import { choosePaymentPassword } from "./payment-password.ts";

test.describe.configure({ timeout: 120_000 });

const dialogOf = (page: Page) => page.getByRole("dialog");

/** axe needs script in the page. What those without script see is checked in the pages that go out without it. */
async function check(page: Page, withScript: boolean): Promise<void> {
  if (withScript) await expectAccessible(page);
}

/** The bar moves, so its links are followed by the keyboard, which also makes it rest. */
async function followNews(page: Page, index = 0): Promise<string> {
  const link = page.locator(".news__list").first().getByRole("link").nth(index);
  const title = (await link.textContent()) ?? "";
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page).getByRole("heading", { level: 2 })).toHaveText(title.trim());
  return title;
}

async function close(page: Page): Promise<void> {
  await dialogOf(page)
    .getByRole("link", { name: say("fa", "site.dialog.close") })
    .click();
  await expect(dialogOf(page)).toHaveCount(0);
}

test("F04 a title of the notice bar opens its notice over the page, and one walks on from there", async ({
  page,
  withScript,
}) => {
  await page.goto("/rng?list=hot");
  await alive(page, withScript);
  const first = await followNews(page, 1);
  await expect(page).toHaveURL(/\/rng\?list=hot&modal=notice&notice=/);
  await check(page, withScript);

  await dialogOf(page)
    .getByRole("link", { name: say("fa", "dialogs.notice.next") })
    .click();
  await expect(dialogOf(page).getByRole("heading", { level: 2 })).not.toHaveText(first);
  await dialogOf(page)
    .getByRole("link", { name: say("fa", "dialogs.notice.previous") })
    .click();
  await expect(dialogOf(page).getByRole("heading", { level: 2 })).toHaveText(first);

  await close(page);
  await expect(page).toHaveURL("/rng?list=hot");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("R05 the same notice has a page of its own, in the list of all news", async ({ page, withScript }) => {
  await page.goto("/noticePage");
  await alive(page, withScript);
  await page.locator(".notice-list__title").nth(1).click();
  await expect(page).toHaveURL(/\/noticePage\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const first = page.url();
  await page.getByRole("link", { name: say("fa", "dialogs.notice.next") }).click();
  // The address of the next one looks like this one's: until it is there, the page is dimmed.
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/\/noticePage\/[\w-]+$/);
  await check(page, withScript);
  await page.getByRole("link", { name: say("fa", "dialogs.notice.all") }).click();
  await expect(page).toHaveURL("/noticePage");
});

test("F12 script keeps the focus in the dialog and the page in its place, and gives both back", async ({
  page,
  withScript,
}) => {
  test.skip(!withScript, "without script the dialog is a part of the page");
  await page.goto("/");
  await alive(page, withScript);
  await page.evaluate(() => window.scrollTo(0, 300));
  const opener = page.locator(".news__link").first();
  const open = async () => {
    await opener.evaluate((link: HTMLElement) => {
      link.focus({ preventScroll: true });
      link.click();
    });
    await expect(dialogOf(page)).toBeVisible();
    await expect(page.locator("#dialog-title")).toBeFocused();
  };
  const expectPageBack = async () => {
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  };

  await open();
  await page.mouse.move(640, 30);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("Shift+Tab");
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    expect(await dialogOf(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expectPageBack();

  await open();
  await page.mouse.click(8, 500);
  await expectPageBack();

  await open();
  await page.goBack();
  await expectPageBack();

  await open();
  await close(page);
  await expectPageBack();
});

test("R03 L07 one registers and signs in over the page where one is", async ({
  page,
  context,
  withScript,
}) => {
  const username = freshName();
  await page.goto("/rng?modal=register");
  await alive(page, withScript);
  await check(page, withScript);
  await fillRegistration(page, "fa", { username });
  await dialogOf(page)
    .getByRole("button", { name: say("fa", "entry.register.submit") })
    .click();
  await expect(page).toHaveURL("/rng");
  await expect(page.getByTestId("balance")).toBeVisible();

  await context.clearCookies();
  await page.goto("/rng?modal=login");
  await alive(page, withScript);
  await check(page, withScript);
  await expect(dialogOf(page).getByRole("link", { name: say("fa", "dialogs.login.hot") })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await dialogOf(page)
    .getByRole("link", { name: say("fa", "site.category.RNG") })
    .click();
  await expect(page).toHaveURL("/rng?modal=login&tab=RNG");
  await expect(dialogOf(page).locator(".dialog-games__vendor").first()).toHaveAttribute(
    "href",
    /^\/rng\?page=/,
  );

  await logIn(page, "fa", username, "Wrong-password-1");
  // A password takes its time to be looked at, the more so where many are.
  await expect(page.getByRole("alert")).toContainText(say("fa", "reasons.wrongNameOrPassword"), {
    timeout: 30_000,
  });
  await expect(page).toHaveURL(withScript ? "/rng?modal=login&tab=RNG" : "/login?over=1");
  await expect(page.getByRole("main").locator('[name="username"]')).toHaveValue(username);
  await expect(page.getByRole("main").locator('[name="password"]')).toHaveValue("");
  await logIn(page, "fa", username);
  await expect(page).toHaveURL("/rng");
  await expect(page.getByTestId("balance")).toBeVisible();
});

test("L07 the tab of a category that lists no vendors leads to its page", async ({ page, withScript }) => {
  await page.goto("/?modal=login");
  await alive(page, withScript);
  const fish = dialogOf(page).getByRole("link", { name: say("fa", "site.category.FISH") });
  await expect(fish).toHaveAttribute("href", "/fish");
});

test("L04 who has unread messages is told so once after signing in, by a dialog with one way on", async ({
  page,
  context,
  withScript,
}) => {
  const username = await register(page, "fa");
  // The first payment password is nobody's concern; that it is another one now, its player is told.
  await choosePaymentPassword(page, "482917");
  await choosePaymentPassword(page, "739105");

  await context.clearCookies();
  await page.goto("/login?redirectTo=/help");
  await alive(page, withScript);
  await logIn(page, "fa", username);
  await expect(page).toHaveURL("/help?modal=welcome");
  await alive(page, withScript);
  await expect(dialogOf(page)).toContainText(username);
  await check(page, withScript);
  await dialogOf(page)
    .getByRole("link", { name: say("fa", "dialogs.welcome.goOn") })
    .click();
  await expect(page).toHaveURL("/help");
  await expect(dialogOf(page)).toHaveCount(0);
});

test("R14 terms and the games of a vendor open over any page, in its language", async ({
  page,
  context,
  withScript,
}) => {
  await chooseLanguage(context, "en");
  await page.goto("/noticePage?modal=term");
  await alive(page, withScript);
  await expect(dialogOf(page)).toBeVisible();
  await check(page, withScript);
  await page.goto("/help?modal=term");
  await expect(dialogOf(page)).toHaveCount(1);

  await page.goto("/help?modal=games&vendor=KHATAM");
  await alive(page, withScript);
  await check(page, withScript);
  await dialogOf(page).locator(".game-card").first().getByRole("button").first().click();
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fplay%2F/);
});

test("F12 a dialog that stands in the page is accessible too", async ({ page, withScript }) => {
  test.skip(!withScript, "axe needs script in the page");
  for (const modal of ["modal=login", "modal=register", "modal=notice&notice=welcome"]) {
    await page.goto(`/noticePage?lite=1&${modal}`);
    await expect(dialogOf(page)).toBeVisible();
    await expectAccessible(page);
  }
});

test("an address that asks for a dialog that there is not is the page alone", async ({ page }) => {
  for (const query of ["modal=constructor", "modal=notice&notice=none", "modal=welcome", "modal=games"]) {
    const answer = await page.goto(`/help?${query}`);
    expect(answer?.status()).toBe(200);
    await expect(dialogOf(page)).toHaveCount(0);
  }
});
