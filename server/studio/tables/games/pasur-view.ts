import { type Card, type Seat, type Side, sorted } from "./cards.ts";
import { clubsIn, type HandScore } from "./pasur-score.ts";
import type { PasurState } from "./pasur-state.ts";

/** Pasur as one seat may see it. What lies in the piles was seen by all when it was taken. */
export type PasurView = {
  readonly game: "pasur";
  readonly seat: Seat | null;
  readonly turn: Seat | null;
  readonly winner: Side | null;
  readonly hand: number;
  readonly deal: number;
  readonly dealer: Seat;
  readonly deckLeft: number;
  readonly pool: readonly Card[];
  readonly own: readonly Card[];
  /** What this seat may do now; nothing when it is not its turn. */
  readonly options: readonly string[];
  readonly places: readonly {
    readonly cards: number;
    readonly taken: number;
    readonly clubs: number;
    readonly surs: number;
    readonly points: number;
  }[];
  readonly last: PasurState["last"];
  readonly results: readonly HandScore[];
};

export function pasurView(state: PasurState, seat: Seat | null, options: readonly string[]): PasurView {
  const { hand, deal, dealer, pool, last, results, winner } = state;
  const turn = winner === null ? state.turn : null;
  return {
    game: "pasur",
    seat,
    turn,
    winner,
    hand,
    deal,
    dealer,
    deckLeft: state.deck.length,
    pool,
    own: seat === 0 || seat === 1 ? sorted(state.hands[seat]) : [],
    options,
    places: ([0, 1] as const).map((place) => ({
      cards: state.hands[place].length,
      taken: state.taken[place].length,
      clubs: clubsIn(state.taken[place]),
      surs: state.surs[place],
      points: state.points[place],
    })),
    last,
    results,
  };
}
