import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { createLocalJWKSet, jwtVerify } from "jose";
import { alive, chooseLanguage, expect, expectAccessible, register, say, test } from "./fixture.ts";
import { office } from "./office.ts";

const ORIGIN = `http://localhost:${process.env.STORIES_PORT ?? 4477}`;

const NAME = { fa: "نرد", en: "Nard" } as const;

/** The file that has the code of a route, as the page's own manifest names it. */
async function codeOf(page: Page, routeId: string): Promise<string> {
  return page.evaluate((id) => window.__remixManifest.routes[id]?.module ?? "", routeId);
}

/** What the page fetches when it is idle has come: from now on lost code is caught. */
async function guarded(page: Page): Promise<void> {
  await alive(page, true);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/after-idle-")),
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test.describe("R16 the download page", () => {
  for (const language of ["fa", "en"] as const) {
    test(`${language}: addresses with their codes, the steps for each system, and nothing to complain of`, async ({
      page,
      context,
      withScript,
    }) => {
      await chooseLanguage(context, language);
      await page.goto("/down");
      await alive(page, withScript);
      const main = page.getByRole("main");
      const title = say(language, "download.title", { brand: NAME[language] });
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);

      const { host } = new URL(ORIGIN);
      const code = main.getByRole("img", {
        name: say(language, "download.addresses.code", { domain: host }),
      });
      expect(
        await code.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
      ).toBeGreaterThan(20);
      const open = main.getByRole("link", {
        name: say(language, "download.addresses.open", { domain: host }),
      });
      await expect(open).toHaveAttribute("href", `${ORIGIN}/`);
      if (withScript) await expect(main.getByText(/\S+ (ms|میلی‌ثانیه)$/)).toBeVisible();

      await main.getByText(say(language, "download.install.ios.title")).click();
      await expect(main.getByText(say(language, "download.install.ios.first"))).toBeVisible();
      if (withScript) await expectAccessible(page);
    });
  }

  test("/download is the same page, and searches are told one address for it", async ({ page }) => {
    await page.goto("/download?utm_source=x&lang=en");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText("Nard");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${ORIGIN}/down?lang=en`);
    const others = page.locator('link[rel="alternate"][hreflang]');
    expect(await others.evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")))).toEqual([
      "fa",
      "en",
      "zh-Hans",
      "id",
      "th",
      "vi",
      "x-default",
    ]);
    await expect(others.first()).toHaveAttribute("href", `${ORIGIN}/down`);
  });

  test("whoever came by a link of the app can have the speeds from a new document", async ({
    page,
    context,
    withScript,
  }) => {
    test.skip(!withScript, "without script every page is a new document");
    await chooseLanguage(context, "en");
    await page.goto("/help");
    await alive(page, withScript);
    await page.evaluate(() => void window.__remixRouter.navigate("/down"));
    await page.getByRole("link", { name: say("en", "download.speed.measure") }).click();
    await expect(page.getByRole("main").getByText(/^\d+ ms$/)).toBeVisible();
  });
});

test.describe("what machines read", () => {
  test.beforeEach(({ javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, "no browser in it; told once");
  });

  test("the list of addresses is believed with the published key", async ({ request }) => {
    const keys = createLocalJWKSet(await (await request.get("/domains.jwks")).json());
    const list = await request.get("/domains.jws");
    expect(list.headers()["access-control-allow-origin"]).toBe("*");
    const { payload } = await jwtVerify(await list.text(), keys, { typ: "domain-list+jwt", issuer: ORIGIN });
    expect(payload.domainList).toEqual([
      { domainName: new URL(ORIGIN).host, url: `${ORIGIN}/`, device: 0, resourceType: "WEB" },
    ]);
  });

  test("other origins may not be spoken with from any page but this one", async ({ request }) => {
    for (const path of ["/", "/help", "/down"]) {
      const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
      expect(policy, path).toContain("connect-src 'self';");
    }
    expect((await request.get("/down")).headers()["nard-connect-to"]).toBeUndefined();
    expect((await request.get("/ping")).status()).toBe(204);
    expect((await request.get("/down/qr/none")).status()).toBe(404);
  });

  test("the app has a name in each language and icons that are there", async ({ request }) => {
    for (const language of ["fa", "en"] as const) {
      const answer = await request.get(`/manifest.webmanifest?lang=${language}`);
      expect(answer.headers()["content-type"]).toContain("application/manifest+json");
      const manifest = await answer.json();
      expect(manifest).toMatchObject({ name: NAME[language], lang: language, display: "standalone" });
      for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
    }
  });

  test("every page of the sitemap is there, in every language, and says where it is itself", async ({
    request,
  }) => {
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots).toContain("Disallow: /member/");
    const map = await (await request.get("/sitemap.xml")).text();
    const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) =>
      loc.replaceAll("&amp;", "&"),
    );
    expect(addresses.length % 6).toBe(0);
    for (const address of addresses.filter((one) => !/lang=(?:zh|id|th)/.test(one))) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()["x-robots-tag"], address).toBeUndefined();
      const page = await answer.text();
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
      expect(canonical, address).toBe(address);
      expect(page, address).toMatch(/<meta name="description" content="[^"]{20,}"/);
    }
  });

  test("a page of a player, of an error, or made for one who asks is not for searches", async ({
    request,
  }) => {
    for (const path of ["/no/such/page", "/preferences", "/logout", "/seeds"]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      if (answer.status() < 300 || answer.status() >= 400)
        expect(answer.headers()["x-robots-tag"], path).toBe("noindex");
    }
  });

  test("the home page says for machines who runs it and how it is searched", async ({ request }) => {
    const home = await (await request.get("/?lang=en")).text();
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(home)?.[1] ?? "");
    expect(data["@graph"]).toMatchObject([
      { "@type": "Organization", name: "Nard", logo: `${ORIGIN}/brand/icon-512.png` },
      { "@type": "WebSite", inLanguage: "en", url: `${ORIGIN}/` },
    ]);
    const search = data["@graph"][1].potentialAction.target.urlTemplate.replace("{words}", "nard");
    expect((await request.get(search)).status()).toBe(200);
  });

  test("the picture of a sent link is there", async ({ request }) => {
    const home = await (await request.get("/down")).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? "";
    const answer = await request.get(picture);
    expect(answer.status()).toBe(200);
    expect(Buffer.compare(await answer.body(), readFileSync("public/brand/social.png"))).toBe(0);
  });
});

test.describe("R22 the code of a page is lost", () => {
  test.beforeEach(({ javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, "without script there is no code to lose");
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
    await page.evaluate(() => void window.__remixRouter.navigate("/help#term"));
    await expect(page).toHaveURL("/help#term");
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

test.describe("light mode", () => {
  test("pages come without script until one wants it again, and everything works", async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, "en");
    await page.goto("/down");
    await page.getByRole("button", { name: say("en", "download.lite.turnOn") }).click();
    await expect(page.getByText(say("en", "download.lite.isOn"))).toBeVisible();
    for (const path of ["/", "/help", "/login"]) {
      await page.goto(path);
      expect(await page.locator("script:not([type*=json]), link[rel=modulepreload]").count(), path).toBe(0);
    }
    await page.goto("/down");
    await page.getByRole("button", { name: say("en", "download.lite.turnOff") }).click();
    await expect(page.getByRole("button", { name: say("en", "download.lite.turnOn") })).toBeVisible();
    expect(await page.locator("script").count()).toBeGreaterThan(0);
  });

  test("a browser that saves data gets them so at once", async ({ request }) => {
    const saving = await (await request.get("/help", { headers: { "Save-Data": "on" } })).text();
    expect(saving).not.toContain("<script");
    expect(await (await request.get("/help?lite=1")).text()).not.toContain("<script");
    expect(await (await request.get("/help")).text()).toContain("<script");
  });
});
