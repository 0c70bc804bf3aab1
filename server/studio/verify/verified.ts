/** A round computed again: what it was, and line by line what decided it and what came of it, in plain English. */
export type Verified = {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
  /** Of a round that many share, in hundredths of the stake: what the choice in the link gives back. */
  readonly pays?: number;
  /** Of a flight whose link names no point to leave at, in hundredths of the stake: what somebody who stayed gets back. */
  readonly paysStayed?: number;
  /** Of a round of one player, in minor units: all that was staked in it, with what was raised. */
  readonly stakeMinor?: bigint;
};

/** Computes a round from what its link says; null for a link that does not say all of it. */
export type Verifier = (query: URLSearchParams) => Verified | null;
