import { type Asset, type Money, money } from "../../core/numbers/money.ts";

/** As each engine's statement counts them: stakes that were taken and not given back. */
export type SessionSumsRow = {
  played: bigint;
  stakedMinor: bigint;
  paidMinor: bigint;
  /** Of what was staked, the part of which nothing is decided: it is not lost. */
  openMinor: bigint;
};

/** What a session has come to, of whatever game. */
export type SessionSums = {
  readonly played: number;
  readonly staked: Money;
  readonly paid: Money;
  readonly open: Money;
  readonly net: Money;
};

/** What is still open counts neither as lost nor as won. */
export function sessionSums(row: SessionSumsRow | undefined, asset: Asset): SessionSums {
  const { played = 0n, stakedMinor = 0n, paidMinor = 0n, openMinor = 0n } = row ?? {};
  return {
    played: Number(played),
    staked: money(stakedMinor, asset),
    paid: money(paidMinor, asset),
    open: money(openMinor, asset),
    net: money(paidMinor + openMinor - stakedMinor, asset),
  };
}
