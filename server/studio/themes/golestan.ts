import { strip, type Theme } from "../slots/theme.ts";

export const golestan: Theme = {
  code: "golestan",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "گلستان",
    en: "Golestan",
    zh: "玫瑰园",
    id: "Taman Mawar",
    th: "สวนกุหลาบ",
    vi: "Vườn Hồng",
  },
  symbols: {
    wild: { fa: "بلبل", en: "Nightingale" },
    scatter: { fa: "دروازهٔ باغ", en: "Garden gate" },
    h1: { fa: "گل محمدی", en: "Damask rose" },
    h2: { fa: "طاووس", en: "Peacock" },
    h3: { fa: "حوض", en: "Pool" },
    h4: { fa: "سرو", en: "Cypress" },
    l1: { fa: "نرگس", en: "Narcissus" },
    l2: { fa: "لاله", en: "Tulip" },
    l3: { fa: "بنفشه", en: "Violet" },
    l4: { fa: "یاس", en: "Jasmine" },
  },
  strips: [
    strip(`
      h1 h3 l4 h1 h2 l3 l1 l3 scatter l1 l2 l1 l4 l3 l1 l4 h4 l3 h4 l3 h2 h4 h3 l3 wild l4 l1 l4 h3
      h2 l2
    `),
    strip(`
      h4 l2 l4 h1 l2 l1 h3 l4 l1 l2 wild l2 h4 wild scatter l1 h2 l2 l4 l1 h3 l3 h1 h3 l4 l3 h2 l4 l3
      l4 h3 l3
    `),
    strip(`
      h3 l3 h1 l2 l1 scatter l2 l4 wild l3 l2 h2 h4 l1 l2 h1 h3 h1 l1 l4 l3 l4 wild l1 l4 l3 h2 l4 h4
      h2 h1
    `),
    strip(`
      scatter l3 l1 h1 h3 l1 h1 h3 h4 l3 l2 h4 l2 h2 l2 h4 l1 h4 wild h1 l3 l4 wild l1 l4 h3 h1 l4 l3
      l4 h2 l4
    `),
    strip(`
      h3 l3 h1 l4 l1 h4 h3 l4 l2 l4 h4 l4 l3 h2 l2 l4 l3 h3 l1 l3 wild scatter h2 l1 h1 h4 h3 l2 h4
      l1 wild l2 l3
    `),
  ],
  linePays: {
    wild: [55, 150, 650],
    h1: [35, 100, 350],
    h2: [30, 90, 275],
    h3: [25, 70, 225],
    h4: [20, 55, 175],
    l1: [14, 35, 125],
    l2: [13, 35, 85],
    l3: [11, 25, 70],
    l4: [9, 20, 55],
  },
  scatterPays: [2, 8, 40],
  freeSpins: {
    awarded: [10, 15, 20],
    retriggered: [5, 5, 5],
    limit: 50,
    multiplier: 1,
  },
  lineBetsMinor: [1n, 2n, 5n, 10n, 25n, 50n],
};
