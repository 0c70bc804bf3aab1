import { strip, type Theme } from "../slots/theme.ts";

export const farsh: Theme = {
  code: "farsh",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "فرش",
    en: "Carpet",
    zh: "波斯地毯",
    id: "Permadani Persia",
    th: "พรมเปอร์เซีย",
    vi: "Thảm Ba Tư",
  },
  symbols: {
    wild: { fa: "ترنج", en: "Medallion" },
    scatter: { fa: "دار قالی", en: "Loom" },
    h1: { fa: "قالی پرنده", en: "Flying carpet" },
    h2: { fa: "درخت زندگی", en: "Tree of life" },
    h3: { fa: "شکارگاه", en: "Hunting ground" },
    h4: { fa: "گل شاه‌عباسی", en: "Shah Abbasi flower" },
    l1: { fa: "بته‌جقه", en: "Paisley" },
    l2: { fa: "کلاف پشم", en: "Wool skein" },
    l3: { fa: "دفتین", en: "Weaver's comb" },
    l4: { fa: "قیچی", en: "Shears" },
  },
  strips: [
    strip(`
      h4 h1 l3 h1 l4 h2 l2 l1 l3 l4 l1 l3 h2 scatter h4 l2 h1 l2 l1 l2 h3 h4 l2 h3 l3 wild l4 l3 l1
      l4
    `),
    strip(`
      scatter l3 l4 h1 h2 l1 l4 wild l1 h3 h4 l4 h2 h3 l2 l4 l3 l2 l4 l2 h3 h1 h4 l2 l3 h4 h2 l1 l4
      h3
    `),
    strip(`
      l4 l2 h4 l2 l1 l4 l3 h3 l3 h1 l3 h2 l4 h3 wild l1 h1 l3 l2 l1 h3 l1 l3 wild h2 h4 scatter h4 h2
      l4 wild h4
    `),
    strip(`
      h3 l4 l1 h2 l3 h4 h2 l2 h2 l2 h4 l3 l4 l1 l3 h3 l3 scatter h1 l3 l4 l3 l2 l1 h3 l1 l4 l2 h1
      wild l3
    `),
    strip(`
      l3 scatter l1 l4 l2 h4 l2 h2 l3 h3 l1 h2 l3 h4 wild h1 l2 h4 l3 h2 h1 l4 h3 l4 l2 l1 h3 l3 h4
      l4 l2
    `),
  ],
  linePays: {
    wild: [60, 200, 800],
    h1: [40, 125, 500],
    h2: [35, 100, 275],
    h3: [25, 75, 225],
    h4: [20, 60, 175],
    l1: [15, 35, 100],
    l2: [13, 35, 100],
    l3: [12, 30, 80],
    l4: [9, 20, 60],
  },
  scatterPays: [1, 6, 36],
  freeSpins: {
    awarded: [6, 9, 12],
    retriggered: [3, 3, 3],
    limit: 36,
    multiplier: 2,
  },
  lineBetsMinor: [10n, 20n, 50n, 100n, 250n, 500n],
};
