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
  noticePayload,
  popupNotices,
  publishArticles,
  publishBanners,
  publishNotices,
  setTextState,
  textsOfKind,
} from "./index.ts";

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
    banner("hidden"),
    banner("elsewhere", { group: "w_live" }),
  ]);
  expect(await setTextState(context, { kind: "banner", id: "hidden", state: "hidden" })).toEqual({
    ok: true,
    value: "shown",
  });
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
    twin: ["URL", "https://evil-partner.example/"],
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
  expect(banners).toHaveLength(Object.keys(targets).length + 1);
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
  const member = { language: "fa", audience: "members" } as const;
  const listed = async () => (await listNotices(context, member)).map(({ id }) => id);
  const bar = async () => (await newsTitles(context, member)).map(({ id }) => id);
  expect(await listed()).toEqual(["head", "bar", "popup", "player", "promotion", "short"]);
  expect(await bar()).toEqual(["head", "bar", "player", "promotion", "short"]);
  expect((await popupNotices(context, member)).map(({ id }) => id)).toEqual(["popup"]);
  const payload = Object.entries(await noticePayload(context, member));
  expect(payload.map(([name, notices]) => [name, ...notices.map(({ id }) => id)])).toEqual([
    ["player", "player"],
    ["banners", "head", "bar", "short"],
    ["popup", "popup"],
    ["promotion", "promotion"],
  ]);

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
  await publishArticles(context, [{ ...hostile, slug: "written", group: "start" }]);
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

test("X03 what is for members or for guests is said to them alone, and PL to members whatever was written", async () => {
  context.clock.forward(60_000);
  const words = { titles: text("خبر"), bodies: text("<p>متن</p>"), from: context.now() };
  await publishNotices(context, [
    { ...words, id: "for-guests", type: "B", audience: "guests" },
    { ...words, id: "for-members", type: "B", audience: "members" },
    { ...words, id: "of-the-player", type: "PL", audience: "everybody" },
  ]);
  await publishBanners(context, [
    banner("guest-banner", { group: "w_pvp", audience: "guests" }),
    banner("member-banner", { group: "w_pvp", audience: "members" }),
    banner("any-banner", { group: "w_pvp" }),
  ]);
  context.clock.forward(1000);
  const said = async (audience?: "guests" | "members") => {
    const asked = { language: "fa", ...(audience ? { audience } : {}) } as const;
    const notices = (await listNotices(context, asked)).map(({ id }) => id);
    const banners = await bannersOf(context, { group: "w_pvp", ...asked });
    return [...notices, ...banners.map(({ id }) => id)].filter((id) => /for-|of-|-banner/.test(id)).sort();
  };
  expect(await said("guests")).toEqual(["any-banner", "for-guests", "guest-banner"]);
  expect(await said("members")).toEqual(["any-banner", "for-members", "member-banner", "of-the-player"]);
  expect(await said()).toEqual(["any-banner"]);
  const player = { noticeId: "of-the-player", language: "fa" } as const;
  expect(await findNotice(context, { ...player, audience: "guests" })).toBeNull();
  expect(await findNotice(context, { ...player, audience: "members" })).toMatchObject({ type: "PL" });
});

test("X03 the board asks for notices of execution B alone", async () => {
  await context.db.script(
    `insert into content.notices (id, type, titles, bodies, from_at, execution)
      values ('by-mail', 'B', '{"fa": "نامه"}', '{"fa": "<p>متن</p>"}', '2026-01-01', 'M')`,
  );
  context.clock.forward(1000);
  expect(await findNotice(context, { noticeId: "by-mail", language: "fa" })).toBeNull();
});

test("what an operator publishes again is replaced and shown; what is hidden is kept", async () => {
  const article = { slug: "again", group: "money", titles: text("یک"), bodies: text("<p>یک</p>") } as const;
  await publishArticles(context, [article]);
  await setTextState(context, { kind: "article", id: "again", state: "hidden" });
  context.clock.forward(1000);
  const titles = async () =>
    (await helpArticles(context, { language: "fa" })).filter(({ slug }) => slug === "again");
  expect(await titles()).toEqual([]);
  expect(await textsOfKind(context, "article")).toContainEqual(
    expect.objectContaining({ id: "again", sort: "money", state: "hidden", isSeeded: false }),
  );
  await publishArticles(context, [{ ...article, titles: text("دو") }]);
  context.clock.forward(1000);
  expect(await titles()).toMatchObject([{ title: "دو", group: "money" }]);
  expect(await setTextState(context, { kind: "article", id: "none", state: "hidden" })).toEqual({
    ok: false,
    refusal: { reason: "unknownText" },
  });
});
