import { afterAll, beforeAll, expect, test } from "vitest";
import { publishedVectors } from "#server/studio/verify/published/published-vectors.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { visibleTexts } from "#tests/setup/visible-text.ts";
import { doorsOf } from "../proofs/addresses.ts";
import { type Cast, castOn, type Kind } from "../proofs/cast.ts";

/** A number by itself; one beside a Latin letter is part of a name, a code or an address. */
const LATIN_NUMBER = /(?<![\w./:#@-])[0-9][0-9.,٬٫:/-]*(?![\w-])/;

let site: ServedSite;
let cast: Cast;

beforeAll(async () => {
  site = await servedSite();
  cast = await castOn(site);
}, 120_000);
afterAll(() => site.close());

test.each(["guest", "member", "agent"] satisfies Kind[])(
  "every page in Persian shows a %s numbers in Persian digits",
  async (kind) => {
    const browser = await cast.anew(kind);
    browser.cookies.set("lang", "fa");
    const pages = doorsOf(site, cast.owned).filter(
      ({ id, isPage, loads }) => isPage && loads && !id.startsWith("routes/dev/"),
    );
    const found: string[] = [];
    let seen = 0;
    for (const { path } of pages) {
      const { status, text } = await browser.get(path);
      if (status !== 200) continue;
      seen += 1;
      const bad = visibleTexts(text).filter((said) => LATIN_NUMBER.test(said));
      found.push(...[...new Set(bad)].map((said) => `${path}: ${said}`));
    }
    expect(seen).toBeGreaterThan(20);
    expect(found.join("\n")).toBe("");
  },
  240_000,
);

/** A sentence, or a piece of one; a name of a file or of a hash is shorter. */
const LATIN_WORDS = /[A-Za-z]{2,}(?:[ ,]+[A-Za-z]{2,}){2}/;

test("G11 whatever a checked round says to people is said in the language of the page", async () => {
  const browser = site.browser();
  browser.cookies.set("lang", "fa");
  const rounds = publishedVectors().map(({ query }) => `/verify?${query}`);
  const found: string[] = [];
  for (const path of ["/verify", "/seeds/verify", ...rounds.slice(0, 20)]) {
    const { status, text } = await browser.get(path);
    expect(status).toBe(200);
    const bad = visibleTexts(text).filter((said) => LATIN_NUMBER.test(said) || LATIN_WORDS.test(said));
    found.push(...bad.map((said) => `${path.slice(0, 60)}: ${said}`));
  }
  expect(found.join("\n")).toBe("");
}, 120_000);
