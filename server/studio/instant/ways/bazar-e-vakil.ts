import { strip } from "../../slots/theme.ts";
import type { WaysGame } from "./ways-game.ts";

export const bazarEVakil: WaysGame = {
  code: "bazar-e-vakil",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "بازار وکیل",
    en: "Vakil Bazaar",
    zh: "瓦基尔巴扎",
    id: "Pasar Vakil",
    th: "ตลาดวาคิล",
    vi: "Chợ Vakil",
  },
  symbols: {
    wild: { fa: "ترازو", en: "Scales" },
    scatter: { fa: "کاروانسرا", en: "Caravanserai" },
    h1: { fa: "طاقهٔ ابریشم", en: "Roll of silk" },
    h2: { fa: "گل زعفران", en: "Saffron crocus" },
    h3: { fa: "چینی آبی و سپید", en: "Blue-and-white porcelain" },
    h4: { fa: "هاون برنجی", en: "Brass mortar" },
    l1: { fa: "ادویه", en: "Spices" },
    l2: { fa: "پسته", en: "Pistachio" },
    l3: { fa: "استکان چای", en: "Glass of tea" },
    l4: { fa: "نبات", en: "Rock candy" },
  },
  art: {
    sprite: "zafaran",
    others: {
      wild: "zafaran#h3",
      scatter: "abrisham#scatter",
      h1: "abrisham#wild",
      h2: "zafaran#h1",
      h3: "abrisham#h3",
      h4: "zafaran#h2",
      l1: "abrisham#h4",
      l2: "zafaran#l3",
      l3: "zafaran#l1",
      l4: "zafaran#l2",
    },
  },
  strips: [
    strip(`
      l3 scatter l4 l3 l4 l3 l4 h3 h1 l4 h2 l4 l4 l2 l2 l1 l1 l3 h3 h4 h3 l2 h4 l2 l1 h4 l3 h2 h1 l3
      h1 h2 h3 l1 l2 h4 l1
    `),
    strip(`
      l2 h2 h4 h1 l2 l1 l2 l3 h4 l3 h4 l3 l4 scatter h2 l3 h3 l2 l3 h3 l4 l1 l4 h1 l1 wild h3 l2 l1
      h2 wild h4 l4 l4 l1
    `),
    strip(`
      l1 h4 l3 l3 l1 l4 l2 l3 wild l2 h4 l2 h4 wild l1 h1 l4 h3 h3 l4 l1 h1 l4 l3 scatter l4 l2 h3 l2
      h2 h3 l1 h4 h2 l3 h2 l4
    `),
    strip(`
      l4 l3 h3 h2 l3 l4 h1 l2 h3 l1 l2 l1 l2 h2 h4 wild l4 l4 h3 h1 l2 l3 l1 h2 l2 h4 scatter h1 wild
      l4 l1 l1 l3 l3 h4 h4
    `),
    strip(`
      l2 l4 h1 l3 h3 l4 h4 h3 l2 h4 h4 l2 l3 l2 l3 l1 h2 l3 scatter h4 l4 l2 h3 h2 l4 l3 l1 l2 h3 l4
      l1 h1 l1 h2 l1
    `),
  ],
  linePays: {
    h1: [24, 80, 300],
    h2: [18, 50, 160],
    h3: [12, 32, 110],
    h4: [10, 25, 80],
    l1: [5, 14, 45],
    l2: [5, 12, 36],
    l3: [4, 9, 30],
    l4: [3, 8, 25],
  },
  scatterPays: [2, 8, 40],
  freeSpins: { awarded: [10, 15, 20], retriggered: [5, 10, 15], limit: 40, multiplier: 2 },
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n, 500n],
};
