import type { ComponentType } from "react";
import type { Asset } from "#server/core/numbers/money.ts";
import type { RoundEnd } from "./round-end.ts";

/** What a loader sends of a game's own facts: each view reads what its game wrote. */
export type ShownJson =
  | null
  | boolean
  | number
  | string
  | readonly ShownJson[]
  | { readonly [name: string]: ShownJson };

/** A wager of a game of the player's own seeds, as its view shows it. */
export type ShownInstantRound = {
  readonly wagerId: string;
  readonly choice: ShownJson;
  /** The result, or what the player may see of it so far; null when the stake has not been taken. */
  readonly shown: ShownJson;
  readonly isOver: boolean;
  /** The first stake in minor units, and everything staked and paid as it is written. */
  readonly stakeMinor: string;
  readonly staked: string;
  readonly payout: string | null;
  /** What it came to; as long as it is open, nothing. */
  readonly end: RoundEnd;
};

export type InstantBoardProps = {
  readonly code: string;
  readonly asset: Asset;
  /** Odds and payouts as the game publishes them. */
  readonly sheet: ShownJson;
  /** What the timetable of the game shows now, where it has one. */
  readonly live: ShownJson;
  readonly round: ShownInstantRound | null;
  /** The round is new and is to be shown happening. False without script and for those who want less motion. */
  readonly isMoving: boolean;
  /** The amounts that a stake (or a chip) may have, in minor units and written. */
  readonly stakes: readonly { readonly minor: string; readonly written: string }[];
  /** What was typed into a form that came back. */
  readonly given: Readonly<Record<string, string>>;
};

export type InstantOddsProps = Pick<InstantBoardProps, "code" | "asset" | "sheet"> & {
  readonly choice: ShownJson;
};

/**
 * How a family of games is drawn. All of it but `Odds` stands inside the one form of the page (id `play`): the fields
 * are the choice while no wager is open, and the buttons (name `action`) are the actions while one is.
 */
export type InstantView = {
  readonly Board: ComponentType<InstantBoardProps>;
  /** Fields beside the board, above the stake, while no wager is open. */
  readonly Choice?: ComponentType<InstantBoardProps>;
  /** Buttons beside the board while one is. */
  readonly Actions?: ComponentType<InstantBoardProps>;
  readonly Odds: ComponentType<InstantOddsProps>;
};

/**
 * How long a board moves for a round that is over, where it depends on how much happened by what it shows, and how long
 * the button waits after a new wager was placed, at the least until the board stands still.
 */
export type InstantPace = {
  readonly movingMs: number | ((shown: ShownJson) => number);
  readonly holdMs: number;
};
