import { strip, type Theme } from "../slots/theme.ts";

export const takhtENard: Theme = {
  code: "takht-e-nard",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "تخته‌نرد",
    en: "Nard Board",
    zh: "双陆棋",
    id: "Papan Nard",
    th: "กระดานนาร์ด",
    vi: "Bàn Cờ Nard",
  },
  symbols: {
    wild: { fa: "تاس دوبل", en: "Doubling cube" },
    scatter: { fa: "جفت شش", en: "Double six" },
    h1: { fa: "تختهٔ شاه", en: "The shah's board" },
    h2: { fa: "مهرهٔ عاج", en: "Ivory checker" },
    h3: { fa: "مهرهٔ آبنوس", en: "Ebony checker" },
    h4: { fa: "پیالهٔ تاس", en: "Dice cup" },
    l1: { fa: "خانهٔ سرخ", en: "Red point" },
    l2: { fa: "خانهٔ سبز", en: "Green point" },
    l3: { fa: "تاس استخوانی", en: "Bone die" },
    l4: { fa: "لولای برنجی", en: "Brass hinge" },
  },
  strips: [
    strip(`
      l3 l3 l4 l4 h3 l4 l4 scatter h2 wild h1 h1 h4 h4 l1 l1 l4 l4 l3 l3 h2 h2 l2 l2 h4 h4 h1 l1 l1
      l2 l2 l3 h3 h3
    `),
    strip(`
      wild h1 h1 l1 l1 h4 h4 scatter l3 l3 h3 h3 l4 l4 l3 l3 l2 l2 l1 l1 h2 h2 h3 h2 l2 l2 l3 l3 l4
      l4 h4 h4 l4 l4
    `),
    strip(`
      l3 l3 h3 h3 h2 h4 h4 l3 h4 h4 l1 l1 l2 h3 h3 scatter wild wild l2 l2 l4 l3 l3 l4 l4 l1 h1 h1 l4
      l4 h2 h2 l2 l2
    `),
    strip(`
      l1 l1 l4 l4 h4 h4 l4 l4 h2 l3 l3 l2 l2 scatter h3 wild h2 h2 l2 l2 l4 l4 h3 h3 l1 l1 l2 l4 l4
      h1 h1 l3 l3
    `),
    strip(`
      l1 l1 l3 l3 h2 h2 l2 scatter wild h1 h1 l4 l4 h4 h4 l1 l1 h3 h3 l3 l3 h4 l3 l3 h3 h3 l2 l2 l4
      l4 l2 l2 l4 l4
    `),
  ],
  linePays: {
    wild: [100, 450, 1800],
    h1: [55, 175, 1000],
    h2: [35, 175, 550],
    h3: [25, 125, 450],
    h4: [25, 90, 250],
    l1: [15, 45, 175],
    l2: [15, 40, 150],
    l3: [9, 25, 125],
    l4: [9, 25, 90],
  },
  scatterPays: [2, 10, 66],
  freeSpins: {
    awarded: [8, 12, 20],
    retriggered: [6, 6, 6],
    limit: 66,
    multiplier: 2,
  },
  lineBetsMinor: [1n, 2n, 5n, 10n, 25n, 50n],
};
