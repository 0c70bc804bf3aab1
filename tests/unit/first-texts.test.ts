import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { FIRST_ARTICLES } from "#server/content/seeds/articles/index.ts";
import { FIRST_BANNERS } from "#server/content/seeds/banners.ts";
import { FIRST_NOTICES } from "#server/content/seeds/notices.ts";
import { LANGUAGES } from "#server/core/languages.ts";
import { DRAFTS } from "#server/promotions/draft.ts";
import { FIRST_PROMOTIONS as SHOWN } from "#server/promotions/first-promotions.ts";
import { flatRoutes } from "#tests/setup/site-map.ts";

const FIRST_PROMOTIONS = [...SHOWN, ...DRAFTS];
const BODIES = [...FIRST_ARTICLES, ...FIRST_NOTICES, ...FIRST_PROMOTIONS].map(({ bodies }) => bodies);
const ADDRESSES = new Set(flatRoutes().map(({ path }) => `/${path ?? ""}`));

function everyHref(): Set<string> {
  const inTexts = BODIES.flatMap((bodies) => Object.values(bodies)).flatMap((html) =>
    [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href),
  );
  const targets = [
    ...FIRST_BANNERS.map(({ linkageTarget }) => linkageTarget),
    ...FIRST_PROMOTIONS.map(({ leadsTo }) => leadsTo),
  ].filter((target) => target !== undefined);
  return new Set([...inTexts, ...targets]);
}

test("every link of the first texts leads to a page of the site, and every anchor to an article", () => {
  const slugs = FIRST_ARTICLES.map(({ slug }) => slug);
  const hrefs = everyHref();
  expect(hrefs.size).toBeGreaterThan(20);
  for (const href of hrefs) {
    const { pathname, hash } = new URL(href, "https://nard.example/help");
    expect(ADDRESSES, href).toContain(pathname);
    if (hash) expect(slugs, href).toContain(hash.slice(1));
  }
});

test("every picture of the first texts is there", () => {
  for (const { picture } of [...FIRST_BANNERS, ...FIRST_PROMOTIONS])
    expect(existsSync(`public${picture}`), picture).toBe(true);
});

test("the first promotions say the same in six languages", () => {
  const languages = Object.keys(LANGUAGES);
  for (const { titles, summaries, bodies, terms } of FIRST_PROMOTIONS) {
    const texts = [titles, summaries, bodies, ...terms.flatMap(({ label, value }) => [label, value])];
    for (const text of texts) expect(Object.keys(text)).toEqual(languages);
    const tags = Object.values(bodies).map((html) => html.match(/<[^>]+>/g)?.join(""));
    expect(new Set(tags).size).toBe(1);
  }
});
