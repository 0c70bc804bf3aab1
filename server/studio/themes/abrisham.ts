import { strip, type Theme } from "../slots/theme.ts";

export const abrisham: Theme = {
  code: "abrisham",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "ابریشم",
    en: "Silk Road",
    zh: "丝路",
    id: "Jalur Sutra",
    th: "เส้นทางสายไหม",
    vi: "Con Đường Tơ Lụa",
  },
  symbols: {
    wild: { fa: "طاقهٔ ابریشم", en: "Roll of silk" },
    scatter: { fa: "کاروانسرا", en: "Caravanserai" },
    h1: { fa: "کاروان‌سالار", en: "Caravan master" },
    h2: { fa: "شتر دوکوهان", en: "Bactrian camel" },
    h3: { fa: "چینی آبی و سپید", en: "Blue-and-white porcelain" },
    h4: { fa: "ادویه", en: "Spices" },
    l1: { fa: "پیلهٔ ابریشم", en: "Silk cocoon" },
    l2: { fa: "کوزه", en: "Jar" },
    l3: { fa: "فانوس", en: "Lantern" },
    l4: { fa: "سکهٔ ساسانی", en: "Sasanian coin" },
  },
  strips: [
    strip(`
      l3 l3 h3 h3 h4 h4 l4 l4 l3 l3 l1 l1 scatter l4 l3 l3 h4 h4 l2 l2 h2 h2 l1 l1 wild h2 h1 h1 l2
      l2 l4 l4
    `),
    strip(`
      h4 h4 l4 h1 h1 h4 h4 h2 l4 l4 wild scatter l3 l3 l2 l2 l3 l3 l1 l1 h3 h3 l4 l4 l1 l1 l2 l2 l3
      l3 h2 h2 h3
    `),
    strip(`
      h2 l1 l1 l3 l3 h3 h3 l4 l4 l2 l2 h4 h4 l4 l4 l2 l4 scatter l3 l3 h2 h2 h1 h1 h4 h4 l2 l2 l3 l3
      l1 l1 wild wild
    `),
    strip(`
      l1 l1 l4 l4 h3 h3 h4 h4 l2 l2 l3 scatter h4 h4 h1 h1 h3 l4 l4 l1 l1 h4 l4 l4 h2 h2 wild l3 l3
      l4 l3 l3 l2 l2
    `),
    strip(`
      l3 l3 l2 l2 l4 l4 h3 wild h2 h2 l2 l2 l4 l4 l3 l1 l1 scatter l4 l4 l3 l3 h1 h1 h4 h4 l1 l1 h4
      h3 h3 l2 l2
    `),
  ],
  linePays: {
    wild: [80, 400, 1800],
    h1: [40, 175, 850],
    h2: [35, 125, 550],
    h3: [30, 125, 350],
    h4: [25, 85, 275],
    l1: [15, 40, 175],
    l2: [14, 35, 125],
    l3: [8, 25, 100],
    l4: [8, 25, 85],
  },
  scatterPays: [2, 12, 80],
  freeSpins: {
    awarded: [10, 20, 30],
    retriggered: [10, 10, 10],
    limit: 60,
    multiplier: 2,
  },
  lineBetsMinor: [50n, 100n, 200n, 500n, 1000n],
};
