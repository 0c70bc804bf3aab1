import { strip, type Theme } from "../slots/theme.ts";

export const nowruz: Theme = {
  code: "nowruz",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "نوروز",
    en: "Nowruz",
    zh: "诺鲁孜节",
    id: "Nowruz",
    th: "นาวรูซ",
    vi: "Tết Nowruz",
  },
  symbols: {
    wild: { fa: "ماهی سرخ", en: "Goldfish" },
    scatter: { fa: "سفرهٔ هفت‌سین", en: "Haft-sin table" },
    h1: { fa: "عمو نوروز", en: "Amu Nowruz" },
    h2: { fa: "سبزه", en: "Sprouted wheat" },
    h3: { fa: "سمنو", en: "Samanu" },
    h4: { fa: "سیب", en: "Apple" },
    l1: { fa: "سنبل", en: "Hyacinth" },
    l2: { fa: "سکه", en: "Coin" },
    l3: { fa: "سیر", en: "Garlic" },
    l4: { fa: "سنجد", en: "Oleaster" },
  },
  strips: [
    strip(`
      l1 l4 h1 l2 l3 l1 l3 h3 l3 h3 l2 l4 h3 h2 l3 l2 h2 h4 l4 l2 l3 l1 l4 scatter h1 wild h4 l4 l1
      h3 l3 h4
    `),
    strip(`
      h3 h4 h2 l4 h1 l2 l4 h2 l2 l3 scatter h1 l1 l3 l1 l4 l2 h3 wild h1 wild h4 l2 l1 l4 h3 h4 l1 l2
      l3
    `),
    strip(`
      l4 h4 l1 h3 l2 l1 l3 h4 l4 l3 l4 l3 h1 wild h2 l1 l3 wild h2 h4 h2 l2 scatter l4 l2 l3 l1 h1 l2
      l4 l1 h3
    `),
    strip(`
      l2 l4 h4 h1 h4 h2 l1 l4 l2 h3 l1 scatter l3 h3 l4 h4 l3 l2 h2 h1 l3 wild l1 wild l4 l2 l3 l4 l1
      h4 h3 scatter
    `),
    strip(`
      l2 h4 l4 l3 h2 h1 h3 h1 l3 l4 h4 h3 l1 wild l4 h1 l4 h4 l3 h2 l2 l1 l2 l4 h2 l4 l1 wild l3 h4
      l2 h3 scatter
    `),
  ],
  linePays: {
    wild: [55, 175, 700],
    h1: [35, 100, 350],
    h2: [30, 90, 275],
    h3: [25, 70, 250],
    h4: [20, 55, 175],
    l1: [14, 35, 100],
    l2: [13, 35, 90],
    l3: [11, 25, 70],
    l4: [9, 20, 55],
  },
  scatterPays: [1, 7, 77],
  freeSpins: {
    awarded: [7, 13, 13],
    retriggered: [7, 7, 7],
    limit: 49,
    multiplier: 1,
  },
  lineBetsMinor: [1n, 2n, 5n, 10n, 25n, 50n],
};
