import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundle } from "lightningcss";
import { expect, test } from "vitest";
import { ICONS } from "#app/components/icon.tsx";

const STYLES = "app/styles";
const FONTS = "public/fonts";
const KB = 1000;

/** The same oldest browsers as in vite.config.ts; lightningcss writes a version as major << 16 | minor << 8. */
const FLOOR = { chrome: 69 << 16, safari: (12 << 16) | (1 << 8), firefox: 68 << 16 };

const sheets = new Map(
  readdirSync(STYLES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => [name, readFileSync(join(STYLES, name), "utf8").replace(/\/\*[\s\S]*?\*\//g, "")]),
);

test("the style sheet compiles for the oldest browsers and weighs at most 15 kB", () => {
  const compiled = bundle({ filename: join(STYLES, "index.css"), minify: true, targets: FLOOR });
  expect(compiled.warnings).toEqual([]);
  expect(gzipSync(compiled.code, { level: 9 }).length).toBeLessThanOrEqual(15 * KB);
});

/** Sheets that only some pages have are imported by what shows them, and come with it. */
const onTheirOwn = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .flatMap((name) => [...readFileSync(join("app", name), "utf8").matchAll(/"#app\/styles\/([\w/-]+\.css)"/g)])
  .map(([, name = ""]) => name);

test("every style sheet is imported, for all pages or for some", () => {
  const forAll = [...(sheets.get("index.css") ?? "").matchAll(/"\.\/([\w/-]+\.css)"/g)].map(
    ([, name]) => name,
  );
  const imported = [...forAll, ...new Set(onTheirOwn)];
  expect(imported.sort()).toEqual([...sheets.keys()].filter((name) => name !== "index.css").sort());
});

test("the fonts weigh at most 26 kB and their licence lies beside them", () => {
  const files = readdirSync(FONTS);
  const weight = files
    .filter((name) => name.endsWith(".woff2"))
    .reduce((sum, name) => sum + statSync(join(FONTS, name)).size, 0);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(26 * KB);
  expect(readFileSync(join(FONTS, "OFL.txt"), "utf8")).toContain("SIL Open Font License, Version 1.1");
});

test("every sign that a component can name is in the sprite, and nothing else is", () => {
  const sprite = readFileSync("public/brand/icons.svg", "utf8");
  expect([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id).sort()).toEqual(
    [...ICONS].sort(),
  );
});

test("every custom property that is used has a value", () => {
  const all = [...sheets.values()].join("\n");
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const given = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  expect([...used].filter((name) => !given.has(name))).toEqual([]);
});

/** Pictures have sides and so does a password, which is written from left to right in every language. */
const PHYSICAL =
  /^\s*(?:margin|padding|border|inset)?-?(?:left|right)\s*:|text-align:\s*(?:left|right)|float:/;
const SIDES_ON_PURPOSE = ["padding-right: calc(var(--touch) + var(--space-2));", "right: 2px;"];

test("I03 no rule names left or right where it means start or end", () => {
  const found = [...sheets.values()].flatMap((css) => css.split("\n").filter((line) => PHYSICAL.test(line)));
  expect(found.map((line) => line.trim()).sort()).toEqual(SIDES_ON_PURPOSE);
});

const tokens = sheets.get("tokens.css") ?? "";

/** The declarations of the first rule whose selector is exactly this. */
function tokensOf(selector: string): Map<string, string> {
  const start = tokens.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No rule ${selector} in tokens.css`);
  const body = tokens.slice(start + selector.length + 2, tokens.indexOf("}", start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const DARK = 'html[data-theme="dark"],\nhtml[data-theme="dark"] .paper';
const AUTO = 'html[data-theme="auto"],\n  html[data-theme="auto"] .paper';

test("F09 dark by choice and dark by the system are the same colours", () => {
  expect([...tokensOf(AUTO)]).toEqual([...tokensOf(DARK)]);
  expect([...tokensOf('html[data-theme="auto"] .lapis')]).toEqual([
    ...tokensOf('html[data-theme="dark"] .lapis'),
  ]);
});

const light = new Map([...tokensOf(":root"), ...tokensOf(":root,\n.paper")]);
const dark = new Map([...light, ...tokensOf(DARK)]);
const GROUNDS = {
  light,
  dark,
  "light header": new Map([...light, ...tokensOf(".lapis")]),
  "dark header": new Map([...dark, ...tokensOf(".lapis"), ...tokensOf('html[data-theme="dark"] .lapis')]),
};

/** WCAG 2.2 AA: words 4.5 to 1, the edge of what can be used 3 to 1. */
const WORDS = [
  ...["paper", "surface", "sunken"].flatMap((ground) =>
    ["ink", "ink-soft", "link", "gold-ink"].map((ink) => [ink, ground] as const),
  ),
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["danger-ink", "surface"],
  ["danger-ink", "danger-wash"],
  ["good-ink", "good-wash"],
  ["warn-ink", "warn-wash"],
  ["warn-ink", "surface"],
  ["info-ink", "info-wash"],
  ["ink", "info-wash"],
  ["ink", "danger-wash"],
] as const;
const EDGES = [
  ["edge", "paper"],
  ["edge", "surface"],
  ["focus", "paper"],
  ["focus", "surface"],
  ["gold", "surface"],
] as const;

test.each(["light", "dark"] as const)("words and edges can be told from their ground: %s", (theme) => {
  const tooFaint = [...faint(GROUNDS[theme], WORDS, 4.5), ...faint(GROUNDS[theme], EDGES, 3)];
  expect(tooFaint).toEqual([]);
});

test.each(["light header", "dark header"] as const)(
  "words and edges can be told from their ground: %s",
  (theme) => {
    const words = WORDS.filter(([ink]) => /^(?:ink|link|gold|on)/.test(ink)).filter(
      ([, ground]) => !/wash/.test(ground),
    );
    const tooFaint = [...faint(GROUNDS[theme], words, 4.5), ...faint(GROUNDS[theme], EDGES, 3)];
    expect(tooFaint).toEqual([]);
  },
);

type Pairs = readonly (readonly [ink: string, ground: string])[];

function faint(values: Map<string, string>, pairs: Pairs, least: number): string[] {
  return pairs.flatMap(([ink, ground]) => {
    const ratio = contrast(colour(values, ink), colour(values, ground));
    return ratio >= least ? [] : [`${ink} on ${ground}: ${ratio.toFixed(2)}`];
  });
}

function colour(values: Map<string, string>, name: string): string {
  const value = values.get(`--${name}`) ?? "";
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? colour(values, other) : value;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** Relative luminance of `#rrggbb`, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
