import { beforeAll, expect, test } from "vitest";
import { defaultBrand, seedBrand } from "#server/brand/index.ts";
import { LANGUAGES, type Language } from "#server/core/languages.ts";
import { normaliseTyped } from "#server/core/numbers/digits.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  BANNER_GROUPS,
  bannersOf,
  findNotice,
  helpArticles,
  newsTitles,
  seedContent,
  TERMS_SLUG,
} from "./index.ts";
import { safeHtml } from "./safe-html.ts";
import { FIRST_ARTICLES } from "./seeds/articles/index.ts";
import { FIRST_BANNERS } from "./seeds/banners.ts";
import { FIRST_NOTICES } from "./seeds/notices.ts";

const EVERY_LANGUAGE = Object.keys(LANGUAGES) as Language[];
const BODIES = [...FIRST_ARTICLES, ...FIRST_NOTICES].map(({ bodies }) => bodies);
const LINES = [
  ...FIRST_ARTICLES.map(({ titles }) => titles),
  ...FIRST_NOTICES.map(({ titles }) => titles),
  ...FIRST_BANNERS.flatMap(({ titles, texts, alts }) => [titles, texts, alts]),
];

let site: TestContext;

beforeAll(async () => {
  site = await testContext();
  await seedContent(site);
});

test("F01 every page with a banner has one, the home page three to five, all in six languages", async () => {
  const without = ["w_login", "w_forget"];
  for (const group of BANNER_GROUPS.filter((name) => !without.includes(name)))
    for (const language of EVERY_LANGUAGE) {
      const banners = await bannersOf(site, { group, language, audience: "guests" });
      expect(banners.length, `${group} ${language}`).toBeGreaterThan(0);
      if (group === "w_home") expect(banners.length).toBeGreaterThan(2);
      expect(banners.length).toBeLessThan(6);
    }
  expect(await newsTitles(site, { language: "th", audience: "members" })).toHaveLength(FIRST_NOTICES.length);
});

test("a text that nobody changed is brought up to date at the next start; a changed one is left as it is", async () => {
  await site.db.script(`
    update content.notices set titles = '{"fa": "دیگر"}' where id = 'welcome';
    update content.help_articles set seeded = 'older', titles = '{"fa": "کهنه"}' where slug = 'start';
    update content.help_articles set state = 'hidden' where slug = 'trial';
    update content.help_articles set seeded = 'older' where slug = 'trial';
    delete from content.help_articles where slug = 'missions';
    insert into content.banners (id, group_name, titles, texts, alts, picture, seeded)
      values ('gone', 'w_help', '{"fa": "-"}', '{"fa": "-"}', '{"fa": "-"}', '/x.svg', 'older'),
        ('theirs', 'w_help', '{"fa": "-"}', '{"fa": "-"}', '{"fa": "-"}', '/x.svg', null);
  `);
  site.clock.forward(60_000);
  await seedContent(site);

  const welcome = await findNotice(site, { noticeId: "welcome", language: "en" });
  expect(welcome).toMatchObject({ title: "دیگر", publishedAt: new Date("2026-03-21T12:00:00Z") });
  const articles = await helpArticles(site, { language: "fa" });
  expect(articles.find(({ slug }) => slug === "start")?.title).toBe("از کجا شروع کنم");
  const slugs = articles.map(({ slug }) => slug);
  expect(slugs).not.toContain("trial");
  expect(slugs, "what a later version of the program tells of comes into a house that ran before").toContain(
    "missions",
  );
  const banners = await bannersOf(site, { group: "w_help", language: "fa" });
  expect(banners.map(({ id }) => id)).toEqual(["theirs", "help-languages"]);
});

test("the first texts lose nothing when they are cleaned, and say the same in six languages", () => {
  for (const text of [...BODIES, ...LINES]) expect(Object.keys(text)).toEqual(EVERY_LANGUAGE);
  const tagsOf = (html: string) => html.match(/<[^>]+>/g);
  for (const bodies of BODIES)
    for (const language of EVERY_LANGUAGE) {
      const html = bodies[language] ?? "";
      expect(safeHtml(html)).toBe(html);
      expect(tagsOf(html), `${language} ${bodies.fa.slice(0, 40)}`).toEqual(tagsOf(bodies.fa));
    }
});

test("R14 each article has an anchor and a place of its own, and they are listed in the order of the page", () => {
  expect(new Set(FIRST_ARTICLES.map(({ slug }) => slug)).size).toBe(FIRST_ARTICLES.length);
  const places = FIRST_ARTICLES.map(({ position = 0 }) => position);
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
});

test("S10 no first text names an age: the brand sets it, and the foot of the home page says it", () => {
  expect(normaliseTyped(JSON.stringify([...BODIES, ...LINES])).match(/.{20}\b18\b.{10}/g)).toBeNull();
});

test("S07 the terms name the version that a new account keeps, in every language", async () => {
  const terms = (await helpArticles(site, { language: "en" })).find(({ slug }) => slug === TERMS_SLUG);
  await seedBrand(site, { host: "nard.test" });
  expect(terms?.version).toBe((await defaultBrand(site)).termsVersion);
  for (const language of EVERY_LANGUAGE) {
    const body = (await helpArticles(site, { language })).find(({ slug }) => slug === TERMS_SLUG)?.body ?? "";
    expect(normaliseTyped(body), language).toContain(terms?.version);
  }
});
