import { FLIGHT_TOP } from "../../../core/flight.ts";
import { SEASON_ROUNDS, SIDES, VIRTUAL_GAMES } from "../../book/virtual/virtual-league.ts";
import { GOALS, GOALS_OUT_OF, MAPS_TO_WIN, MATCH_MINUTES } from "../../book/virtual/virtual-model.ts";
import { ASKED, PRICE_MAX, PRICE_MIN, RETURN } from "../../book/virtual/virtual-prices.ts";
import { DECK as PACK } from "../../fairness/cards.ts";
import { TABLES_DECK } from "../../fairness/retired.ts";
import { LOTTERY_GAMES } from "../../lottery/lottery-games.ts";
import type { PlayType } from "../../lottery/plays/play-type.ts";
import { BACCARAT_PAYS, PAIR_PAYS } from "../../rounds/games/baccarat.ts";
import { DECKS } from "../../rounds/games/cards.ts";
import { AUTO_LEAST, CRASH_EDGE_PERCENT } from "../../rounds/games/crash.ts";
import { EXACTA_PERCENT, STRENGTHS, WIN_PERCENT } from "../../rounds/games/derby.ts";
import { DRAGON_TIGER_PRICES, HALF } from "../../rounds/games/dragon-tiger.ts";
import { ROUND_GAMES } from "../../rounds/games/round-games.ts";
import { sicBoPrices } from "../../rounds/games/sic-bo.ts";
import { type RoundKind, SPOTS } from "../../rounds/outcome.ts";
import { DECK } from "../../tables/games/cards.ts";
import { TABLES_VERSION } from "../../tables/play/tables-version.ts";
import { CARD_GAMES, SEATS } from "../../tables/seats/open-match.ts";
import type { GameData } from "./game-file.ts";

/** What a round of each kind pays, in hundredths of the stake. */
const ROUND_DATA: Readonly<Record<RoundKind, object>> = {
  crash: {
    returnPercent: Number(100n - CRASH_EDGE_PERCENT),
    topHundredths: FLIGHT_TOP,
    autoLeastHundredths: AUTO_LEAST,
  },
  baccarat: { decks: DECKS, cards: PACK, pays: BACCARAT_PAYS, pairPays: PAIR_PAYS },
  "dragon-tiger": { decks: DECKS, cards: PACK, prices: DRAGON_TIGER_PRICES, sideOnTie: HALF },
  "sic-bo": { prices: Object.fromEntries(SPOTS["sic-bo"].map((spot) => [spot, sicBoPrices(spot)])) },
  derby: {
    strengths: STRENGTHS,
    winPercent: Number(WIN_PERCENT),
    exactaPercent: Number(EXACTA_PERCENT),
    spots: SPOTS.derby,
  },
};

/** What decides and pays in every game whose rounds many share, in each version that can be checked. */
export function sharedData(): GameData[] {
  return [
    ...ROUND_GAMES.flatMap(({ code, kind, mathVersion }) =>
      versionsTo(mathVersion).map((version) => ({
        ...{ engine: "rounds", family: kind, game: code, version },
        ...ROUND_DATA[kind],
      })),
    ),
    ...LOTTERY_GAMES.flatMap(({ code, mathVersion, draw, plays }) =>
      versionsTo(mathVersion).map((version) => ({
        ...{ engine: "lottery", family: draw.kind, game: code, version },
        ...{ draw, plays: plays.map(playData) },
      })),
    ),
    ...VIRTUAL_GAMES.map(leagueData),
    ...CARD_GAMES.flatMap((game) =>
      versionsTo(TABLES_VERSION).map((version) => ({
        ...{ engine: "tables", family: "cards", game, version },
        ...{ seats: SEATS[game], deck: (version === 1 ? TABLES_DECK : DECK).join(" ") },
      })),
    ),
  ];
}

/** The numbers of these games are the same in every version: only the way of taking cards and balls is another. */
function versionsTo(latest: number): number[] {
  return Array.from({ length: latest }, (_, nth) => nth + 1);
}

function playData({ code, groups, combine, prizes, alternatives }: PlayType) {
  return {
    play: code,
    groups: groups.map(({ values, least, most }) => ({ from: values[0], to: values.at(-1), least, most })),
    combine,
    alternatives: alternatives === true,
    prizes: prizes.map(({ name, hundredths }) => ({ name, hundredths })),
  };
}

function leagueData(game: (typeof VIRTUAL_GAMES)[number]): GameData {
  const goals = { goals: GOALS, goalsOutOf: GOALS_OUT_OF, minutes: MATCH_MINUTES };
  return {
    ...{ engine: "book", family: "virtual", game, version: 1, seasonRounds: SEASON_ROUNDS },
    sides: SIDES[game].map(({ code, attack, defence }) => ({ code, attack, defence })),
    ...(game === "virtual-league" ? goals : { mapsToWin: MAPS_TO_WIN }),
    markets: ASKED[game],
    returnPercent: Number((RETURN.numerator * 100n) / RETURN.denominator),
    ...{ priceLeastHundredths: PRICE_MIN, priceMostHundredths: PRICE_MAX },
  };
}
