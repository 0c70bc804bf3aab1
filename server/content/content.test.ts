import { beforeAll, expect, test } from "vitest";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  allowLinkHost,
  type BannerToPublish,
  bannersOf,
  findNotice,
  helpArticles,
  listNotices,
  newsTitles,
  publishArticles,
  publishBanners,
  publishNotices,
  seedContent,
} from "./index.ts";
import { safeHtml } from "./safe-html.ts";
import { FIRST_ARTICLES } from "./seed-articles.ts";
import { FIRST_NOTICES } from "./seed-notices.ts";
import { FIRST_TERMS } from "./seed-terms.ts";

let context: TestContext;

beforeAll(async () => {
  context = await testContext();
});

const text = (fa: string) => ({ fa });

function banner(id: string, more: Partial<BannerToPublish> = {}): BannerToPublish {
  const words = { titles: text(id), texts: text(id), alts: text(id) };
  return { id, group: "w_help", picture: `/banners/${id}.svg`, ...words, ...more };
}

async function idsOf(group: "w_help" | "w_fish" | "w_live"): Promise<string[]> {
  return (await bannersOf(context, { group, language: "fa" })).map(({ id }) => id);
}

test("F01 a group has the banners whose time it is, in their order", async () => {
  context.clock.set("2026-05-01T00:00:00Z");
  await publishBanners(context, [
    banner("last", { position: 9 }),
    banner("window", { from: new Date("2026-05-02T00:00:00Z"), until: new Date("2026-05-03T00:00:00Z") }),
    banner("hidden", { state: "hidden" }),
    banner("elsewhere", { group: "w_live" }),
  ]);
  expect(await idsOf("w_help")).toEqual(["last"]);
  for (const [moment, shown] of [
    ["2026-05-01T23:59:59.999Z", ["last"]],
    ["2026-05-02T00:00:00.999Z", ["window", "last"]],
    ["2026-05-02T23:59:59.998Z", ["window", "last"]],
    ["2026-05-03T00:00:00.998Z", ["last"]],
  ] as const) {
    context.clock.set(moment);
    expect(await idsOf("w_help"), moment).toEqual(shown);
  }
  expect(await idsOf("w_live")).toEqual(["elsewhere"]);
  expect(await idsOf("w_fish")).toEqual([]);
});

test("F02 a banner leads to a path of the site or to a listed https host, and nowhere else", async () => {
  const targets = {
    path: ["PATH", "/help?modal=term#term"],
    twoSlashes: ["PATH", "//evil.example/"],
    backslash: ["PATH", "/\\evil.example/"],
    script: ["PATH", "javascript:alert(1)"],
    listed: ["URL", "https://partner.example/offer?x=1"],
    unlisted: ["URL", "https://evil.example/"],
    lookalike: ["URL", "https://partner.example.evil.example/"],
    insecure: ["URL", "http://partner.example/"],
    disguised: ["URL", "https://partner.example@evil.example/"],
    broken: ["URL", "https://"],
  } as const;
  await allowLinkHost(context, "Partner.example");
  await publishBanners(
    context,
    Object.entries(targets).map(([id, [linkageType, linkageTarget]]) =>
      banner(id, { group: "w_fish", linkageType, linkageTarget }),
    ),
  );
  await publishBanners(context, [banner("plain", { group: "w_fish" })]);
  context.clock.forward(1000);
  const banners = await bannersOf(context, { group: "w_fish", language: "fa" });
  expect(banners).toHaveLength(11);
  const linked = banners.filter(({ href }) => href !== null).map(({ id, href }) => [id, href]);
  expect(linked).toEqual([
    ["listed", "https://partner.example/offer?x=1"],
    ["path", "/help?modal=term#term"],
  ]);
});

test("X03 notices are listed in their time, headlines first; a popup does not run in the bar", async () => {
  context.clock.set("2026-06-01T00:00:00Z");
  const from = context.now();
  const notice = { titles: text("خبر"), bodies: text("<p>متن</p>"), from };
  await publishNotices(context, [
    { ...notice, id: "bar", type: "B", position: 1 },
    { ...notice, id: "head", type: "H", position: 2 },
    { ...notice, id: "popup", type: "PU", position: 3 },
    { ...notice, id: "player", type: "PL", position: 4 },
    { ...notice, id: "promotion", type: "PR", position: 5 },
    { ...notice, id: "later", type: "B", from: new Date("2026-06-02T00:00:00Z") },
    { ...notice, id: "short", type: "B", position: 6, until: new Date("2026-06-01T12:00:00Z") },
  ]);
  const listed = async () => (await listNotices(context, { language: "fa" })).map(({ id }) => id);
  const bar = async () => (await newsTitles(context, { language: "fa" })).map(({ id }) => id);
  expect(await listed()).toEqual(["head", "bar", "popup", "player", "promotion", "short"]);
  expect(await bar()).toEqual(["head", "bar", "player", "promotion", "short"]);

  context.clock.set("2026-06-02T00:00:01Z");
  expect(await listed()).toEqual(["head", "later", "bar", "popup", "player", "promotion"]);
  expect(await findNotice(context, { noticeId: "short", language: "fa" })).toBeNull();
  expect(await findNotice(context, { noticeId: "later", language: "fa" })).toMatchObject({
    title: "خبر",
    publishedAt: new Date("2026-06-02T00:00:00Z"),
  });
});

const HOSTILE = `<p onclick="steal()">متن<script>steal()</script><img src=x onerror=steal()>
<a href="javascript:steal()">یک</a><a href="//evil.example">دو</a><a href="/\\evil.example">سه</a>
<a href="/help">چهار</a><iframe src="https://evil.example"></iframe><style>p{color:red}</style>
<svg><a xlink:href="javascript:steal()">پنج</a></svg><form action="https://evil.example"><input></form></p>`;

function expectHarmless(html: string | undefined): void {
  expect(html).toContain("متن");
  expect(html).toContain('<a href="/help">چهار</a>');
  expect(html).not.toMatch(/steal|evil|script|on\w+=|<(?:img|iframe|style|svg|form|input)/i);
}

test("X03 HTML is cleaned when it is written", async () => {
  const hostile = { titles: text("خبر"), bodies: text(HOSTILE) };
  await publishNotices(context, [{ ...hostile, id: "written", type: "B", from: context.now() }]);
  await publishArticles(context, [{ ...hostile, slug: "written" }]);
  const rows = await context.db.call<{ body: string }>(
    {
      name: "test.bodies",
      text: `select bodies ->> 'fa' as body from content.notices where id = 'written'
        union all select bodies ->> 'fa' from content.help_articles where slug = 'written'`,
    },
    [],
  );
  expect(rows).toHaveLength(2);
  for (const { body } of rows) expectHarmless(body);
});

test("X03 HTML that reached the table by another way is cleaned when it is read", async () => {
  const bodies = JSON.stringify(text(HOSTILE));
  await context.db.call(
    {
      name: "test.notice",
      text: `insert into content.notices (id, type, titles, bodies, from_at)
        values ('smuggled', 'B', '{"fa": "خبر"}', $1::jsonb, '2026-01-01')`,
    },
    [bodies],
  );
  await context.db.call(
    {
      name: "test.article",
      text: `insert into content.help_articles (slug, titles, bodies) values ('smuggled', '{"fa": "خبر"}', $1::jsonb)`,
    },
    [bodies],
  );
  context.clock.forward(1000);
  expectHarmless((await findNotice(context, { noticeId: "smuggled", language: "en" }))?.body);
  const articles = await helpArticles(context, { language: "en" });
  expectHarmless(articles.find(({ slug }) => slug === "smuggled")?.body);
});

test("the first content is complete in Persian and English, and seeding again changes nothing", async () => {
  const site = await testContext();
  await seedContent(site);
  await site.db.script(`update content.notices set titles = '{"fa": "دیگر"}' where id = 'welcome'`);
  site.clock.forward(60_000);
  await seedContent(site);

  for (const language of ["fa", "en"] as const) {
    expect(await bannersOf(site, { group: "w_home", language })).toHaveLength(4);
    expect(await bannersOf(site, { group: "w_rng", language })).toHaveLength(1);
    expect(await bannersOf(site, { group: "w_register", language })).toHaveLength(1);
    expect(await newsTitles(site, { language })).toHaveLength(5);
    const articles = await helpArticles(site, { language });
    expect(articles.map(({ slug }) => slug)).toEqual(["start", "fairness", "trial", "calm", "term"]);
    expect(articles.at(-1)?.version).toBe("1.0");
  }
  const welcome = await findNotice(site, { noticeId: "welcome", language: "fa" });
  expect(welcome).toMatchObject({ title: "دیگر", publishedAt: new Date("2026-03-21T12:00:00Z") });
});

test("the first content loses nothing when it is cleaned, and says the same in both languages", () => {
  const tagsOf = (html = "") => html.match(/<[^>]+>/g);
  for (const { bodies } of [...FIRST_ARTICLES, ...FIRST_NOTICES, FIRST_TERMS]) {
    expect(safeHtml(bodies.fa)).toBe(bodies.fa);
    expect(safeHtml(bodies.en ?? "")).toBe(bodies.en);
    expect(tagsOf(bodies.en)).toEqual(tagsOf(bodies.fa));
  }
});
