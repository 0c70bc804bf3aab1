import { strip, type Theme } from "../slots/theme.ts";

export const khazar: Theme = {
  code: "khazar",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "خزر",
    en: "Khazar",
    zh: "里海",
    id: "Laut Kaspia",
    th: "ทะเลแคสเปียน",
    vi: "Biển Caspi",
  },
  symbols: {
    wild: { fa: "فک خزری", en: "Caspian seal" },
    scatter: { fa: "فانوس دریایی", en: "Lighthouse" },
    h1: { fa: "فیل‌ماهی", en: "Beluga sturgeon" },
    h2: { fa: "خاویار", en: "Caviar" },
    h3: { fa: "ماهی سفید", en: "Kutum" },
    h4: { fa: "قایق", en: "Boat" },
    l1: { fa: "مرغ دریایی", en: "Seagull" },
    l2: { fa: "تور ماهیگیری", en: "Fishing net" },
    l3: { fa: "صدف", en: "Shell" },
    l4: { fa: "شالیزار", en: "Rice paddy" },
  },
  strips: [
    strip(`
      h3 l1 l3 wild h2 h1 l2 l4 h4 l3 l4 scatter l1 l3 l1 h4 h3 l2 h2 l2 l4 l1 h4 scatter h3 l4 h2 l3
      l2 l4 l1 h1 h4
    `),
    strip(`
      wild l4 l3 l2 h4 h2 l1 h2 l4 l3 l4 h3 l4 l1 l2 h4 scatter h3 l4 l1 l4 wild h2 h1 l2 l3 h3 l2 l3
      l2 h1
    `),
    strip(`
      l2 l3 h2 h4 l1 l3 l4 h1 l3 l4 scatter l2 l4 h1 wild l1 h3 wild l1 h3 l4 h4 l1 l4 l2 l4 l2 h2 h1
      h3 l3 h4
    `),
    strip(`
      l3 h3 l2 l3 l1 l2 l4 l2 h3 h2 l1 l3 l4 wild l4 h3 h1 h2 l3 l2 l4 l1 h4 h2 l3 l2 h4 h1 wild l2
      scatter
    `),
    strip(`
      h1 h4 l2 h4 h1 l3 wild h3 l3 l4 l3 h3 l4 l2 h4 l4 l1 l2 l1 l4 l2 wild h2 l3 l1 l4 h2 scatter l2
      h4 l1
    `),
  ],
  linePays: {
    wild: [50, 175, 700],
    h1: [35, 100, 350],
    h2: [25, 85, 250],
    h3: [25, 70, 200],
    h4: [20, 50, 175],
    l1: [14, 35, 100],
    l2: [13, 30, 85],
    l3: [11, 25, 70],
    l4: [9, 20, 50],
  },
  scatterPays: [1, 5, 30],
  freeSpins: {
    awarded: [5, 8, 12],
    retriggered: [3, 3, 3],
    limit: 24,
    multiplier: 2,
  },
  lineBetsMinor: [50n, 100n, 200n, 500n, 1000n],
};
