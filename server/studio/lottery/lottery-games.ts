import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../core/time.ts";
import type { LotteryGame } from "./lottery-game.ts";
import type { PlayType } from "./plays/play-type.ts";
import { DIGIT_PLAYS } from "./plays/plays-digits.ts";
import { ELEVEN_PLAYS } from "./plays/plays-eleven.ts";
import { FORTY_FIVE_PLAYS } from "./plays/plays-forty-five.ts";
import { RACE_PLAYS } from "./plays/plays-race.ts";
import { NORTH, NORTH_PLAYS, SOUTH, SOUTH_PLAYS } from "./plays/plays-viet-nam.ts";

/** Odds have two decimals, so that every payout of whole units is exact. */
const WHOLE_UNITS = {
  unitsMinor: [100n, 500n, 1000n, 5000n],
  timesMax: 99,
  stakeMaxMinor: 1_000_000n,
  payoutMaxMinor: 20_000_000n,
  liabilityMinor: 50_000_000n,
} as const;

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const electronic = {
  category: "ELOTT",
  mathVersion: 1,
  resultsBy: "chain",
  recent: 50,
  ...WHOLE_UNITS,
} as const;
/** The balls of version 1 were taken in another way. */
const balls = { ...electronic, mathVersion: 2 } as const;
const vietNam = {
  category: "LOTT",
  isVietNam: true,
  mathVersion: 1,
  menuTag: "VN",
  resultsBy: "operator",
  recent: 100,
  ...WHOLE_UNITS,
} as const;

const follows = (minutes: number, lockSeconds: number) => ({
  follows: { periodMs: minutes * MINUTE_MS, lockMs: lockSeconds * SECOND_MS },
});

export const LOTTERY_GAMES: readonly LotteryGame[] = [
  {
    ...electronic,
    code: "tas-dah",
    vendor: "NARD",
    names: {
      fa: "تاس ده‌وجهی",
      en: "Ten-Sided Dice",
      zh: "十面骰 3D",
      id: "Dadu Sepuluh Sisi",
      th: "ลูกเต๋าสิบหน้า",
      vi: "Xúc xắc mười mặt",
    },
    menuTag: "3D",
    draw: { kind: "digits", count: 3 },
    plays: atLeastOne(DIGIT_PLAYS),
    timing: follows(3, 15),
  },
  {
    ...balls,
    code: "yazdah",
    vendor: "KHATAM",
    names: {
      fa: "پنج از یازده",
      en: "Five of Eleven",
      zh: "十一选五",
      id: "Lima dari Sebelas",
      th: "ห้าจากสิบเอ็ด",
      vi: "Năm trong Mười một",
    },
    menuTag: "11X5",
    draw: { kind: "balls", of: 11, count: 5, sorted: false },
    plays: atLeastOne(ELEVEN_PLAYS),
    timing: follows(5, 20),
  },
  {
    ...balls,
    code: "chapar",
    vendor: "SIMORGH",
    names: {
      fa: "مسابقهٔ چاپارها",
      en: "Courier Race",
      zh: "驿骑竞速",
      id: "Balap Kurir",
      th: "ม้าเร็วสิบตัว",
      vi: "Đua Ngựa Trạm",
    },
    menuTag: "PK10",
    draw: { kind: "balls", of: 10, count: 10, sorted: false },
    plays: atLeastOne(RACE_PLAYS),
    timing: follows(2, 15),
  },
  {
    category: "LOTT",
    mathVersion: 2,
    resultsBy: "chain",
    recent: 50,
    code: "bakht-e-melli",
    vendor: "NARD",
    names: {
      fa: "بخت ملی",
      en: "National Fortune",
      zh: "国运乐透",
      id: "Keberuntungan Nasional",
      th: "โชคแห่งชาติ",
      vi: "Vận May Quốc Gia",
    },
    menuTag: "6/45",
    draw: { kind: "balls", of: 45, count: 6, sorted: true },
    plays: atLeastOne(FORTY_FIVE_PLAYS),
    timing: {
      calendar: { days: [4, 7], time: "21:00", openMs: 5 * DAY_MS, lockMs: 30 * MINUTE_MS },
    },
    unitsMinor: [10n, 20n, 50n, 100n],
    timesMax: 20,
    stakeMaxMinor: 1_000_000n,
    payoutMaxMinor: 200_000_000n,
    liabilityMinor: 400_000_000n,
  },
  {
    ...vietNam,
    code: "xo-so-bac",
    vendor: "NARD",
    names: {
      fa: "لاتاری ویتنام، شمال",
      en: "Viet Nam North",
      zh: "越南北部彩",
      id: "Vietnam Utara",
      th: "หวยเวียดนามเหนือ",
      vi: "Xổ số miền Bắc",
    },
    draw: { kind: "table", rows: NORTH },
    plays: atLeastOne(NORTH_PLAYS),
    timing: {
      calendar: {
        days: EVERY_DAY,
        time: "18:15",
        timeZone: "Asia/Ho_Chi_Minh",
        openMs: DAY_MS,
        lockMs: 15 * MINUTE_MS,
        provinces: [["tb"], ["hn"], ["qn"], ["bn"], ["hn"], ["hp"], ["nd"]],
      },
    },
  },
  {
    ...vietNam,
    code: "xo-so-nam",
    vendor: "NARD",
    names: {
      fa: "لاتاری ویتنام، جنوب",
      en: "Viet Nam South",
      zh: "越南南部彩",
      id: "Vietnam Selatan",
      th: "หวยเวียดนามใต้",
      vi: "Xổ số miền Nam",
    },
    draw: { kind: "table", rows: SOUTH },
    plays: atLeastOne(SOUTH_PLAYS),
    timing: {
      calendar: {
        days: EVERY_DAY,
        time: "16:15",
        timeZone: "Asia/Ho_Chi_Minh",
        openMs: DAY_MS,
        lockMs: 15 * MINUTE_MS,
        provinces: [
          ["tg", "kg"],
          ["hcm", "dt"],
          ["bt", "vt"],
          ["dn", "ct"],
          ["tn", "ag"],
          ["vl", "bd"],
          ["hcm", "la"],
        ],
      },
    },
  },
];

const BY_CODE = new Map(LOTTERY_GAMES.map((game) => [game.code, game]));

export function lotteryGameOf(code: string): LotteryGame | null {
  return BY_CODE.get(code) ?? null;
}

function atLeastOne([first, ...others]: readonly PlayType[]): readonly [PlayType, ...PlayType[]] {
  if (!first) throw new Error("A lottery has at least one way to play it");
  return [first, ...others];
}
