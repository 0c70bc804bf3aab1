import { strip, type Theme } from "../slots/theme.ts";

export const khatam: Theme = {
  code: "khatam",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "خاتم",
    en: "Khatam",
    zh: "镶嵌之艺",
    id: "Seni Tatahan",
    th: "ศิลป์งานฝัง",
    vi: "Nghệ Thuật Khảm",
  },
  symbols: {
    wild: { fa: "شمسه", en: "Sunburst" },
    scatter: { fa: "صندوقچهٔ خاتم", en: "Inlaid casket" },
    h1: { fa: "ستارهٔ زرین", en: "Golden star" },
    h2: { fa: "مثلث عاج", en: "Ivory triangle" },
    h3: { fa: "گره آبنوس", en: "Ebony knot" },
    h4: { fa: "مفتول برنج", en: "Brass wire" },
    l1: { fa: "چوب عناب", en: "Jujube wood" },
    l2: { fa: "چوب نارنج", en: "Orange wood" },
    l3: { fa: "استخوان سبز", en: "Green bone" },
    l4: { fa: "شش‌ضلعی", en: "Hexagon" },
  },
  strips: [
    strip(`
      h1 h1 l1 l1 l3 l3 l1 l2 l3 l3 l4 l4 scatter h3 l2 l2 l3 l3 l1 l1 h2 h2 l2 l2 h3 h3 h4 h4 wild
      h4 h4 l4 l4
    `),
    strip(`
      h1 l2 l2 l1 scatter l2 l2 l3 l3 h4 h4 l1 l1 l4 l4 h2 h2 l4 l3 l3 h3 h3 h4 h4 l4 l4 h1 h1 wild
      h3 h2 h2 l3
    `),
    strip(`
      scatter l4 l4 h2 h2 l4 l4 h4 h4 h1 h1 l2 l2 l4 l3 l3 l1 l2 l2 h2 h4 h3 h3 l2 l3 l3 h3 l4 l4
      wild wild l1 l1
    `),
    strip(`
      l4 l4 h2 h2 l3 l3 l4 l3 l2 l2 l1 l1 scatter l3 l3 l2 h4 h4 h3 h3 l2 l2 h3 h4 l4 l4 h2 h2 wild
      l1 l1 h4 h4 h1 h1
    `),
    strip(`
      h2 h2 l3 l3 h1 h1 l2 l2 l1 l1 h3 h3 l4 l4 h4 h4 scatter l1 l4 wild l1 l1 l2 l2 h4 l3 l3 h1 h1
      l4 l4 l2 l2
    `),
  ],
  linePays: {
    wild: [90, 450, 1900],
    h1: [45, 175, 900],
    h2: [35, 150, 550],
    h3: [25, 100, 375],
    h4: [25, 95, 300],
    l1: [15, 50, 175],
    l2: [15, 35, 150],
    l3: [9, 25, 100],
    l4: [9, 25, 95],
  },
  scatterPays: [2, 10, 50],
  freeSpins: {
    awarded: [6, 12, 18],
    retriggered: [6, 12, 18],
    limit: 60,
    multiplier: 3,
  },
  lineBetsMinor: [10n, 20n, 50n, 100n, 250n, 500n],
};
