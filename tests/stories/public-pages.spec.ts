import type { APIRequestContext } from "@playwright/test";
import { alive, expect, expectAccessible, test } from "./fixture.ts";

/** Every public page of the table of routes. Those that only answer an action or a machine are not among them. */
const PUBLIC_PAGES = [
  "/",
  "/menu",
  "/login",
  "/register",
  ...["/rng", "/fish", "/crash", "/live", "/sports", "/esports", "/pvp", "/elott", "/cockfight"],
  ...["/lottery", "/vnlottery", "/fbsports", "/fbsports/results", "/fbsports/rules", "/search?q=nard"],
  ...["/noticePage", "/promotions", "/promoDetail?id=trial-grant", "/help", "/helpmc", "/help?modal=term"],
  ...["/vip", "/pointMall", "/join", "/down", "/customerService", "/chat", "/chat/lobby"],
  ...[
    "/seeds/verify",
    "/verify",
    "/fairness",
    "/api/docs",
    "/api/docs/launchGame",
    "/verify/days",
    "/verify/record",
    "/raffles",
    "/jackpot",
    "/?modal=login",
    "/?modal=register",
  ],
];

/** The first parts of the addresses that the site has: a link to anything else leads out of the table. */
const KNOWN =
  /^\/(?:$|(?=[?#])|menu|rng|fish|crash|live|sports|esports|pvp|elott|cockfight|lottery|vnlottery|fbsports|search|noticePage|promotions|promoDetail|help|helpmc|vip|pointMall|join|down|customerService|chat|seeds|verify|verifier|fairness|raffles|api|live|jackpot|login|agentLogin|register|forget|freePlay|game|play|member|preferences|agentHome|logout|manifest\.webmanifest|domains\.jwk?s|assets|art|banners|brand|fonts|studio|favicon\.svg)(?:[/?#]|$)/;

for (const language of ["fa", "en"] as const) {
  for (const theme of ["light", "dark"] as const) {
    test(`every public page in ${language}, ${theme}, is accessible, has its title and says nothing to the console`, async ({
      page,
      context,
      withScript,
    }) => {
      test.skip(!withScript, "axe brings script with it: one project is enough");
      const isInShort = language === "fa" && theme === "light";
      test.skip(!isInShort && !process.env.STORIES_WHOLE, "npm run test:stories looks at all four pairs");
      test.setTimeout(240_000);
      await context.addCookies([
        { name: "lang", value: language, domain: "localhost", path: "/" },
        { name: "theme", value: theme, domain: "localhost", path: "/" },
      ]);
      for (const path of PUBLIC_PAGES) {
        await test.step(path, async () => {
          const answer = await page.goto(path);
          expect(answer?.status(), path).toBe(200);
          await alive(page, withScript);
          await expect(page, path).toHaveTitle(/\S/);
          await expect(page.locator("h1").first(), path).toHaveText(/\S/);
          await expectAccessible(page);
        });
      }
    });
  }
}

test("without script every public page stands whole, at 320 pixels wide and in English too", async ({
  page,
  context,
  withScript,
}) => {
  test.skip(withScript, "the stories above look at the pages with script");
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await context.addCookies([{ name: "lang", value: "en", domain: "localhost", path: "/" }]);
  for (const path of PUBLIC_PAGES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator("h1").first(), path).toHaveText(/\S/);
  }
});

test("no page is wider than 320 pixels, and none moves after it came", async ({ page, withScript }) => {
  test.skip(!withScript, "widths are measured by script");
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PUBLIC_PAGES) {
    await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=en`);
    await alive(page, withScript);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide, path).toBeLessThanOrEqual(0);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              sum += entry.value;
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift, path).toBeLessThanOrEqual(0.05);
  }
});

type Link = { readonly from: string; readonly to: string };

/** What a page leads to on our own site: links, pictures, style and script. Forms are posts and not followed. */
function linksOf(from: string, html: string): Link[] {
  const found = html.matchAll(/<(?:a|img|link|script)\b[^>]*?\s(?:href|src)="([^"]+)"/g);
  return [...found]
    .map(([, to = ""]) => to.replaceAll("&amp;", "&"))
    .map((to) => new URL(to, `http://localhost${from}`))
    .filter(({ hostname, protocol }) => hostname === "localhost" && protocol === "http:")
    .map(({ pathname, search, hash }) => ({ from, to: `${pathname}${search}${hash}` }));
}

/** Lists have a page for every filter: of each path so many are looked at. */
const QUERIES_A_PATH = 6;

test("from the first page on, no link is dead and none leads out of the table of routes", async ({
  request,
  withScript,
}) => {
  test.skip(!withScript, "told once: no browser is asked");
  test.setTimeout(240_000);
  const seen = new Map<string, Promise<string | null>>();
  const perPath = new Map<string, number>();
  const waiting: Link[] = [{ from: "", to: "/" }];
  const faults: string[] = [];
  for (let link = waiting.shift(); link; link = waiting.shift()) {
    const [address = "", anchor] = link.to.split("#");
    const path = address.split("?", 1)[0] ?? "";
    if (!KNOWN.test(address)) faults.push(`${link.from} leads out to ${link.to}`);
    if (!seen.has(address)) {
      const count = (perPath.get(path) ?? 0) + 1;
      perPath.set(path, count);
      if (count > QUERIES_A_PATH) continue;
      seen.set(address, read(request, address));
      const html = await seen.get(address);
      if (html === null) faults.push(`${link.from} has a dead link to ${link.to}`);
      else waiting.push(...linksOf(address, html ?? ""));
    }
    const html = await seen.get(address);
    const isHere = !anchor || !html || html.includes(`id="${decodeURIComponent(anchor)}"`);
    if (!isHere) faults.push(`${link.from} leads to ${link.to}, where that place is not`);
  }
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThan(60);
});

/** The page, or an empty text for what is no page; null for what is not there. */
async function read(request: APIRequestContext, address: string): Promise<string | null> {
  const answer = await request.get(address, { headers: { Cookie: "lang=en" } });
  if (!answer.ok()) return null;
  return answer.headers()["content-type"]?.startsWith("text/html") ? answer.text() : "";
}
