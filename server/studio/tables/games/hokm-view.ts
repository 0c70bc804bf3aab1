import { type Card, type Seat, type Side, type Suit, sorted } from "./cards.ts";
import { FIRST_CARDS, type HokmResult, type HokmState, type Laid, sideOf } from "./hokm-state.ts";

/** Hokm as one seat may see it. */
export type HokmView = {
  readonly game: "hokm";
  readonly seat: Seat | null;
  readonly turn: Seat | null;
  readonly winner: Side | null;
  readonly hand: number;
  readonly hakem: Seat;
  readonly trump: Suit | null;
  readonly own: readonly Card[];
  /** What this seat may do now; nothing when it is not its turn. */
  readonly options: readonly string[];
  readonly trick: readonly Laid[];
  readonly last: HokmState["last"];
  readonly places: readonly {
    readonly cards: number;
    readonly tricks: number;
    readonly points: number;
  }[];
  readonly results: readonly HokmResult[];
};

export function hokmView(state: HokmState, seat: Seat | null, options: readonly string[]): HokmView {
  const { hand, hakem, trump, trick, last, results, winner } = state;
  const turn = winner === null ? state.turn : null;
  const held = state.hands.map((cards) => (trump === null ? cards.slice(0, FIRST_CARDS) : cards));
  return {
    game: "hokm",
    seat,
    turn,
    winner,
    hand,
    hakem,
    trump,
    own: seat === null ? [] : sorted(held[seat] ?? []),
    options,
    trick,
    last,
    places: held.map((cards, place) => ({
      cards: cards.length,
      tricks: state.tricks[sideOf(place)],
      points: state.points[sideOf(place)],
    })),
    results,
  };
}
