import type { StudioGame } from "../studio-game.ts";
import { LEAGUE_NAMES } from "./virtual/virtual-league.ts";
import { lowestReturn } from "./virtual/virtual-prices.ts";

/** The vendor under which the book stands in the catalogue. */
export const BOOK_VENDOR = "FB";

type Sport = Pick<StudioGame, "code" | "names" | "category" | "rtpBasisPoints">;

/** One game for each sport: a card of it leads to the page of the book with that sport chosen. */
const SPORTS: readonly Sport[] = [
  {
    code: "fb-football",
    names: { fa: "فوتبال", en: "Football", zh: "足球", id: "Sepak bola", th: "ฟุตบอล", vi: "Bóng đá" },
    category: "SPORTS",
    rtpBasisPoints: null,
  },
  {
    code: "fb-basketball",
    names: { fa: "بسکتبال", en: "Basketball", zh: "篮球", id: "Bola basket", th: "บาสเกตบอล", vi: "Bóng rổ" },
    category: "SPORTS",
    rtpBasisPoints: null,
  },
  {
    code: "fb-tennis",
    names: { fa: "تنیس", en: "Tennis", zh: "网球", id: "Tenis", th: "เทนนิส", vi: "Quần vợt" },
    category: "SPORTS",
    rtpBasisPoints: null,
  },
  {
    code: "virtual-league",
    names: LEAGUE_NAMES["virtual-league"],
    category: "SPORTS",
    rtpBasisPoints: lowestReturn("virtual-league"),
  },
  {
    code: "virtual-esports",
    names: LEAGUE_NAMES["virtual-esports"],
    category: "ESPORTS",
    rtpBasisPoints: lowestReturn("virtual-esports"),
  },
];

export const BOOK_GAMES: readonly StudioGame[] = SPORTS.map((sport) => ({
  ...sport,
  vendor: BOOK_VENDOR,
  engine: "book",
  minLineBetMinor: 10n,
  isDemo: true,
}));

export function isBookGame(code: string): boolean {
  return SPORTS.some((sport) => sport.code === code);
}
