import type { LocalText } from "../../../core/languages.ts";

/** Two leagues that the studio plays by itself, around the clock. */
export const VIRTUAL_GAMES = ["virtual-league", "virtual-esports"] as const;
export type VirtualGame = (typeof VIRTUAL_GAMES)[number];

export function isVirtualGame(game: string): game is VirtualGame {
  return VIRTUAL_GAMES.some((known) => known === game);
}

export const LEAGUE_NAMES: Readonly<Record<VirtualGame, LocalText>> = {
  "virtual-league": {
    fa: "لیگ مجازی سرو",
    en: "Sarv Virtual League",
    zh: "雪松虚拟联赛",
    id: "Liga Virtual Sarv",
    th: "ลีกเสมือนซาร์ฟ",
    vi: "Giải ảo Sarv",
  },
  "virtual-esports": {
    fa: "جام مجازی سیمرغ",
    en: "Simorgh Virtual Cup",
    zh: "西牟鸽虚拟电竞杯",
    id: "Piala Virtual Simorgh",
    th: "ซีมูร์กอีสปอร์ตเสมือน",
    vi: "Cúp eSports ảo Simorgh",
  },
};

/** A side of a virtual league. What it is worth in front and at the back decides how often it scores. */
export type VirtualSide = {
  readonly code: string;
  readonly names: LocalText;
  readonly attack: number;
  readonly defence: number;
  /** The colours that it is shown in. */
  readonly colours: readonly [string, string];
};

/** The clubs of the football league: none of them exists. */
export const CLUBS: readonly VirtualSide[] = [
  club("darya", { fa: "دریای انزلی", en: "Darya Anzali" }, [4, 3], ["#0f6fb5", "#ffffff"]),
  club("alborz", { fa: "البرز تهران", en: "Alborz Tehran" }, [5, 4], ["#b3273e", "#ffffff"]),
  club("zagros", { fa: "زاگرس کرمانشاه", en: "Zagros Kermanshah" }, [3, 4], ["#14663f", "#f4ecdd"]),
  club("kavir", { fa: "کویر یزد", en: "Kavir Yazd" }, [2, 3], ["#c98a1b", "#2c1d14"]),
  club("atash", { fa: "آتش آبادان", en: "Atash Abadan" }, [5, 2], ["#e05a1f", "#1d2333"]),
  club("firuzeh", { fa: "فیروزهٔ نیشابور", en: "Firuzeh Nishapur" }, [3, 3], ["#14948f", "#ffffff"]),
  club("zayandeh", { fa: "زاینده‌رود اصفهان", en: "Zayandeh Isfahan" }, [4, 4], ["#e0a526", "#1f3a6e"]),
  club("sahand", { fa: "سهند تبریز", en: "Sahand Tabriz" }, [4, 2], ["#5a3d8f", "#ffffff"]),
];

/** The teams of the e-sports league; `attack` alone counts there. */
export const TEAMS: readonly VirtualSide[] = [
  club("rostam", { fa: "رستم", en: "Rostam" }, [58, 0], ["#b3273e", "#e0a526"]),
  club("simin", { fa: "سیمین", en: "Simin" }, [47, 0], ["#7b8cb6", "#1d2333"]),
  club("arash", { fa: "آرش", en: "Arash" }, [55, 0], ["#14663f", "#ffffff"]),
  club("tufan", { fa: "توفان", en: "Tufan" }, [42, 0], ["#1f3a6e", "#86d6d2"]),
  club("gordafarid", { fa: "گردآفرید", en: "Gordafarid" }, [52, 0], ["#5a3d8f", "#e0a526"]),
  club("shahin", { fa: "شاهین", en: "Shahin" }, [45, 0], ["#c98a1b", "#2c1d14"]),
  club("kaveh", { fa: "کاوه", en: "Kaveh" }, [50, 0], ["#e05a1f", "#ffffff"]),
  club("mahtab", { fa: "مهتاب", en: "Mahtab" }, [39, 0], ["#14948f", "#fdf8ec"]),
];

function club(
  code: string,
  { fa, en }: { fa: string; en: string },
  [attack, defence]: readonly [number, number],
  colours: readonly [string, string],
): VirtualSide {
  return { code, names: { fa, en }, attack, defence, colours };
}

export const SIDES: Readonly<Record<VirtualGame, readonly VirtualSide[]>> = {
  "virtual-league": CLUBS,
  "virtual-esports": TEAMS,
};

export type Fixture = { readonly home: VirtualSide; readonly away: VirtualSide };

/** Everybody meets everybody at home and away: the rounds of one season. */
export const SEASON_ROUNDS = 14;
const HALF_SEASON = SEASON_ROUNDS / 2;

/** The matches of a round, by its number since the first one of all. The first side stands still, the others go round. */
export function fixturesOf(game: VirtualGame, round: number): Fixture[] {
  const sides = SIDES[game];
  const nth = round % SEASON_ROUNDS;
  const turn = nth % HALF_SEASON;
  const [first, ...others] = sides;
  const ring = others.map((_, place) => others[(place + turn) % others.length]);
  return Array.from({ length: sides.length / 2 }, (_, pair) => {
    const one = pair === 0 ? first : ring[pair];
    const other = pair === 0 ? ring[0] : ring[ring.length - pair];
    if (!one || !other) throw new Error(`Round ${round} of ${game} has no pair ${pair}`);
    const isTurned = nth >= HALF_SEASON !== (pair === 0 && turn % 2 === 1);
    return isTurned ? { home: other, away: one } : { home: one, away: other };
  });
}
