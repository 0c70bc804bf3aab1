import { sharedDraw } from "../../fairness/chain.ts";
import type { Draw } from "../../fairness/pf1.ts";
import { shuffled } from "../../fairness/pick.ts";
import { shuffledFromTheLast, TABLES_DECK } from "../../fairness/retired.ts";
import { type Card, DECK, type Seat, type Side } from "../games/cards.ts";
import { openHokm } from "../games/hokm.ts";
import { HOKM_SEATS, sideOf } from "../games/hokm-state.ts";
import { openPasur, PASUR_SEATS } from "../games/pasur.ts";
import { TABLES_VERSION } from "../play/tables-version.ts";
import type { CardView, Deals, Match } from "./match.ts";

export const CARD_GAMES = ["pasur", "hokm"] as const;
export type CardGame = (typeof CARD_GAMES)[number];

export const SEATS: Readonly<Record<CardGame, number>> = { pasur: PASUR_SEATS, hokm: HOKM_SEATS };

export function isCardGame(code: string): code is CardGame {
  return CARD_GAMES.some((game) => game === code);
}

/** What decides every card of a match: see table-secret.ts. */
export type MatchSeeds = {
  readonly secret: string;
  readonly table: string;
  readonly entropy: string;
  /** Of the mathematics that the table was opened with. */
  readonly mathVersion: number;
};

/** The deck as it lies, and how a version of the tables shuffles. */
function shuffleOf(version: number): {
  deck: readonly Card[];
  shuffle: <Thing>(draw: Draw, things: readonly Thing[]) => Thing[];
} {
  if (version > TABLES_VERSION) throw new Error(`Version ${version} of the card tables is not here`);
  return version === 1
    ? { deck: TABLES_DECK as readonly Card[], shuffle: shuffledFromTheLast }
    : { deck: DECK, shuffle: shuffled };
}

/** The cards of each hand of a match: hand 3 of a table is the round `<table>.3`. */
export function dealsOf(game: CardGame, { secret, table, entropy, mathVersion }: MatchSeeds): Deals {
  const drawsOf = (hand: number) => sharedDraw(game, { link: secret, round: roundOf(table, hand), entropy });
  const { deck, shuffle } = shuffleOf(mathVersion);
  return {
    deck: (hand) => shuffle(drawsOf(hand), deck),
    dealer: (places) => drawsOf(0)(places),
  };
}

export function roundOf(table: string, hand: number): string {
  return `${table}.${hand}`;
}

/**
 * The first to come has no choice of a partner: the places are drawn. The nth who sat down plays at the nth of these.
 */
export function placesOf(game: CardGame, { secret, table, entropy, mathVersion }: MatchSeeds): Seat[] {
  const draw = sharedDraw(game, { link: secret, round: `${table}.seats`, entropy });
  const places = Array.from({ length: SEATS[game] }, (_, place) => place);
  return shuffleOf(mathVersion).shuffle(draw, places);
}

export function openMatch(game: CardGame, deals: Deals): Match {
  return game === "pasur" ? openPasur(deals) : openHokm(deals);
}

/** One move as it is kept. `by` says whether the player made it, or who did in the player's place. */
export type Move = {
  readonly seat: Seat;
  readonly act: string;
  readonly by: "player" | "clock" | "house";
};

export const FORFEIT = "forfeit";

/** So many turns missed in a row lose the match. */
export const MISSES_MAX = 3;

/** How a match stands after its moves. */
export type Standing = {
  readonly match: Match;
  readonly winner: Side | null;
  readonly endedBy: "score" | "forfeit" | "away" | null;
  /** How many turns each has missed in a row: who has missed the last one is away. */
  readonly misses: readonly number[];
};

/** Plays the moves from the first on: the same seeds and moves always give the same match. */
export function standingOf(game: CardGame, deals: Deals, moves: readonly Move[]): Standing {
  const nobody = Array.from({ length: SEATS[game] }, () => 0);
  const opening = { match: openMatch(game, deals), winner: null, endedBy: null, misses: nobody };
  return moves.reduce<Standing>(afterMove, opening);
}

export function afterMove(standing: Standing, { seat, act, by }: Move): Standing {
  if (act === FORFEIT) {
    const winner = sideOf(seat) === 0 ? 1 : 0;
    return { ...standing, winner, endedBy: by === "clock" ? "away" : "forfeit" };
  }
  const match = standing.match.play(act);
  const misses = standing.misses.map((missed, one) => {
    if (one !== seat) return missed;
    return by === "clock" ? missed + 1 : 0;
  });
  return { match, misses, winner: match.winner, endedBy: match.winner === null ? null : "score" };
}

/** A view of a match that was given up shows nobody a turn. */
export function viewOf({ match, winner }: Standing, seat: Seat | null): CardView {
  const view = match.view(seat);
  return winner === null ? view : { ...view, turn: null, winner, options: [] };
}
