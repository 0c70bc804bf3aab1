import { strip, type Theme } from "../slots/theme.ts";

export const kashi: Theme = {
  code: "kashi",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "کاشی",
    en: "Tilework",
    zh: "彩绘瓷砖",
    id: "Ubin Berwarna",
    th: "กระเบื้องลายวิจิตร",
    vi: "Gạch Men Sắc Màu",
  },
  symbols: {
    wild: { fa: "کاشی هفت‌رنگ", en: "Seven-colour tile" },
    scatter: { fa: "گنبد فیروزه‌ای", en: "Turquoise dome" },
    h1: { fa: "طاق ایوان", en: "Iwan arch" },
    h2: { fa: "مقرنس", en: "Muqarnas" },
    h3: { fa: "گره‌چینی", en: "Girih pattern" },
    h4: { fa: "اسلیمی", en: "Arabesque" },
    l1: { fa: "کاشی ستاره", en: "Star tile" },
    l2: { fa: "کاشی چلیپا", en: "Cross tile" },
    l3: { fa: "کاسهٔ لعاب", en: "Bowl of glaze" },
    l4: { fa: "قلم‌مو", en: "Brush" },
  },
  strips: [
    strip(`
      l2 h3 wild h4 h4 h1 h2 l4 l4 h2 h2 h4 h4 l3 l3 l1 l1 l4 l4 l2 l2 l1 l1 l2 l2 h1 h1 l3 l3 h3 h3
      l4 l4 scatter
    `),
    strip(`
      l3 l3 l2 l2 h1 h1 wild h2 l2 l2 l3 h4 h4 l3 l3 l4 l4 h4 l2 l2 l1 l1 scatter h2 h2 l4 l4 h3 h3
      l1 l1 l4 l4
    `),
    strip(`
      h3 h3 l2 l2 wild wild l1 l1 wild l1 l1 h2 l4 l4 h3 h3 h2 h2 scatter h4 l3 l1 l2 l2 l3 l3 l4 l4
      h1 h1 l3 l3 h4 h4 l4 l4
    `),
    strip(`
      h2 h2 l1 l1 l3 l3 h1 l2 l1 l1 scatter l4 l4 h4 h4 h3 h3 l1 l2 l2 wild h1 h1 l3 l3 l2 l2 l4 l4
      l3 l3 h4 h4 l4 l4
    `),
    strip(`
      l4 l4 h2 scatter wild l4 l4 l3 l3 h2 h2 l3 l3 l1 l1 l2 l2 h1 h1 l2 l4 l4 l3 l3 h4 l1 l1 h4 h4
      l3 l2 l2 h3 h3
    `),
  ],
  linePays: {
    wild: [80, 400, 1700],
    h1: [40, 175, 800],
    h2: [35, 125, 450],
    h3: [25, 100, 300],
    h4: [25, 85, 250],
    l1: [13, 50, 175],
    l2: [13, 35, 125],
    l3: [8, 30, 100],
    l4: [8, 25, 85],
  },
  scatterPays: [2, 9, 49],
  freeSpins: {
    awarded: [7, 10, 15],
    retriggered: [5, 7, 10],
    limit: 49,
    multiplier: 2,
  },
  lineBetsMinor: [1n, 2n, 5n, 10n, 25n, 50n],
};
