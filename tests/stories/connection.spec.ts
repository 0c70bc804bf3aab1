import type { Page } from "@playwright/test";
import { alive, chooseLanguage, expect, register, say, test } from "./fixture.ts";
import { office } from "./office.ts";

/** The file that has the code of a route, as the page's own manifest names it. */
async function codeOf(page: Page, routeId: string): Promise<string> {
  return page.evaluate((id) => window.__remixManifest.routes[id]?.module ?? "", routeId);
}

/** What a page fetches when it is idle has run when it has asked for the offline page: from now on lost code is caught. */
async function guarded(page: Page): Promise<void> {
  await alive(page, true);
  await page.waitForFunction(() => sessionStorage.getItem("nard.offline") !== null);
}

test.describe("R22 the code of a page is lost", () => {
  test.beforeEach(async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, "without script there is no code to lose");
    await page.addInitScript(() => sessionStorage.removeItem("nard.offline"));
  });

  test("once: the wanted page comes from the server", async ({ page }) => {
    await page.goto("/");
    await guarded(page);
    const code = await codeOf(page, "routes/site/help");
    let asked = 0;
    await page.route(`**${code}`, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 404 }) : route.fallback();
    });
    await page.evaluate(() => void window.__remixRouter.navigate("/help#calm"));
    await expect(page).toHaveURL("/help#calm");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("fa", "promotions.guide.title"));
    await alive(page, true);
    expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toContain("/help");
  });

  test("for good: the page comes from the server once, then a page says so with a link to it", async ({
    page,
  }) => {
    await page.goto("/");
    await guarded(page);
    const code = await codeOf(page, "routes/site/help");
    await page.route(`**${code}`, (route) => route.fulfill({ status: 404 }));
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });

    await page.evaluate(() => void window.__remixRouter.navigate("/help"));
    await expect(page).toHaveURL("/help");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("fa", "promotions.guide.title"));

    await page.goto("/");
    await guarded(page);
    await page.evaluate(() => void window.__remixRouter.navigate("/help"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("fa", "site.loadFailed.title"));
    await expect(page).toHaveURL("/help");
    await page.getByRole("link", { name: say("fa", "site.tryAgain") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("fa", "promotions.guide.title"));
    expect(documents).toEqual(["/help", "/", "/help"]);
  });

  test("a page that takes long can be had from the server, and after two minutes is", async ({ page }) => {
    await page.goto("/");
    await guarded(page);
    await page.clock.install({ time: "2026-03-21T12:00:00Z" });
    await page.clock.pauseAt("2026-03-21T13:00:00Z");
    const code = await codeOf(page, "routes/site/help");
    await page.route(`**${code}`, () => {});
    await page.evaluate(() => void window.__remixRouter.navigate("/help"));
    await page.clock.runFor(14_000);
    await expect(page.locator(".slow-page")).toHaveCount(0);
    await page.clock.runFor(2_000);
    const offer = page.locator(".slow-page");
    await expect(offer).toContainText(say("fa", "site.loadFailed.slow"));
    await expect(offer.getByRole("link")).toHaveAttribute("href", "/help");
    await page.clock.runFor(105_000);
    await expect(page).toHaveURL("/help");
  });
});

test.describe("without a connection", () => {
  test.beforeEach(({ javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, "a browser without script keeps no page");
  });

  test("the kept page says so in the visitor's language, tells no balance, and lets one try again", async ({
    page,
    context,
    complaints,
  }) => {
    await chooseLanguage(context, "en");
    await register(page, "en");
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto("/help");
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return caught.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.sort()).toEqual([
      expect.stringMatching(/^\/assets\/offline-.*\.css$/),
      "/brand/lost.svg",
      "/offline",
    ]);

    await context.setOffline(true);
    await page.goto("/member/transactionHistory");
    await expect(page).toHaveURL("/member/transactionHistory");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("en", "download.offline.title"));
    await expect(page.getByText(say("en", "download.offline.noBalance"))).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await page.locator("body").textContent()).not.toMatch(/\d/);
    await context.setOffline(false);
    await page.getByRole("link", { name: say("en", "download.offline.retry") }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(say("en", "download.offline.title"));
    // The browser itself says that it is offline.
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED")),
    );
  });

  test("switched off, browsers give up the page with all that was kept", async ({ page }) => {
    await page.goto("/down");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    office("mina", "offline", "set", "--off");
    try {
      await page.waitForTimeout(1100);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.waitForFunction(async () => {
        const workers = await navigator.serviceWorker.getRegistrations();
        return workers.length + (await caches.keys()).length === 0;
      });
    } finally {
      office("mina", "offline", "set", "--on");
    }
  });
});
