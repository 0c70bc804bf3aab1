import { strip, type Theme } from "../slots/theme.ts";

export const zurkhaneh: Theme = {
  code: "zurkhaneh",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "زورخانه",
    en: "Zurkhaneh",
    zh: "力士之家",
    id: "Rumah Perkasa",
    th: "โรงฝึกจอมพลัง",
    vi: "Nhà Lực Sĩ",
  },
  symbols: {
    wild: { fa: "میل", en: "Clubs" },
    scatter: { fa: "ضرب و زنگ", en: "Drum and bell" },
    h1: { fa: "پهلوان", en: "Champion" },
    h2: { fa: "کباده", en: "Iron bow" },
    h3: { fa: "سنگ زورخانه", en: "Wooden shield" },
    h4: { fa: "گود", en: "The pit" },
    l1: { fa: "بازوبند", en: "Armlet" },
    l2: { fa: "تختهٔ شنا", en: "Push-up board" },
    l3: { fa: "لنگ", en: "Wrap cloth" },
    l4: { fa: "منقل اسپند", en: "Incense brazier" },
  },
  strips: [
    strip(`
      h3 scatter l1 h3 l4 l3 l2 h4 l3 l1 h2 l2 l4 l3 h1 h2 l1 l3 h3 h2 l3 l2 l4 h1 l4 l2 l4 h4 l4 h4
    `),
    strip(`
      l2 l1 wild h3 l1 l3 l4 h2 h4 h1 l3 l1 wild h1 l2 scatter l2 l4 h4 h2 h4 h3 l2 l4 l3 h2 l3 h3 l4
      l1
    `),
    strip(`
      h3 l4 h4 wild h3 h4 wild l2 scatter l4 h1 l2 l3 l1 h2 h3 h1 l3 l1 h3 l4 l1 h2 l3 h4 scatter l4
      l2 h2 l3 l1 l4 h4
    `),
    strip(`
      l2 h3 l4 l3 h1 l3 l4 h2 l1 wild h4 l1 l3 l2 scatter h1 h4 l4 h3 h2 l4 l2 l4 h2 l2 h3 l3 l2 h4
      h1 wild
    `),
    strip(`
      wild h4 h1 l3 l1 h4 l3 h3 h4 l3 l2 l3 h3 wild l4 l2 h2 h1 l4 l1 l4 h3 h2 l4 l1 scatter l2 h1 l3
      l4 h4 l2 l1
    `),
  ],
  linePays: {
    h1: [40, 125, 400],
    h2: [30, 100, 300],
    h3: [30, 80, 250],
    h4: [25, 65, 200],
    l1: [16, 40, 125],
    l2: [14, 35, 100],
    l3: [13, 30, 80],
    l4: [10, 25, 60],
  },
  scatterPays: [2, 5, 25],
  freeSpins: {
    awarded: [5, 7, 10],
    retriggered: [3, 5, 7],
    limit: 30,
    multiplier: 2,
  },
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n],
};
