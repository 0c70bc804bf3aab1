import { strip, type Theme } from "../slots/theme.ts";

export const haftKhan: Theme = {
  code: "haft-khan",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "هفت‌خان",
    en: "Seven Trials",
    zh: "七重试炼",
    id: "Tujuh Ujian",
    th: "เจ็ดบททดสอบ",
    vi: "Bảy Thử Thách",
  },
  symbols: {
    wild: { fa: "رستم", en: "Rostam" },
    scatter: { fa: "دیو سپید", en: "White Div" },
    h1: { fa: "رخش", en: "Rakhsh" },
    h2: { fa: "اژدها", en: "Dragon" },
    h3: { fa: "شیر", en: "Lion" },
    h4: { fa: "زن جادو", en: "Sorceress" },
    l1: { fa: "گرز گاوسر", en: "Ox-headed mace" },
    l2: { fa: "ببر بیان", en: "Tiger-skin coat" },
    l3: { fa: "کمند", en: "Lasso" },
    l4: { fa: "چشمه", en: "Spring" },
  },
  strips: [
    strip(`
      h2 h2 h2 h4 h4 h4 h3 scatter l4 l4 l4 h3 h3 h3 h1 h1 l2 l2 l3 l3 l3 l1 l1 l1 l4 l4 l4 l2 l2 l2
      l3 l3 l1 l1 h4
    `),
    strip(`
      l3 l3 l3 h3 h3 h3 l1 l1 l4 l4 l4 l2 h2 h2 h2 l1 l1 l1 l2 l2 l2 wild l4 l4 l4 h4 h4 l3 l3 l3 h1
      h1 h4 h4 h4 l3 scatter
    `),
    strip(`
      l4 l4 l4 h3 h3 h3 l1 l1 l1 scatter wild wild h3 h3 l3 l3 l3 h4 h4 h4 h1 h1 h4 h4 l2 l2 l1 l1 l4
      l4 l4 l3 l3 h2 h2 h2 l2 l2 l2
    `),
    strip(`
      l3 l3 l3 l2 l2 l2 scatter h3 h3 h3 h2 h2 h2 h3 l3 l3 l3 l1 l1 l1 l3 l4 l4 l4 wild h4 h4 h4 h1
      h1 l4 l4 l4 l2 l2 l1 l1 l4
    `),
    strip(`
      h4 h4 h4 l3 l3 h4 h4 h4 wild wild l2 l2 l2 l1 l1 l3 l3 l3 l4 l4 l4 h1 h1 h2 h2 h2 l4 l4 l4
      scatter l1 l1 l1 h2 l4 l4 h3 h3 l2 l2 l2
    `),
  ],
  linePays: {
    h1: [50, 500, 4100],
    h2: [40, 325, 1900],
    h3: [35, 200, 1400],
    h4: [25, 125, 800],
    l1: [8, 40, 275],
    l2: [8, 40, 200],
    l3: [6, 35, 175],
    l4: [6, 30, 125],
  },
  scatterPays: [2, 14, 77],
  freeSpins: {
    awarded: [7, 14, 21],
    retriggered: [7, 7, 7],
    limit: 70,
    multiplier: 4,
  },
  lineBetsMinor: [1n, 2n, 5n, 10n, 25n, 50n],
};
