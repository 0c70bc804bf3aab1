import { strip, type Theme } from "../slots/theme.ts";

export const parseh: Theme = {
  code: "parseh",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "پارسه",
    en: "Parseh",
    zh: "波斯波利斯",
    id: "Persepolis",
    th: "เพอร์เซโพลิส",
    vi: "Persepolis",
  },
  symbols: {
    wild: { fa: "نیلوفر", en: "Lotus" },
    scatter: { fa: "دروازهٔ ملل", en: "Gate of All Nations" },
    h1: { fa: "شیر و گاو", en: "Lion and bull" },
    h2: { fa: "هما", en: "Homa" },
    h3: { fa: "سرباز جاویدان", en: "Immortal guard" },
    h4: { fa: "گاو بالدار", en: "Winged bull" },
    l1: { fa: "سرستون", en: "Column capital" },
    l2: { fa: "تکوک زرین", en: "Golden rhyton" },
    l3: { fa: "دریک", en: "Daric" },
    l4: { fa: "لوح گلی", en: "Clay tablet" },
  },
  strips: [
    strip(`
      l3 l3 l1 l1 h4 h4 l2 l2 h4 h4 l3 scatter h1 h1 h2 h2 h4 h1 h2 l2 l2 h3 h3 wild l4 l4 h3 h3 l4
      l4 h3 h3 l4 l4 l3 l3 l1
    `),
    strip(`
      l4 l4 h3 l4 l4 l3 l3 h4 h4 l2 l1 l1 wild h4 h4 l2 l2 l4 l3 l3 h2 h2 h3 h3 l1 l1 l2 l2 h2 l3 l3
      h1 h1 l3 l1 scatter
    `),
    strip(`
      l4 l4 l3 l3 l2 l2 h4 h4 l3 l3 h3 h3 h2 l4 h4 h4 l2 h3 h3 l1 l1 l2 l2 l3 l3 l4 l4 h1 h1 l1 l1 l4
      l4 wild scatter h4 h2 h2
    `),
    strip(`
      l4 l4 h1 h1 h4 h4 l1 l1 l2 l2 h3 h3 l3 l3 l4 l4 h3 h3 scatter l2 l2 l1 h2 h2 l3 h1 h1 h4 l4 l3
      l3 h2 l4 l4 l1 l1 wild
    `),
    strip(`
      h1 h1 l4 l4 l1 l4 l4 l2 l2 l3 h4 h4 l1 l1 l3 l3 l1 l1 h2 l2 l2 l4 l4 h3 h3 l4 l4 wild h2 h2 l2
      l2 h4 h4 l3 l3 l2 l2 scatter
    `),
  ],
  linePays: {
    wild: [85, 850, 7000],
    h1: [40, 400, 3600],
    h2: [35, 275, 1600],
    h3: [30, 175, 1100],
    h4: [20, 100, 700],
    l1: [7, 35, 200],
    l2: [7, 35, 175],
    l3: [7, 30, 175],
    l4: [6, 30, 100],
  },
  scatterPays: [2, 20, 100],
  freeSpins: {
    awarded: [10, 15, 20],
    retriggered: [10, 15, 20],
    limit: 50,
    multiplier: 5,
  },
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n],
};
