import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { SECOND_MS } from "#server/core/time.ts";
import { answering } from "#tests/setup/answering.ts";
import { ROUTES } from "#tests/setup/said-by-routes.ts";
import { openPageCache } from "./page-cache.ts";
import { publicPages } from "./public-pages.ts";

const COMMON = { "Content-Type": "text/html; charset=utf-8", "X-Frame-Options": "DENY" };

const closings: (() => unknown)[] = [];

afterEach(() => {
  for (const close of closings.splice(0)) close();
});

type Rendered = { status?: number; cookie?: string };

/** A cache on a port before a site that says "own page" for whatever the cache leaves to it. */
async function site({ status = 200, cookie }: Rendered = {}) {
  let now = 0;
  let made = 0;
  const cache = openPageCache({
    ...publicPages(() => ROUTES),
    ownCookies: ["sid", "remembered"],
    now: () => now,
    async render({ headers, url }) {
      made += 1;
      const more: [string, string][] = cookie ? [["Set-Cookie", cookie]] : [];
      const body = `page ${made} of ${headers.host}${url}`;
      return new Response(body, { status, headers: [...Object.entries(COMMON), ...more] });
    },
  });
  const { ask, close } = await answering(async (request, response) => {
    if (!(await cache.serve(request, response))) response.end("own page");
  });
  closings.push(close);
  return {
    ask,
    forward: (byMs: number) => {
      now += byMs;
    },
  };
}

test("a page is made once a second for all who ask alike", async () => {
  const { ask, forward } = await site();
  const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
  for (const other of others) expect(other.text).toBe(first?.text);
  forward(SECOND_MS - 1);
  expect((await ask()).text).toBe("page 1 of nard.test/");
  forward(1);
  expect((await ask()).text).toBe("page 2 of nard.test/");
});

test("no two hosts, addresses, languages, themes or tabs share a page, and nothing else tells pages apart", async () => {
  const { ask } = await site();
  const cookies = [
    "",
    "lang=en",
    "lang=zh",
    "theme=dark",
    "theme=auto",
    "lang=en; theme=dark",
    "rngVendor=EVO",
  ];
  const asked = [
    ...cookies.map((cookie) => ["/rng", cookie ? { Cookie: cookie } : {}] as const),
    ["/", {}] as const,
    ["/rng?vassalage=EVO", {}] as const,
    ["/rng", { Host: "mirror.test" }] as const,
    ["/rng", { Host: "mirror.test", Cookie: "lang=en" }] as const,
  ];
  const pages = [];
  for (const [path, headers] of asked) pages.push((await ask(path, headers)).text);
  expect(new Set(pages).size).toBe(asked.length);
  for (const [nth, [path, headers]] of asked.entries())
    expect((await ask(path, headers)).text).toBe(pages[nth]);
  const english = pages[1];
  for (const Cookie of ["lang=en; seen=1", "_ga=x; lang=en", "lang=en; theme=light"])
    expect((await ask("/rng", { Cookie })).text).toBe(english);
});

test("whoever may be somebody, wants no script or asks for what is their own gets no page of all", async () => {
  const { ask } = await site();
  for (const Cookie of ["sid=x", "lang=en; sid=", "remembered=x", "lite=1"])
    expect((await ask("/", { Cookie })).text, Cookie).toBe("own page");
  expect((await ask("/", { "Save-Data": "on" })).text).toBe("own page");
  expect((await ask("/", { "Save-Data": "on", Cookie: "lite=0" })).text).toContain("of nard.test");
  for (const path of ["/login", "/rng?list=fav", "/member/messageV2", "/help?q=x"])
    expect((await ask(path)).text, path).toBe("own page");
  expect((await ask("/", {}, "POST")).text).toBe("own page");
});

test("an answer that is none for all is kept for nobody", async () => {
  expect((await (await site({ cookie: "lang=en" })).ask()).text).toBe("own page");
  for (const status of [404, 500, 503]) expect((await (await site({ status })).ask()).text).toBe("own page");
});

test("a kept page has the headers of its page, and says what it may differ by", async () => {
  const { ask } = await site();
  const page = await ask();
  expect(page.headers).toMatchObject({
    "content-type": COMMON["Content-Type"],
    "x-frame-options": "DENY",
    vary: "Cookie, Accept-Encoding, Save-Data",
    "content-length": String(page.body.length),
  });
  const { etag = "" } = page.headers;
  const again = await ask("/", { "If-None-Match": etag });
  expect([again.status, again.text, again.headers.vary]).toEqual([304, "", page.headers.vary]);
  expect((await ask("/", { "If-None-Match": '"another"' })).status).toBe(200);
  const head = await ask("/", {}, "HEAD");
  expect([head.text, head.headers["content-length"]]).toEqual(["", page.headers["content-length"]]);
});

test("a page is compressed as its browser takes it", async () => {
  const { ask } = await site();
  const { text } = await ask();
  const read = { br: brotliDecompressSync, gzip: gunzipSync } as const;
  for (const [encoding, decompress] of Object.entries(read)) {
    const page = await ask("/", { "Accept-Encoding": encoding });
    expect(page.headers["content-encoding"]).toBe(encoding);
    expect(decompress(page.body).toString()).toBe(text);
    expect(page.headers["content-length"]).toBe(String(page.body.length));
  }
});
