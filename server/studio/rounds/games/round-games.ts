import type { LocalText } from "../../../core/languages.ts";
import { SECOND_MS } from "../../../core/time.ts";
import type { StudioCategory, StudioGame } from "../../studio-game.ts";
import type { RoundKind } from "../outcome.ts";

/** A game of shared rounds: what it is, how long its moments last and what may be staked. */
export type RoundGame = {
  readonly kind: RoundKind;
  readonly code: string;
  readonly vendor: StudioGame["vendor"];
  readonly category: StudioCategory;
  readonly names: LocalText;
  /** Counts changes of what an outcome is or pays. */
  readonly mathVersion: number;
  readonly bettingMs: number;
  /** How long the end is shown before the next round opens. */
  readonly shownMs: number;
  /** The stakes on offer in minor units, lowest first. */
  readonly chipsMinor: readonly [bigint, ...bigint[]];
  /** The most that one player may have on one spot, or in one flight. */
  readonly spotMaxMinor: bigint;
  /** The most stakes that one player may have in one round. */
  readonly mostStakes: number;
  /** The return of what most people play, in hundredths of a percent; the page shows it of each spot. */
  readonly rtpBasisPoints: number;
};

const CHIPS = [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n] as const;

export const ROUND_GAMES: readonly RoundGame[] = [
  {
    kind: "crash",
    code: "parvaz",
    vendor: "SIMORGH",
    category: "CRASH",
    names: {
      fa: "پرواز سیمرغ",
      en: "Flight of the Simorgh",
      zh: "西牟鸽飞翔",
      id: "Terbang Simorgh",
      th: "ซีมูร์กเหินฟ้า",
      vi: "Simorgh tung cánh",
    },
    mathVersion: 1,
    bettingMs: 6 * SECOND_MS,
    shownMs: 4 * SECOND_MS,
    chipsMinor: CHIPS,
    spotMaxMinor: 50_000n,
    mostStakes: 2,
    rtpBasisPoints: 9700,
  },
  {
    kind: "baccarat",
    code: "bakara",
    vendor: "KHATAM",
    category: "LIVE",
    names: {
      fa: "باکارای کاخ",
      en: "Palace Baccarat",
      zh: "宫廷百家乐",
      id: "Baccarat Istana",
      th: "บาคาร่าพระราชวัง",
      vi: "Baccarat Cung Điện",
    },
    mathVersion: 2,
    bettingMs: 15 * SECOND_MS,
    shownMs: 9 * SECOND_MS,
    chipsMinor: CHIPS,
    spotMaxMinor: 200_000n,
    mostStakes: 30,
    rtpBasisPoints: 9894,
  },
  {
    kind: "dragon-tiger",
    code: "ezhdeha-babr",
    vendor: "NARD",
    category: "LIVE",
    names: {
      fa: "اژدها و ببر",
      en: "Dragon & Tiger",
      zh: "龙虎斗",
      id: "Naga Harimau",
      th: "เสือมังกร",
      vi: "Rồng Hổ",
    },
    mathVersion: 2,
    bettingMs: 12 * SECOND_MS,
    shownMs: 6 * SECOND_MS,
    chipsMinor: CHIPS,
    spotMaxMinor: 200_000n,
    mostStakes: 30,
    rtpBasisPoints: 9626,
  },
  {
    kind: "sic-bo",
    code: "se-tas",
    vendor: "SIMORGH",
    category: "LIVE",
    names: { fa: "سه‌تاس", en: "Sic Bo", zh: "骰宝", id: "Sic Bo", th: "ไฮโล", vi: "Tài Xỉu" },
    mathVersion: 1,
    bettingMs: 15 * SECOND_MS,
    shownMs: 7 * SECOND_MS,
    chipsMinor: CHIPS,
    spotMaxMinor: 50_000n,
    mostStakes: 40,
    rtpBasisPoints: 9722,
  },
  {
    kind: "derby",
    code: "derbi-khorus",
    vendor: "NARD",
    category: "COCKFIGHT",
    names: {
      fa: "دربی خروس‌های نقاشی",
      en: "Painted Roosters Derby",
      zh: "彩绘公鸡赛跑",
      id: "Derbi Ayam Lukis",
      th: "ดาร์บี้ไก่วาดลายแข่งวิ่ง",
      vi: "Đua Gà Tranh",
    },
    mathVersion: 1,
    bettingMs: 20 * SECOND_MS,
    shownMs: 14 * SECOND_MS,
    chipsMinor: CHIPS,
    spotMaxMinor: 50_000n,
    mostStakes: 30,
    rtpBasisPoints: 9480,
  },
];

const byCode = new Map(ROUND_GAMES.map((game) => [game.code, game]));

export function roundGameOf(code: string): RoundGame | null {
  return byCode.get(code) ?? null;
}

/** As the catalogue enters them. */
export const ROUND_STUDIO_GAMES: readonly StudioGame[] = ROUND_GAMES.map(
  ({ vendor, code, names, category, chipsMinor, rtpBasisPoints }) => ({
    vendor,
    code,
    names,
    category,
    engine: "rounds",
    minLineBetMinor: chipsMinor[0],
    rtpBasisPoints,
    isDemo: true,
  }),
);
