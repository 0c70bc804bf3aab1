import { strip, type Theme } from "../slots/theme.ts";

export const zafaran: Theme = {
  code: "zafaran",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "زعفران",
    en: "Saffron",
    zh: "藏红花",
    id: "Safron",
    th: "หญ้าฝรั่น",
    vi: "Nghệ Tây",
  },
  symbols: {
    wild: { fa: "رشتهٔ زعفران", en: "Saffron threads" },
    scatter: { fa: "سبد گل", en: "Basket of blooms" },
    h1: { fa: "گل زعفران", en: "Saffron crocus" },
    h2: { fa: "هاون برنجی", en: "Brass mortar" },
    h3: { fa: "ترازو", en: "Scales" },
    h4: { fa: "شله‌زرد", en: "Shole-zard" },
    l1: { fa: "استکان چای", en: "Glass of tea" },
    l2: { fa: "نبات", en: "Rock candy" },
    l3: { fa: "پسته", en: "Pistachio" },
    l4: { fa: "برنج", en: "Rice" },
  },
  strips: [
    strip(`
      l1 l4 h1 h1 l4 l4 h2 h4 h4 l2 l2 l4 l4 h3 l3 l3 l4 l4 h2 h2 l3 l3 h4 h3 h3 scatter l2 l2 l3 l3
      l1 l1 l2
    `),
    strip(`
      h4 h4 l2 l2 h2 h2 wild wild l2 l2 h2 h2 l4 l4 l1 l1 h3 l3 l3 h3 h3 h4 l3 l3 l1 l1 l4 l3 l3
      scatter l4 l4 h1 h1
    `),
    strip(`
      h2 h2 l1 h1 l2 l2 l1 l1 l4 l4 l2 l2 h1 h1 h3 l3 l3 wild wild l4 l4 h4 h4 l4 l4 l2 l2 l3 l3 l2
      h3 h3 h4 h4 scatter
    `),
    strip(`
      l3 l3 l4 l4 l2 l2 h2 h4 h4 h3 h1 h3 h3 wild wild h4 h4 l4 l4 l1 l1 l3 l3 scatter h2 h2 l4 l4 l1
      l1 h3 h3 l2 l2 h1 h1
    `),
    strip(`
      l3 h3 l4 l4 l2 l2 l1 h4 h4 l3 l3 h2 h2 l2 h4 h4 l4 l4 h3 h3 l1 l1 wild h1 h1 l2 l2 l1 l1 l3 l3
      l4 l4 scatter
    `),
  ],
  linePays: {
    h1: [45, 175, 850],
    h2: [35, 175, 550],
    h3: [25, 100, 375],
    h4: [25, 90, 275],
    l1: [15, 45, 175],
    l2: [15, 40, 175],
    l3: [9, 25, 100],
    l4: [9, 25, 95],
  },
  scatterPays: [2, 10, 40],
  freeSpins: {
    awarded: [10, 12, 15],
    retriggered: [5, 5, 5],
    limit: 45,
    multiplier: 2,
  },
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n],
};
