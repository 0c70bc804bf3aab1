import { strip, type Theme } from "../slots/theme.ts";

export const firuzeh: Theme = {
  code: "firuzeh",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "فیروزه",
    en: "Firuzeh",
    zh: "绿松石",
    id: "Pirus",
    th: "เทอร์ควอยซ์",
    vi: "Ngọc Lam",
  },
  symbols: {
    wild: { fa: "انگشتر فیروزه", en: "Turquoise ring" },
    scatter: { fa: "معدن نیشابور", en: "Nishapur mine" },
    h1: { fa: "نگین عجمی", en: "Ajami gem" },
    h2: { fa: "گردنبند", en: "Necklace" },
    h3: { fa: "جام فیروزه‌کوب", en: "Turquoise-inlaid cup" },
    h4: { fa: "خنجر", en: "Dagger" },
    l1: { fa: "دستبند", en: "Bracelet" },
    l2: { fa: "گوشواره", en: "Earring" },
    l3: { fa: "سنگ خام", en: "Rough stone" },
    l4: { fa: "کلنگ", en: "Pickaxe" },
  },
  strips: [
    strip(`
      h4 h4 h2 h2 l2 l2 l1 l1 scatter l3 h1 h1 h2 h3 h3 l3 l3 l2 l2 l4 l4 wild l4 l4 h3 h3 l4 l4 l1
      l1 l3 l3 h3 h4 h4 l2 l2
    `),
    strip(`
      l1 l1 l2 l2 h4 h4 l3 l3 h1 h1 l4 l4 h3 h3 l1 l1 l4 l4 h4 h4 l1 l3 l3 h2 h2 h3 scatter l2 l2 l3
      l3 l2 l2 wild l4 l4
    `),
    strip(`
      h2 h3 h3 l3 h2 h2 h4 h4 h1 l1 l2 l2 l4 l1 l1 h3 h3 l2 l2 h3 h3 l4 l4 l2 l4 l4 l3 l3 h1 h1 wild
      scatter h4 h4 l3 l3 h4
    `),
    strip(`
      l4 l4 h3 h3 l1 l1 l2 l2 scatter l2 l2 l3 l3 l4 l4 h4 h4 h1 h1 l3 l3 l4 wild h2 h2 l4 l4 h3 h3
      l2 l1 l1 h2 l3 l3 h4 h4 h3
    `),
    strip(`
      l4 l4 l1 l1 l2 l2 l3 l3 h1 h1 l3 l3 l1 l1 h3 l4 l4 l3 l3 h4 h4 l1 l1 l2 l2 h3 h3 h2 h4 h4 l4
      scatter h2 h2 wild l4 l4 l2 l2
    `),
  ],
  linePays: {
    wild: [90, 900, 7500],
    h1: [45, 500, 3700],
    h2: [40, 300, 1800],
    h3: [30, 175, 1200],
    h4: [20, 125, 750],
    l1: [7, 40, 225],
    l2: [7, 35, 175],
    l3: [6, 30, 150],
    l4: [6, 30, 125],
  },
  scatterPays: [3, 20, 100],
  freeSpins: {
    awarded: [10, 15, 25],
    retriggered: [10, 10, 10],
    limit: 60,
    multiplier: 3,
  },
  lineBetsMinor: [75n, 150n, 300n, 750n, 1500n],
};
