import { strip } from "../../slots/theme.ts";
import { type HoldGame, sixCoins } from "./hold-game.ts";

export const ganjEShayegan: HoldGame = {
  code: "ganj-e-shayegan",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "گنج شایگان",
    en: "The Royal Treasure",
    zh: "王者宝藏",
    id: "Harta Raja",
    th: "สมบัติราชา",
    vi: "Kho Báu Hoàng Gia",
  },
  symbols: {
    wild: { fa: "نیلوفر", en: "Lotus" },
    scatter: { fa: "سکهٔ زرین", en: "Gold coin" },
    h1: { fa: "شیر و گاو", en: "Lion and bull" },
    h2: { fa: "هما", en: "Homa" },
    h3: { fa: "سرباز جاویدان", en: "Immortal guard" },
    h4: { fa: "گاو بالدار", en: "Winged bull" },
    l1: { fa: "سرستون", en: "Column capital" },
    l2: { fa: "تکوک زرین", en: "Golden rhyton" },
    l3: { fa: "دریک", en: "Daric" },
    l4: { fa: "لوح گلی", en: "Clay tablet" },
  },
  art: { sprite: "parseh", others: { scatter: "gold-coin" } },
  strips: [
    strip(`
      l1 l4 l2 l1 l1 l3 h4 l3 l1 l2 scatter scatter l4 h4 h4 h3 l4 l3 h2 l4 l3 h3 h2 h2 h3 h1 l4 l2
      h1 scatter h3 l2 l1 l2 l3 h4 h1
    `),
    strip(`
      h2 l4 l2 l1 scatter scatter l1 l2 l3 h2 l3 h3 l1 l1 h3 l4 h3 l2 h1 h4 h1 l3 h4 l3 h4 l4 h1 l4
      l1 l4 l3 scatter scatter wild l2 h4 h2 l2
    `),
    strip(`
      h1 l4 h3 wild wild h2 l3 h2 l4 l1 scatter scatter l2 l2 h3 h4 h4 l2 l3 scatter scatter scatter
      h4 l1 h3 h4 h1 l2 l3 l4 l2 l1 h2 l4 l1 l3 l1 l3 h3 l4
    `),
    strip(`
      h2 h4 l2 h3 l3 h2 l3 l4 l1 l2 l4 h1 h2 l4 l1 h4 h4 h1 l3 h4 wild l3 l4 l2 h3 scatter scatter l1
      l1 l2 h1 h3 l4 scatter scatter l2 l3 l1
    `),
    strip(`
      h4 l2 h3 l4 h2 h4 l4 l1 scatter scatter l2 h4 h3 l2 l3 l2 l3 l3 l1 l4 l4 h3 h1 l3 h2 h3 l1 l1
      l3 l4 h4 h2 l2 l1 h1 scatter
    `),
  ],
  linePays: {
    h1: [30, 120, 500],
    h2: [22, 75, 300],
    h3: [15, 45, 200],
    h4: [11, 32, 130],
    l1: [6, 16, 60],
    l2: [6, 14, 50],
    l3: [4, 12, 40],
    l4: [4, 10, 40],
  },
  hold: sixCoins(20_000, [
    [20, 480],
    [40, 260],
    [60, 130],
    [100, 80],
    [200, 35],
    [500, 12],
    [2000, 3],
  ]),
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n, 500n],
};
