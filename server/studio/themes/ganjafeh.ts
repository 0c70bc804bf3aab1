import { strip, type Theme } from "../slots/theme.ts";

export const ganjafeh: Theme = {
  code: "ganjafeh",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "گنجفه",
    en: "Ganjifa",
    zh: "甘吉法纸牌",
    id: "Kartu Ganjifa",
    th: "ไพ่กันจิฟา",
    vi: "Bài Ganjifa",
  },
  symbols: {
    wild: { fa: "شاه گنجفه", en: "Ganjifa king" },
    scatter: { fa: "دست گنجفه", en: "Hand of cards" },
    h1: { fa: "تاج", en: "Crown" },
    h2: { fa: "شمشیر", en: "Sword" },
    h3: { fa: "چنگ", en: "Harp" },
    h4: { fa: "زر سرخ", en: "Gold coin" },
    l1: { fa: "زر سفید", en: "Silver coin" },
    l2: { fa: "برات", en: "Letter of credit" },
    l3: { fa: "قماش", en: "Bolt of cloth" },
    l4: { fa: "جعبهٔ لاکی", en: "Lacquer box" },
  },
  strips: [
    strip(`
      l2 l4 h3 l4 h1 l1 l3 l1 h3 l1 h2 l2 h4 l4 l2 h2 l2 l3 wild scatter h2 l2 l3 l4 h4 l3 l1 l3 l2
      l4 h1
    `),
    strip(`
      l3 l2 l1 h3 h2 l2 l3 l4 h4 h3 h1 l3 h1 wild h3 l2 l1 l4 l3 scatter h4 l1 h4 h2 l2 h3 l1 wild h2
      l2 h2
    `),
    strip(`
      l1 l2 h4 h3 l4 l3 h1 l1 l2 wild h3 l3 l2 l4 l2 h4 l4 h1 h2 l1 l4 l3 l4 h1 h2 scatter h3 h4 wild
      h4 l2
    `),
    strip(`
      h4 wild h3 l4 h3 scatter h2 l3 h4 h3 l3 h1 l4 l3 h2 h4 l3 h2 l2 l4 l3 l1 wild l2 l1 h1 l3 l2 l1
      l2 l4
    `),
    strip(`
      scatter h3 l4 wild l2 h2 l2 l4 h3 l1 h4 l2 h2 l2 h4 l3 h1 h2 l4 h1 l4 l1 l3 wild l4 h4 l1 h4 l2
      l3 l1 h3 h4
    `),
  ],
  linePays: {
    wild: [50, 200, 700],
    h1: [35, 100, 350],
    h2: [30, 90, 250],
    h3: [25, 70, 175],
    h4: [20, 50, 175],
    l1: [15, 35, 100],
    l2: [12, 30, 85],
    l3: [11, 25, 70],
    l4: [9, 20, 50],
  },
  scatterPays: [1, 8, 48],
  freeSpins: {
    awarded: [8, 12, 24],
    retriggered: [4, 8, 12],
    limit: 48,
    multiplier: 1,
  },
  lineBetsMinor: [1n, 2n, 5n, 10n, 25n, 50n],
};
