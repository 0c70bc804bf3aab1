import { strip, type Theme } from "../slots/theme.ts";

export const shahMat: Theme = {
  code: "shah-mat",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "شاه‌مات",
    en: "Shah Mat",
    zh: "将死国王",
    id: "Skakmat",
    th: "รุกฆาต",
    vi: "Chiếu Hết",
  },
  symbols: {
    wild: { fa: "وزیر", en: "Vizier" },
    scatter: { fa: "شاه افتاده", en: "Fallen king" },
    h1: { fa: "شاه", en: "King" },
    h2: { fa: "رخ", en: "Rook" },
    h3: { fa: "فیل", en: "Elephant" },
    h4: { fa: "اسب", en: "Horse" },
    l1: { fa: "پیادهٔ سپید", en: "White pawn" },
    l2: { fa: "پیادهٔ سیاه", en: "Black pawn" },
    l3: { fa: "ساعت شنی", en: "Hourglass" },
    l4: { fa: "صفحهٔ شطرنج", en: "Chessboard" },
  },
  strips: [
    strip(`
      l3 l3 l3 l4 l4 l4 scatter h3 h4 h4 h4 l3 l3 l3 h3 h3 h3 h2 h2 h2 l1 l1 l2 l2 l2 h1 h1 h4 h4 l2
      l2 l2 l1 l1 l1 l4
    `),
    strip(`
      l2 l2 l2 wild scatter h1 h1 h1 l3 h4 h4 l4 l4 l3 l3 l3 h4 h4 h4 l3 l3 l3 l1 h2 h2 h2 h3 h3 h3
      l1 l1 l1 l4 l4 l4 h3
    `),
    strip(`
      l4 h2 h2 h2 wild wild l1 l1 l1 h3 h3 l2 l2 h2 l3 l3 h4 h4 h4 l4 l4 l4 l2 l2 l2 h4 h4 l1 l1 h1
      h1 l3 l3 l3 h3 h3 h3 scatter
    `),
    strip(`
      h4 h4 h4 l4 l4 l4 scatter l3 l3 l2 l2 h1 h1 h1 wild wild h3 h3 l1 l1 l1 l4 l4 l4 l2 l2 l2 h3 h3
      h3 h2 h2 h2 l3 l3 l3 h4 h4 l1 l4
    `),
    strip(`
      l4 l4 l4 h4 h4 h4 scatter l1 l1 l1 h2 h2 h2 l1 l1 wild h1 h1 h3 h3 l4 l4 l4 l2 l2 l3 l3 l3 l4
      l2 l2 l2 h4 h4 h4 h2 h2 l3 l3 l3
    `),
  ],
  linePays: {
    h1: [35, 400, 3500],
    h2: [35, 275, 1600],
    h3: [25, 175, 1200],
    h4: [20, 125, 700],
    l1: [7, 35, 200],
    l2: [7, 35, 175],
    l3: [5, 25, 125],
    l4: [5, 25, 100],
  },
  scatterPays: [2, 12, 64],
  freeSpins: {
    awarded: [8, 16, 32],
    retriggered: [8, 8, 8],
    limit: 64,
    multiplier: 3,
  },
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n],
};
