import type { Locator, Page } from "@playwright/test";
import {
  alive,
  chooseLanguage,
  expect,
  expectAccessible,
  register,
  type StoryLanguage,
  say,
  test,
} from "./fixture.ts";
import { office } from "./office.ts";

const PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };

const nav = (page: Page) => page.locator(".main-nav");
const category = (language: StoryLanguage, code: string) => say(language, `site.category.${code}`);

test("R01 F06 F10 the frame leads everywhere, and its links mark where one is", async ({
  page,
  request,
  withScript,
}) => {
  for (const alias of ["/index", "/index.html", "/home"]) {
    const answer = await request.get(alias, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, "/"]);
  }

  await page.setViewportSize(DESK);
  await page.goto("/");
  await alive(page, withScript);
  const names = await nav(page).locator(".main-nav__item > a").allTextContents();
  expect(names).toHaveLength(13);
  expect(names[0]).toBe(say("fa", "frame.nav.home"));
  expect(names.slice(-2)).toEqual([say("fa", "frame.nav.promotions"), say("fa", "frame.nav.download")]);
  await expect(nav(page).locator(".main-nav__item > [aria-current]")).toHaveText(say("fa", "frame.nav.home"));
  await expect(page.locator(".licences")).toHaveCount(0);

  const document = await page.evaluate(() => performance.timeOrigin);
  const slots = nav(page).getByRole("link", { name: category("fa", "RNG"), exact: true });
  await slots.click();
  await expect(page).toHaveURL("/rng");
  await expect(nav(page).locator(".main-nav__item > [aria-current]")).toHaveText(category("fa", "RNG"));
  await expect(page.locator(".site-footer")).toContainText(say("fa", "frame.footer.ageText", { age: "۱۸" }));
  if (!withScript) return;
  expect(await page.evaluate(() => performance.timeOrigin), "no new document").toBe(document);
  await expect(page.locator("#main")).toBeFocused();
});

test("F06 F07 vendors are reached by pointer, press and keyboard; fishing lists none", async ({
  page,
  withScript,
}) => {
  await page.setViewportSize(DESK);
  await page.goto("/");
  await alive(page, withScript);
  const slots = nav(page)
    .locator(".main-nav__item", { hasText: category("fa", "RNG") })
    .first();
  const panel = slots.locator(".menu__panel");
  await expect(panel).toBeHidden();
  await slots.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  const vendor = panel.locator(".main-nav__vendors a").first();
  await expect(vendor).toHaveAttribute("href", /^\/rng\?page=\w+$/);
  const fishing = nav(page).locator(".main-nav__item", { hasText: category("fa", "FISH") });
  await expect(fishing.locator("summary")).toHaveCount(0);
  if (withScript) {
    // What menus do beside opening comes after the page.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden({ timeout: 500 });
    }).toPass();
    await slots.locator(".main-nav__link").hover();
    await expect(panel).toBeVisible();
  }
  await vendor.click();
  await expect(page).toHaveURL(/\/rng\?page=/);
});

test("F06 the way to everything is one line of any window that has room for a line", async ({
  page,
  context,
  withScript,
}) => {
  test.skip(withScript, "the nav is the server's alone");
  for (const language of ["fa", "en", "vi", "id", "th"]) {
    await context.addCookies([{ name: "lang", value: language, domain: "localhost", path: "/" }]);
    for (const width of [1024, 1120, 1264, 1344]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/help");
      const line = await nav(page).boundingBox();
      expect(line?.height, `${language} ${width}`).toBeLessThan(60);
    }
  }
});

for (const language of ["fa", "en"] as const) {
  test(`F06 on a phone the way to everything is under the thumb, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    await chooseLanguage(context, language);
    await page.setViewportSize(PHONE);
    await page.goto("/");
    await alive(page, withScript);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(PHONE.width);
    const bar = await nav(page).boundingBox();
    expect(bar && Math.round(bar.y + bar.height)).toBe(PHONE.height);

    const places = nav(page).locator(".main-nav__tab:visible");
    expect(await places.allTextContents()).toEqual(
      ["menu", "search", "games", "sports", "account"].map((key) => say(language, `frame.nav.${key}`)),
    );
    for (const place of await places.all()) {
      const box = await place.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= PHONE.width && box.height >= 44).toBe(true);
    }
    await expect(places.nth(2)).toHaveAttribute("aria-current", "page");
    await places.first().click();
    await expect(page).toHaveURL("/menu");
    await alive(page, withScript);
    const menu = page.getByRole("main");
    for (const code of ["RNG", "LOTT", "COCKFIGHT"])
      await expect(menu.getByRole("link", { name: category(language, code), exact: true })).toBeVisible();
    for (const key of ["frame.nav.promotions", "frame.nav.download", "frame.footer.helpCentre"])
      await expect(menu.getByRole("link", { name: say(language, key), exact: true })).toBeVisible();
    if (withScript) await expectAccessible(page);
    await menu.locator("summary").first().click();
    await menu.locator(".site-menu__vendors a").first().click();
    await expect(page).toHaveURL(/\/rng\?page=\w+/);
    await alive(page, withScript);
    expect(await width()).toBe(PHONE.width);
  });
}

test("on a phone the foot of a page reaches its end, behind the bar, and members change the language in the head", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await register(page, "fa");
  await page.goto("/help");
  const below = await page.evaluate(() => {
    const foot = document.querySelector(".site-footer")?.getBoundingClientRect();
    return document.documentElement.scrollHeight - window.scrollY - (foot?.bottom ?? 0);
  });
  expect(Math.abs(below)).toBeLessThan(1);
  const head = page.locator(".site-header__bar");
  await head.locator(".preferences summary").click();
  await head.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(head.locator(".preferences")).toBeHidden();
});

test("a page without a nav hides it, and the next page has it again", async ({ page, withScript }) => {
  await page.goto("/login");
  await alive(page, withScript);
  await expect(nav(page)).toBeHidden();
  await page.getByRole("main").locator('a[href="/"], a[href^="/register"]').first().click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto("/");
  await expect(nav(page)).toBeVisible();
});

test("F09 I02 theme and language are chosen in the header and stay", async ({ page, withScript }) => {
  await page.goto("/help");
  await alive(page, withScript);
  const choose = async (name: string, value: string) => {
    const menu = page.locator(".preferences");
    await menu.locator("summary").click();
    await menu.locator(`button[name="${name}"][value="${value}"]`).click();
  };
  await choose("theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await alive(page, withScript);
  await choose("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page).toHaveURL(/\/help$/);
  await expect(nav(page)).toContainText(category("en", "RNG"));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("F11 recent games open from the side menu, which says when there are none", async ({
  page,
  withScript,
}) => {
  test.setTimeout(60_000);
  await page.goto("/");
  await alive(page, withScript);
  const side = page.locator(".side-menu");
  await side.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(side).toContainText(say("fa", "site.recent.empty"));

  await register(page, "fa");
  await page.goto("/rng");
  const card = page.locator(".game-card").first();
  await card.getByRole("button").first().click();
  await expect(page).toHaveURL(/\/game\//);
  await page.goto("/");
  await alive(page, withScript);
  await side.locator("summary").click();
  await expect(side.locator(".side-menu__game")).toHaveCount(1);
  await side.locator(".side-menu__game").click();
  await expect(page).toHaveURL(/\/game\//);
});

test("F02 F04 banners and news move, rest when asked, and open what they name", async ({
  page,
  withScript,
}) => {
  await page.setViewportSize(DESK);
  await page.goto("/");
  await alive(page, withScript);
  const carousel = page.locator(".carousel").first();
  expect(await carousel.locator(".carousel__dot").count()).toBeGreaterThan(1);
  await expect(
    carousel.locator(".carousel__dot[aria-current]"),
    "one is lit, also before there is script",
  ).toHaveCount(1);
  if (withScript) {
    await expect(carousel).toHaveClass(/carousel--moving/);
    await carousel.locator(".carousel__dot").nth(1).click();
    await expect(carousel.locator(".carousel__dot").nth(1)).toHaveAttribute("aria-current", "true");
    await expect(carousel.locator(".carousel__slide").nth(1)).toBeInViewport({ ratio: 0.9 });
    const pause = carousel.locator(".carousel__pause");
    await pause.click();
    await expect(pause).toContainText(say("fa", "site.carousel.play"));
  } else {
    await carousel.locator(".carousel__dot").nth(1).click();
    await expect(carousel.locator(".carousel__slide").nth(1)).toBeInViewport({ ratio: 0.9 });
  }
  const news = page.locator(".news");
  await news.locator(".news__pause").click();
  await expect(news.locator(".news__track")).toHaveCSS("animation-play-state", "paused");
  await news.locator(".news__list").first().locator("a").first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]modal=notice&notice=\w+/);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("F04 a title of the news stands still to be pressed, and longer under the pointer", async ({
  page,
  withScript,
}) => {
  await page.setViewportSize(DESK);
  await page.goto("/live");
  await alive(page, withScript);
  const title = page.locator(".news__list").first().locator("a").first();
  await title.hover({ timeout: 6000 });
  await expect(page.locator(".news__track")).toHaveCSS("animation-play-state", "paused");
  const before = await title.boundingBox();
  if (withScript)
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
  expect(await title.boundingBox()).toEqual(before);
  await page.mouse.move(2, 2);
  await title.click({ timeout: 6000 });
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("games stand above the fold, on a phone and on a desk", async ({ page, withScript }) => {
  for (const size of [{ width: 360, height: 740 }, DESK]) {
    await page.setViewportSize(size);
    for (const path of ["/live", "/rng", "/crash"]) {
      await page.goto(path);
      await alive(page, withScript);
      const floor = size.width < 1000 ? await nav(page).boundingBox() : null;
      const picture = await page.locator(".game-grid .game-card__scene").first().boundingBox();
      const below = (picture?.y ?? 0) + (picture?.height ?? 0);
      expect(below, `${path} at ${size.width}`).toBeLessThanOrEqual(floor?.y ?? size.height);
    }
  }
});

test("R08 sports show their matches inside the shared page, and none that has no match", async ({ page }) => {
  for (const path of ["/sports", "/esports"]) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.locator(".book-event").first()).toBeVisible();
    await expect(main.locator(".carousel")).toBeVisible();
    await expect(page.locator(".side-menu")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    for (const tab of await main.locator(".book-sports .chip").all()) {
      await expect(tab.locator(".book-sports__count")).toHaveCount(1);
    }
  }
});

test("F02 banners that nobody sees rest, and go on when they are seen again", async ({
  page,
  withScript,
}) => {
  test.skip(!withScript, "Without script they do not move by themselves.");
  await page.clock.install();
  await page.setViewportSize(DESK);
  await page.goto("/");
  await alive(page, withScript);
  const carousel = page.locator(".carousel").first();
  await expect(carousel).toHaveClass(/carousel--moving/);
  const current = carousel.locator(".carousel__dot[aria-current]");
  await page.mouse.move(2, 2);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await outOfSight(carousel);
  const before = await current.getAttribute("href");
  await page.clock.fastForward(20_000);
  expect(await current.getAttribute("href")).toBe(before);
  await carousel.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.fastForward(6000);
    expect(await current.getAttribute("href")).not.toBe(before);
  }).toPass();
});

/** Observers are told in the order in which they began, so the page has heard it as well. */
async function outOfSight(place: Locator): Promise<void> {
  await place.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const sight = new IntersectionObserver(([last]) => {
          if (last?.isIntersecting) return;
          sight.disconnect();
          resolve();
        });
        sight.observe(element);
      }),
  );
}

test("F02 nothing moves for whoever asked for less motion", async ({ page, withScript }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await alive(page, withScript);
  await expect(page.locator(".news__track")).toHaveCSS("animation-name", "none");
  await expect(page.locator(".carousel")).not.toHaveClass(/moving/);
  // What pauses the news is gone with its motion, also for who hears the page.
  await expect(page.locator(".news__box")).toBeHidden();
  if (withScript) await expectAccessible(page);
});

test("what is picked and where one is can be seen in colours of one's own", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await register(page, "fa");
  await page.goto("/rng");
  const entry = page.locator(".vendor-tabs [aria-current]").first();
  await expect(entry).toHaveCSS("outline-style", "solid");
  await page.locator(".game-card").first().getByRole("button").first().click();
  await expect(page).toHaveURL(/\/game\//);
  const stakes = page.locator(".choice input[name=lineBet]");
  await stakes.last().check({ force: true });
  const faces = page.locator(".choice input[name=lineBet] + *");
  await expect(faces.last()).toHaveCSS("border-top-width", "4px");
  await expect(faces.first()).toHaveCSS("border-top-width", "1px");
});

test("F03 the jackpot counts up under its banner and under the pool of the house, and says what it is", async ({
  page,
  withScript,
}) => {
  await page.goto("/");
  await expect(page.locator(".carousel + .jackpot--pool")).toContainText(
    say("fa", "frame.jackpot.pool.title"),
  );
  await page.goto("/rng");
  await expect(page.locator(".carousel + .jackpots > .jackpot--pool:first-child")).toBeVisible();
  const jackpot = page.locator(".jackpot--pool + .jackpot");
  await expect(jackpot).toContainText(say("fa", "frame.jackpot.note"));
  const amount = jackpot.locator(".amount");
  const written = await amount.textContent();
  expect(written).toMatch(/^[۰-۹٬]+٫[۰-۹]{2}\sP$/);
  if (!withScript) return;
  await expect(amount).not.toHaveText(written ?? "");
  await jackpot.getByRole("button", { name: say("fa", "frame.jackpot.pause") }).click();
  await expect(jackpot.getByRole("button", { name: say("fa", "frame.jackpot.play") })).toBeVisible();
});

test("F10 a licence is shown with its number and the regulator's record, once the operator has entered it", async ({
  page,
  withScript,
}) => {
  test.skip(withScript, "the footer is the server's alone");
  const record = "https://www.authorisation.mga.org.mt/verification.aspx?id=1";
  const licence = ["--authority", "MGA", "--number", "MGA/B2C/999/2026", "--url", record];
  office("amir", "licence", "set", ...licence);
  await expect(async () => {
    await page.goto("/");
    const badge = page.locator(".licences__badge");
    await expect(badge).toHaveAttribute("href", record, { timeout: 500 });
    await expect(badge).toContainText("MGA/B2C/999/2026");
  }).toPass({ timeout: 10_000 });
  office("amir", "licence", "remove", "--authority", "MGA");
});

test("a page that is not there has a title, and the way to all that are", async ({ page, withScript }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(`${say("fa", "site.notFound.title")} – نرد`);
  await expect(nav(page)).toBeVisible();
  if (withScript) await expectAccessible(page);
});

test("a page is sent as the browser can read it", async ({ request }) => {
  const encodingOf = async (accepted: string) =>
    (await request.get("/", { headers: { "Accept-Encoding": accepted } })).headers()["content-encoding"];
  expect(await encodingOf("gzip, br")).toBe("br");
  expect(await encodingOf("gzip, br;q=0")).toBe("gzip");
  expect(await encodingOf("br;q=0")).toBeUndefined();
});
