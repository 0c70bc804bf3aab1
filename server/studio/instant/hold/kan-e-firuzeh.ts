import { strip } from "../../slots/theme.ts";
import { type HoldGame, sixCoins } from "./hold-game.ts";

export const kanEFiruzeh: HoldGame = {
  code: "kan-e-firuzeh",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "کان فیروزه",
    en: "Turquoise Mine",
    zh: "绿松石矿",
    id: "Tambang Pirus",
    th: "เหมืองเทอร์ควอยซ์",
    vi: "Mỏ Ngọc Lam",
  },
  symbols: {
    wild: { fa: "انگشتر فیروزه", en: "Turquoise ring" },
    scatter: { fa: "سکهٔ فیروزه‌نشان", en: "Turquoise coin" },
    h1: { fa: "نگین عجمی", en: "Ajami gem" },
    h2: { fa: "گردنبند", en: "Necklace" },
    h3: { fa: "جام فیروزه‌کوب", en: "Turquoise-inlaid cup" },
    h4: { fa: "خنجر", en: "Dagger" },
    l1: { fa: "دستبند", en: "Bracelet" },
    l2: { fa: "گوشواره", en: "Earring" },
    l3: { fa: "سنگ خام", en: "Rough stone" },
    l4: { fa: "کلنگ", en: "Pickaxe" },
  },
  art: { sprite: "firuzeh", others: { scatter: "turquoise-coin" } },
  strips: [
    strip(`
      h2 h1 l1 l4 l1 l2 l4 l1 l3 l3 h3 h1 scatter l2 h2 l4 h3 l3 h4 h1 h4 l4 h3 l3 l2 scatter scatter
      scatter h3 l1 l4 h4 h2 l2 h4 l3 l2 l1
    `),
    strip(`
      l4 l1 l1 l3 h1 l4 h3 l2 h1 l4 l2 h1 l1 l2 h3 l4 h2 l2 h2 h4 l1 l3 scatter scatter l3 h4 h4 l4
      h2 l2 wild l3 l1 h3 l3 wild scatter scatter scatter h4
    `),
    strip(`
      scatter scatter h4 l3 h4 h4 h3 l3 l2 l1 l3 wild h3 h4 l2 h3 h2 l4 wild l1 l4 h1 l3 l4 l1 l2 h2
      scatter scatter scatter l4 l2 h2 h3 h1 l3 l2 l1 l4 l1
    `),
    strip(`
      h1 l1 l4 l3 l2 l1 h4 h3 l4 l1 l2 h2 l3 l2 scatter scatter scatter l3 l4 l3 l4 l2 scatter
      scatter h4 l4 h4 h1 l2 l1 h4 h1 wild h3 h2 wild h2 h3 l1 l3
    `),
    strip(`
      h4 l1 h3 l2 l4 scatter scatter scatter h4 l2 h1 l2 l2 l4 h1 h2 l4 h2 l3 h3 l1 l4 l1 l3 l1 h3 l3
      h3 h4 scatter scatter h4 h2 l3 l4 l3 l1 l2
    `),
  ],
  linePays: {
    h1: [22, 75, 300],
    h2: [16, 48, 180],
    h3: [12, 34, 120],
    h4: [9, 25, 90],
    l1: [5, 12, 45],
    l2: [4, 10, 36],
    l3: [4, 9, 30],
    l4: [3, 7, 25],
  },
  hold: sixCoins(10_000, [
    [10, 490],
    [20, 300],
    [40, 120],
    [60, 55],
    [100, 25],
    [300, 8],
    [1000, 2],
  ]),
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n, 500n],
};
