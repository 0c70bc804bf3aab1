import { strip, type Theme } from "../slots/theme.ts";

export const chogan: Theme = {
  code: "chogan",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "چوگان",
    en: "Chogan",
    zh: "波斯马球",
    id: "Polo Persia",
    th: "โปโลเปอร์เซีย",
    vi: "Mã Cầu Ba Tư",
  },
  symbols: {
    wild: { fa: "چوب چوگان", en: "Chogan mallet" },
    scatter: { fa: "میدان نقش جهان", en: "Naqsh-e Jahan Square" },
    h1: { fa: "چوگان‌باز", en: "Rider" },
    h2: { fa: "اسب کهر", en: "Bay horse" },
    h3: { fa: "اسب سپید", en: "White horse" },
    h4: { fa: "زین", en: "Saddle" },
    l1: { fa: "گوی", en: "Ball" },
    l2: { fa: "نعل", en: "Horseshoe" },
    l3: { fa: "رکاب", en: "Stirrup" },
    l4: { fa: "تازیانه", en: "Riding whip" },
  },
  strips: [
    strip(`
      l4 wild h3 h3 h1 h1 h4 l4 l4 h2 l4 l4 h4 h4 l3 l3 l2 l2 l4 l4 l1 l1 l2 l2 scatter l1 l2 l2 h2
      h2 l3 l3 h3
    `),
    strip(`
      h3 h3 h4 h4 l4 l4 l2 l2 l4 l4 l2 h2 l1 l1 l3 l3 wild l1 l1 l4 l4 scatter l4 h4 h4 h1 h1 l2 l2
      h2 h2 h3 l3 l3
    `),
    strip(`
      l4 l4 h4 h4 wild wild l3 l3 l2 h3 l2 l2 l4 l1 l2 l2 h3 h3 l3 l3 l4 l4 h2 h2 l3 l3 h4 scatter l1
      l1 h3 h3 h1 h1
    `),
    strip(`
      h4 h4 l1 l1 h4 l4 l4 h4 h4 l2 l2 l4 l1 l1 scatter h2 h2 wild l3 l3 h1 h1 l4 l4 l3 l3 h3 h3 l3
      l3 l1 l2 l2 h3 h3
    `),
    strip(`
      l2 l2 l4 l4 h2 h2 h4 h4 l3 l3 h3 wild l1 l1 l4 l4 l3 l3 l1 h1 h1 l2 l2 l1 l1 h3 h3 scatter l3
      l3 l4 l4 h4 h4
    `),
  ],
  linePays: {
    wild: [95, 500, 1900],
    h1: [45, 175, 900],
    h2: [35, 150, 550],
    h3: [30, 100, 375],
    h4: [30, 90, 275],
    l1: [15, 45, 175],
    l2: [15, 35, 150],
    l3: [9, 30, 100],
    l4: [9, 30, 90],
  },
  scatterPays: [3, 15, 60],
  freeSpins: {
    awarded: [7, 14, 21],
    retriggered: [7, 7, 7],
    limit: 56,
    multiplier: 2,
  },
  lineBetsMinor: [10n, 20n, 50n, 100n, 250n, 500n],
};
