import type { Json } from "#server/studio/wagers/wager-statements.ts";

/** A round as it is handed to the second verifier: its link, and what became of it here. */
export type PlayedRound = {
  readonly engine: string;
  readonly game: string;
  readonly link: string;
  /** In minor units, where the link does not say it: of a lottery on one line, of a card table the buy-in. */
  readonly stake: string | null;
  /** What else its player was shown. */
  readonly besides: Readonly<Record<string, string>>;
  readonly outcome: Json;
  readonly payout: string | null;
};

/** Plays the nth round of a game; the same name always gives the same round. */
export type Played = Pick<PlayedRound, "engine" | "game"> & {
  play(name: string): Pick<PlayedRound, "outcome"> & {
    link: Readonly<Record<string, string>>;
    payoutMinor: bigint | null;
    stakeMinor?: bigint;
    besides?: PlayedRound["besides"];
  };
};
