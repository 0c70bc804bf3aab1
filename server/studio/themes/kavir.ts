import { strip, type Theme } from "../slots/theme.ts";

export const kavir: Theme = {
  code: "kavir",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "کویر",
    en: "Kavir",
    zh: "盐漠",
    id: "Gurun Kavir",
    th: "ทะเลทรายเกลือ",
    vi: "Hoang Mạc Muối",
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
  strips: [
    strip(`
      l1 l1 l2 h3 h3 h2 h2 l4 l4 h3 h3 h4 h4 l1 l1 l2 l2 l4 l4 l1 l1 scatter l3 l3 wild l4 h4 h4 h1
      h1 l2 l2 l3 l3 h2 h2
    `),
    strip(`
      l3 l3 l4 l2 l2 l1 l1 l4 l4 h2 h2 l4 l4 h4 h4 l3 l3 l2 l2 l3 l3 wild l3 h1 l1 scatter h2 l4 l4
      h1 h1 h3 h3 l1 l1 l2 h4
    `),
    strip(`
      l3 l3 l4 l4 h2 h2 wild l3 l3 l4 l4 h4 h4 l1 l1 l2 h3 h3 h1 h1 h3 h3 l4 l4 l1 h4 l1 l1 scatter
      l2 l2 l3 l3 h4 h4 l2 l2
    `),
    strip(`
      l3 l3 h2 h4 h4 l1 l4 l4 l3 l3 h3 h3 wild l3 l3 h4 h4 h3 h3 l3 l4 l4 h2 h2 l2 l2 l1 l1 h1 h1 l4
      l4 l2 l2 l1 l1 scatter
    `),
    strip(`
      l4 l4 scatter h2 l4 wild l4 l4 l2 l2 l3 l3 h2 h2 l1 l1 l2 l2 l1 l2 l2 h4 h4 l3 l3 l1 l1 h1 h1
      l2 l3 l3 h4 h4 l4 l4 h3 h3
    `),
  ],
  linePays: {
    wild: [100, 850, 8100],
    h1: [50, 500, 4100],
    h2: [40, 350, 2000],
    h3: [35, 200, 1400],
    h4: [25, 150, 850],
    l1: [8, 40, 250],
    l2: [8, 40, 225],
    l3: [8, 40, 175],
    l4: [7, 35, 125],
  },
  scatterPays: [4, 25, 150],
  freeSpins: {
    awarded: [12, 18, 24],
    retriggered: [6, 6, 6],
    limit: 54,
    multiplier: 2,
  },
  lineBetsMinor: [75n, 150n, 300n, 750n, 1500n],
};
