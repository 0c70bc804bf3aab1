import type { Card, Seat, Side } from "./cards.ts";
import type { HandScore } from "./pasur-score.ts";

export type Pair<Thing> = readonly [Thing, Thing];

export type PasurState = {
  readonly hand: number;
  readonly dealer: Seat;
  /** Not dealt yet. */
  readonly deck: readonly Card[];
  /** From 1 to 6: a hand is dealt in six parts. */
  readonly deal: number;
  readonly pool: readonly Card[];
  readonly hands: Pair<readonly Card[]>;
  readonly taken: Pair<readonly Card[]>;
  readonly surs: Pair<number>;
  readonly turn: Seat;
  readonly lastTaker: Seat | null;
  /** Of the hands before this one. */
  readonly points: Pair<number>;
  readonly last: {
    readonly seat: Seat;
    readonly card: Card;
    readonly take: readonly Card[];
    readonly sur: boolean;
  } | null;
  readonly results: readonly HandScore[];
  readonly winner: Side | null;
};
