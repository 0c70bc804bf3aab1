import { strip, type Theme } from "../slots/theme.ts";

export const simorgh: Theme = {
  code: "simorgh",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "سیمرغ",
    en: "Simorgh",
    zh: "神鸟西牟鸽",
    id: "Simurgh",
    th: "นกซีมูร์ก",
    vi: "Thần Điểu Simurgh",
  },
  symbols: {
    wild: { fa: "پر سیمرغ", en: "Simorgh feather" },
    scatter: { fa: "سیمرغ", en: "Simorgh" },
    h1: { fa: "زال", en: "Zal" },
    h2: { fa: "البرزکوه", en: "Mount Alborz" },
    h3: { fa: "آشیانه", en: "Nest" },
    h4: { fa: "درخت همه‌تخم", en: "Tree of all seeds" },
    l1: { fa: "هدهد", en: "Hoopoe" },
    l2: { fa: "آتش", en: "Flame" },
    l3: { fa: "ماه", en: "Moon" },
    l4: { fa: "ابر", en: "Cloud" },
  },
  strips: [
    strip(`
      h2 h2 scatter l4 l4 l4 l3 l3 l3 l1 l1 l1 l2 l2 l2 l4 h3 wild l4 l4 l4 h4 h1 h1 h1 l1 l1 h4 h4
      h4 l3 l2 l2 l2 h3 h3 h3
    `),
    strip(`
      h2 h2 h2 l3 l3 l3 h4 h4 h4 l1 l1 scatter l2 l2 l2 l3 l3 l3 wild wild l4 l4 l4 l2 l4 l1 l1 l1 h1
      h1 l2 l2 l2 h3 h3 h3
    `),
    strip(`
      l3 l3 l3 l1 l1 l1 wild h3 h3 h3 l4 h4 h4 h4 l4 l4 l4 l2 l2 l2 scatter l4 l4 l4 l3 l3 l3 h2 h2
      h2 l2 l2 l1 h1 h1 h3 h4
    `),
    strip(`
      l2 l2 l2 wild wild h4 h4 h4 l4 l4 l4 l3 l3 l3 l4 l4 l4 h4 scatter l1 l1 l1 h1 h1 h1 l3 l3 h3 h3
      h3 l1 l1 l1 l2 h2 h2 h2 h3 h3
    `),
    strip(`
      h4 h4 h4 l4 l4 l1 l1 l1 l4 l4 l4 h3 h3 l1 l1 l1 h2 h2 h2 l3 l3 l3 l2 l2 l2 wild scatter l3 l3
      l3 h4 h4 h1 h1 l2 l2 l2 l4 l4 l4
    `),
  ],
  linePays: {
    wild: [85, 850, 6900],
    h1: [40, 400, 3400],
    h2: [35, 275, 1700],
    h3: [25, 150, 1100],
    h4: [20, 100, 700],
    l1: [7, 35, 200],
    l2: [7, 35, 175],
    l3: [5, 25, 125],
    l4: [5, 25, 100],
  },
  scatterPays: [3, 15, 130],
  freeSpins: {
    awarded: [9, 15, 30],
    retriggered: [9, 9, 9],
    limit: 63,
    multiplier: 3,
  },
  lineBetsMinor: [10n, 20n, 50n, 100n, 250n, 500n],
};
