import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawAll } from "#server/studio/drawing/artwork.ts";
import { gamePosters } from "#server/studio/drawing/games/all.ts";
import { studioGames } from "#server/studio/index.ts";
import { SYMBOLS } from "#server/studio/slots/theme.ts";
import { THEMES } from "#server/studio/slots/themes.ts";

const PUBLIC = join(import.meta.dirname, "../../public");
const drawn = drawAll();
const files = [...drawn];

/** Bytes a player's browser may be asked to fetch for one file of a kind. */
const LIMITS: [kind: RegExp, bytes: number][] = [
  [/^studio\/.*-card\.svg$/, 16_000],
  [/^studio\//, 40_000],
  [/^banners\//, 20_000],
  [/^art\//, 20_000],
  [/^brand\//, 8_000],
  [/^favicon\.svg$/, 2_000],
];

/** The elements that the drawings are made of; script, style, text, image and foreignObject are not among them. */
const ELEMENTS = new Set(
  "svg defs symbol use g path circle ellipse rect pattern clipPath linearGradient radialGradient stop".split(
    " ",
  ),
);

/** What keeps a text from being well-formed XML, or nothing. */
function faultIn(svg: string): string | undefined {
  const open: string[] = [];
  for (const [whole, closing, name = "", attributes = "", empty] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) return `${whole} closes nothing`;
      continue;
    }
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `${whole} says an attribute twice`;
    if (!empty) open.push(name);
  }
  if (open.length > 0) return `${open.join(" ")} left open`;
  const rest = svg.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<&]*")*\s*\/?>/g, "").trim();
  return rest === "" ? undefined : `stray ${rest.slice(0, 40)}`;
}

const all = (svg: string, pattern: RegExp): string[] =>
  [...svg.matchAll(pattern)].map(([, found]) => found ?? "");

test("every theme of the studio has its sprite with the ten symbols and its card", () => {
  for (const { code } of THEMES) {
    const sprite = drawn.get(`studio/${code}.svg`) ?? "";
    expect(all(sprite, /<symbol id="(\w+)" viewBox="0 0 100 100">/g).sort(), code).toEqual(
      [...SYMBOLS].sort(),
    );
    expect(drawn.get(`studio/${code}-card.svg`), code).toContain('viewBox="0 0 320 240"');
  }
});

test("every game of the studio has its card with the band of its vendor, and no card is without a game", () => {
  const games = studioGames();
  for (const { code } of games) {
    expect(drawn.get(`studio/${code}-card.svg`), code).toContain('viewBox="0 0 320 240"');
  }
  const withoutTheme = games.filter(({ engine }) => engine !== "slot");
  expect(Object.fromEntries(Object.entries(gamePosters).map(([code, { series }]) => [code, series]))).toEqual(
    Object.fromEntries(withoutTheme.map(({ code, vendor }) => [code, vendor])),
  );
});

test.each(Object.keys(gamePosters))("the card of %s is light: a list shows dozens at once", (code) => {
  expect(Buffer.byteLength(drawn.get(`studio/${code}-card.svg`) ?? "")).toBeLessThanOrEqual(12_000);
});

test("no two symbols of the studio are the same drawing", () => {
  const bodies = THEMES.flatMap(({ code }) =>
    all(drawn.get(`studio/${code}.svg`) ?? "", /<symbol id="\w+"[^>]*>(.*?)<\/symbol>/g),
  );
  expect(bodies.length).toBe(THEMES.length * SYMBOLS.length);
  expect(new Set(bodies).size).toBe(bodies.length);
});

test.each(files)("%s is well-formed and within its size", (name, svg) => {
  expect(faultIn(svg)).toBeUndefined();
  const [, limit = 0] = LIMITS.find(([kind]) => kind.test(name)) ?? [];
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(limit);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(files)("%s asks for nothing that a strict content policy refuses", (_, svg) => {
  expect(all(svg, /<([a-zA-Z]+)/g).filter((element) => !ELEMENTS.has(element))).toEqual([]);
  expect(svg).not.toMatch(/\s(?:style|class|on\w+|src|xlink:href)=/);
  expect(all(svg, /\shref="([^"]*)"/g).filter((target) => !target.startsWith("#"))).toEqual([]);
  expect(all(svg, /url\(([^)]*)\)/g).filter((target) => !target.startsWith("#"))).toEqual([]);
});

test.each(files)("%s names each of its parts once and refers to no other", (_, svg) => {
  const ids = all(svg, /\sid="([^"]*)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  const wanted = [...all(svg, /url\(#([^)]*)\)/g), ...all(svg, /\shref="#([^"]*)"/g)];
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
});

test("banners and cards that stand on one page share no id", () => {
  const ids = files
    .filter(([name]) => /^(art|banners)\//.test(name) || name.endsWith("-card.svg"))
    .flatMap(([, svg]) => all(svg, /\sid="([^"]*)"/g));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(files)("%s in public is what the drawing code makes", (name, svg) => {
  const file = join(PUBLIC, name);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, "utf8") === svg).toBe(true);
});

test("public/studio, public/banners and public/art hold nothing that is not drawn here", () => {
  const kept = ["studio", "banners", "art/banners", "art/promotions"].flatMap((folder) =>
    readdirSync(join(PUBLIC, folder)).map((name) => `${folder}/${name}`),
  );
  expect(kept.filter((name) => statSync(join(PUBLIC, name)).isFile() && !drawn.has(name))).toEqual([]);
});
