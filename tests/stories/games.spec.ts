import { signOut } from "./doors.ts";
import { alive, chooseLanguage, expect, expectAccessible, register, say, test } from "./fixture.ts";

const SHARED = ["live", "sports", "esports", "pvp", "elott", "cockfight"];

test("R08 R09 R10 R13 every category has a page with games that can be opened", async ({ page }) => {
  for (const path of [...SHARED, "crash", "fish"]) {
    const answer = await page.request.get(`/${path}`);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toMatch(/href="\/play\/[A-Z]+-[a-z0-9-]+"|action="\/play\//);
  }
  for (const path of ["lottery", "vnlottery", "fbsports"]) {
    expect((await page.request.get(`/${path}`)).status(), path).toBe(200);
  }
  await page.goto("/cockfight");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("fa", "site.category.COCKFIGHT"));
  expect((await page.request.get("/roulette")).status()).toBe(404);
  expect((await page.request.get("/LIVE")).status(), "the case of an address does not matter").toBe(200);
});

test("G02 a filter clears the others and page, and the kinds of slot games narrow the list", async ({
  page,
  withScript,
}) => {
  await page.goto("/rng?vassalage=NARD&pageNo=2");
  await alive(page, withScript);
  await page.locator(".narrow > summary").click();
  const filters = page.locator(".filters--games");
  await filters.getByRole("link", { name: "کم‌نوسان" }).click();
  await expect(page).toHaveURL("/rng?gameClassify=low");
  const kinds = await page.locator(".game-grid .game-card").count();
  expect(kinds).toBeGreaterThan(0);
  await filters.getByRole("link", { name: say("fa", "lobby.games.list.hot") }).click();
  await expect(page).toHaveURL("/rng?list=hot");
  await expect(page.locator(".game-grid .game-card")).toHaveCount(6);
});

test("F07 R10 the vendor of a slots tab is remembered until all of them are asked for", async ({
  page,
  withScript,
}) => {
  await page.goto("/rng");
  await alive(page, withScript);
  const tabs = page.locator(".vendor-tabs");
  await tabs.getByRole("link", { name: "خاتم" }).click();
  await expect(page).toHaveURL("/rng?page=KHATAM");
  await expect(tabs.locator("[aria-current]")).toHaveText("خاتم");
  await page.goto("/rng");
  await expect(tabs.locator("[aria-current]")).toHaveText("خاتم");
  await expect(page.locator(".game-grid .game-card")).toHaveCount(11);

  await page.goto("/");
  await alive(page, withScript);
  await page
    .locator(".main-nav")
    .getByRole("link", { name: say("fa", "site.category.RNG"), exact: true })
    .click();
  await expect(tabs.locator("[aria-current]"), "without a new document too").toHaveText("خاتم");
  await tabs.getByRole("link", { name: say("fa", "lobby.games.allVendors") }).click();
  await expect(page.locator(".game-grid .game-card")).toHaveCount(15);
  await page.goto("/rng");
  await expect(tabs.locator("[aria-current]")).toHaveText(say("fa", "lobby.games.allVendors"));
});

test("a search finds vendors and games whatever the keyboard, forgives a slip, and suggests where it finds nothing", async ({
  page,
  withScript,
}) => {
  await page.goto("/");
  await alive(page, withScript);
  const search = page.getByRole("search");
  await search.getByRole("searchbox").fill("نَرد");
  await search.getByRole("button").click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.locator(".vendor-hits__hit").first()).toContainText("نرد");
  await expect(page.locator(".game-grid .game-card").first()).toContainText("تخته‌نرد");

  await page.goto("/search?q=golestn");
  await expect(page.getByText("golestan")).toBeVisible();
  await expect(page.locator(".game-card")).toHaveCount(1);

  await page.goto("/search?q=qqqqqqqq");
  await expect(page.getByText(say("fa", "games.search.none"), { exact: true })).toBeVisible();
  await expect(page.locator(".game-card")).toHaveCount(6);
  await page.goto("/search?q=%3Cscript%3Ealert(1)%3C/script%3E");
  await expect(page.getByRole("searchbox")).toHaveValue("<script>alert(1)</script>");
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1600, height: 1000 }, screen: { width: 1600, height: 1000 } });

  test("G10 a guest who plays at a table signs in in a window of its own, and the page stays where it was", async ({
    page,
    withScript,
  }) => {
    const listens = withScript ? page.waitForResponse(/\/popup-[^/]+\.js$/) : null;
    await page.goto("/live");
    await alive(page, withScript);
    const code = await listens;
    if (code) await page.evaluate((url) => import(url), code.url());
    const play = page.locator(".game-grid .game-card__play").first();
    const asksForLogin = /\/login\?redirectTo=%2Fplay%2F/;
    if (!withScript) {
      await play.click();
      return expect(page).toHaveURL(asksForLogin);
    }
    const [own] = await Promise.all([page.waitForEvent("popup"), play.click()]);
    await expect(own).toHaveURL(asksForLogin);
    expect(await own.evaluate(() => window.name)).toBe("nard-popup");
    expect(await own.evaluate(() => innerWidth)).toBe(1300);
    await expect(page).toHaveURL("/live");

    const username = await register(own, "fa");
    await own.goto("/live");
    await expect(page.locator(".site-header"), "the page below learns who came in").toContainText(username);
    await page.goto("/member/securityCenter");
    await alive(page, withScript);
    await signOut(own, { language: "fa", withScript });
    await expect(page, "and who has left").toHaveURL(/\/login\?redirectTo=/);
  });
});

test("G06 a heart marks a game at once where script is, and comes back to the card where it is not", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  await page.goto("/rng?vassalage=KHATAM");
  await alive(page, withScript);
  const card = page.locator("#KHATAM-golestan");
  // With script the heart is there before it is kept.
  const isKept = page.waitForResponse((answer) => answer.request().method() === "POST");
  await card.locator(".favourite__star").click();
  await expect(card.locator(".favourite__star--on")).toBeVisible();
  if (withScript) await expect(page).toHaveURL("/rng?vassalage=KHATAM");
  else await expect(page).toHaveURL("/rng?vassalage=KHATAM#KHATAM-golestan");
  await isKept;
  await page.goto("/rng?list=fav");
  await expect(page.locator(".game-grid .game-card")).toHaveCount(1);
  await alive(page, withScript);
  await page.locator(".favourite__star").click();
  await expect(page.getByText(say("fa", "lobby.games.empty.fav"))).toBeVisible();
});

test("R12 a seamless page has one game, the header and nothing else around it", async ({
  page,
  withScript,
}) => {
  await page.goto("/seamless?nodeId=NARD-takht-e-nard");
  await alive(page, withScript);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("تخته‌نرد");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.locator(".main-nav")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.locator(".side-menu")).toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("fa", "site.card.play"), exact: true })
    .click();
  await expect(page).toHaveURL("/login?redirectTo=%2Fplay%2FNARD-takht-e-nard");
  for (const query of ["", "?nodeId=NARD-none"]) {
    expect((await page.request.get(`/seamless${query}`)).status(), query).toBe(404);
  }
});

test("R18 /game has the games that a player has open, each in a frame of its own, and without one says so", async ({
  page,
  withScript,
}) => {
  await register(page, "fa");
  expect((await page.goto("/game"))?.status()).toBe(404);
  await expect(page.getByText(say("fa", "games.open.none"))).toBeVisible();
  await page.goto("/play/NARD-takht-e-nard");
  await alive(page, withScript);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("fa", "site.card.play"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/game\//);
  const { pathname } = new URL(page.url());
  expect((await page.goto("/game"))?.status()).toBe(200);
  await alive(page, withScript);
  await page.getByRole("main").getByRole("link", { name: "تخته‌نرد" }).click();
  await expect(page).toHaveURL(pathname);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("تخته‌نرد");
  await expect(page.locator("form#spin")).toBeVisible();
  await expect(page.locator(".side-menu")).toHaveCount(0);
});

test("G03 G10 what is a player's own asks a stranger to log in", async ({ page }) => {
  await page.goto("/rng?list=fav");
  await expect(page).toHaveURL("/login?redirectTo=%2Frng%3Flist%3Dfav");
  await page.goto("/game");
  await expect(page).toHaveURL("/login?redirectTo=%2Fgame");
});

test("G08 a payout stands on the board with a masked name and as play money, and its player can leave", async ({
  page,
  withScript,
}) => {
  const username = await register(page, "fa");
  await page.goto("/play/NARD-takht-e-nard");
  await alive(page, withScript);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("fa", "site.card.play"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/game\//);
  const form = page.locator("form#spin");
  const spinOnce = async () => {
    const fields = await form.evaluate((element) =>
      Object.fromEntries(
        [...new FormData(element as HTMLFormElement)].map(([key, value]) => [key, String(value)]),
      ),
    );
    const headers = { Origin: new URL(page.url()).origin };
    // A spin within a second of the last one is refused: the same form is sent until it is taken.
    await expect(async () => {
      const asked = { form: fields, headers, maxRedirects: 0 };
      expect((await page.request.post(new URL(page.url()).pathname, asked)).status()).toBe(303);
    }).toPass();
    await page.reload();
  };
  const paid = page.locator(".totals dd").nth(2);
  const nothing = await paid.textContent();
  // One spin in three or four pays: of sixty, none does once in ten million times.
  for (let spins = 0; spins < 60 && (await paid.textContent()) === nothing; spins += 1) await spinOnce();

  const masked = `${username.slice(0, 2)}***`;
  const boards = page.locator(".winners");
  await expect(async () => {
    await page.goto("/rng");
    await expect(boards.getByText(masked).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText(username)).toHaveCount(1);
  await expect(boards.getByRole("heading", { name: say("fa", "games.winners.wins.trial") })).toBeVisible();

  await boards.getByRole("link", { name: say("fa", "games.winners.leaveOut") }).click();
  await expect(page).toHaveURL("/member/winnerBoard");
  await alive(page, withScript);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("fa", "games.shown.hide") })
    .click();
  await expect(page.getByText(say("fa", "games.shown.isHidden"))).toBeVisible();

  await page.goto("/game");
  await expect(page.locator(".vendor-hits__hit")).toHaveCount(1);
  await page.goto("/seamless?nodeId=NARD-takht-e-nard");
  await expect(page.getByRole("link", { name: say("fa", "games.open.goOn") })).toBeVisible();
  await expect(page.locator(".main-nav")).toBeHidden();
});

test("G09 a picture that did not come is asked for once more when it is seen, and not again", async ({
  page,
  withScript,
}) => {
  test.skip(!withScript, "only script can ask again");
  const asked = new Map<string, number>();
  await page.setViewportSize({ width: 360, height: 300 });
  await page.route("**/*-card.svg", async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    await (asked.get(pathname) === 1 ? route.fulfill({ status: 404 }) : route.continue());
  });
  await page.goto("/search?q=khatam");
  await alive(page, withScript);
  const pictures = page.locator(".game-grid img");
  const isThere = (index: number) =>
    pictures.nth(index).evaluate((img: HTMLImageElement) => img.naturalWidth > 0);
  const askedFor = async (index: number) =>
    asked.get(new URL((await pictures.nth(index).getAttribute("src")) ?? "", page.url()).pathname);
  const far = (await pictures.count()) - 1;
  await pictures.nth(far).evaluate((img: HTMLImageElement) => img.setAttribute("loading", "eager"));
  await expect.poll(() => askedFor(far)).toBe(1);
  await pictures.nth(0).scrollIntoViewIfNeeded();
  await expect.poll(() => isThere(0)).toBe(true);
  expect(await isThere(far)).toBe(false);

  await pictures.nth(far).scrollIntoViewIfNeeded();
  await expect.poll(() => isThere(far)).toBe(true);
  expect([await askedFor(0), await askedFor(far)]).toEqual([2, 2]);
});

test("G04 the next page comes under the one that is there", async ({ page, withScript }) => {
  test.skip(!withScript, "without script the pages are links");
  await page.goto("/rng");
  await page.getByRole("button", { name: say("fa", "games.more.button") }).click();
  await expect(page.locator(".game-card")).toHaveCount(30);
  await page.getByRole("button", { name: say("fa", "games.more.button") }).click();
  await expect(page.locator(".game-card")).toHaveCount(31);
  await expect(page.getByRole("button", { name: say("fa", "games.more.button") })).toHaveCount(0);
});

test("R10 from one category to another its page is loaded without what all categories have in common", async ({
  page,
  withScript,
}) => {
  await page.goto("/live");
  await alive(page, withScript);
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(".data")) asked.push(`${url.pathname} ${url.searchParams.get("_routes")}`);
  });
  await page.locator('a[href="/rng"]:visible').first().click();
  await expect(page).toHaveURL("/rng");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("fa", "lobby.games.title"));
  await expect(page.getByRole("heading", { name: say("fa", "site.news.title") })).toBeVisible();
  if (withScript) expect(asked).toEqual(["/rng.data routes/layouts/frame,slot-games-rng"]);
});

for (const [language, paths] of [
  ["fa", ["/", "/rng"]],
  ["en", ["/live", "/search?q=nard", "/lottery"]],
] as const) {
  test(`the pages of games are accessible: ${paths.join(" ")} in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    test.skip(!withScript, "the markup is the same");
    await chooseLanguage(context, language);
    for (const path of paths) {
      await page.goto(path);
      await alive(page, withScript);
      await expectAccessible(page);
    }
  });
}
