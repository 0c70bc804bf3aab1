import { strip } from "../../slots/theme.ts";
import type { WaysGame } from "./ways-game.ts";

export const shabEKavir: WaysGame = {
  code: "shab-e-kavir",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "شب کویر",
    en: "Desert Night",
    zh: "沙漠之夜",
    id: "Malam Gurun",
    th: "ราตรีทะเลทราย",
    vi: "Đêm Sa Mạc",
  },
  symbols: {
    wild: { fa: "قنات", en: "Qanat" },
    scatter: { fa: "آسمان پرستاره", en: "Starry sky" },
    h1: { fa: "یوزپلنگ", en: "Cheetah" },
    h2: { fa: "شتر", en: "Camel" },
    h3: { fa: "بادگیر", en: "Windcatcher" },
    h4: { fa: "نخل", en: "Date palm" },
    l1: { fa: "روباه شنی", en: "Sand fox" },
    l2: { fa: "تپهٔ شنی", en: "Dune" },
    l3: { fa: "آفتاب", en: "Sun" },
    l4: { fa: "خار شتر", en: "Camelthorn" },
  },
  art: { sprite: "kavir" },
  strips: [
    strip(`
      l4 l4 h4 l2 l1 l3 h2 l3 l2 l4 l1 l3 h3 l1 l3 l4 h3 l2 h4 l4 scatter h4 l2 h2 h1 l3 h1 h2 h3 l1
      l2 h4 l1
    `),
    strip(`
      l1 h4 h1 h4 h3 l2 h4 h3 h4 l4 l2 l3 l4 l2 l2 h3 h2 h1 l1 l4 l3 l1 h2 l3 l4 h1 l3 scatter l4
      wild l3 h2 l2 l1
    `),
    strip(`
      l4 l2 h3 l3 h1 l4 wild l1 l1 l2 h4 wild l2 l1 l3 h3 l3 h4 h4 h1 l4 l2 scatter l4 l2 h3 l1 h2 h3
      l1 h4 h2 l3 h2 l4
    `),
    strip(`
      h2 l2 h4 h4 l2 l3 h1 l2 l3 l4 h4 l2 l1 l4 l3 l3 h3 l4 h2 h4 wild l4 h2 l1 l4 h1 l1 scatter h3
      h3 l1 l1 l3
    `),
    strip(`
      l2 scatter l4 h4 l4 l3 h3 l2 h4 l2 l3 l2 h2 h1 l3 l4 h4 l1 l3 h3 l3 l4 h2 l1 l2 h3 l4 l1 h1 l1
      h2 l1
    `),
  ],
  linePays: {
    h1: [24, 100, 500],
    h2: [18, 60, 300],
    h3: [12, 40, 180],
    h4: [9, 30, 120],
    l1: [5, 14, 50],
    l2: [4, 12, 45],
    l3: [4, 10, 35],
    l4: [3, 7, 25],
  },
  scatterPays: [2, 10, 50],
  freeSpins: { awarded: [8, 12, 20], retriggered: [8, 12, 20], limit: 60, multiplier: 3 },
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n, 500n],
};
