import { type Money, money } from "../../core/numbers/money.ts";
import type { Json, WagerRow, WagerState } from "../wagers/wager-statements.ts";
import { playedWager, progressOf } from "./progress.ts";

/** A wager as its player may see it: nothing in it is hidden from them. */
export type InstantWager = {
  readonly wagerId: string;
  readonly sessionId: string;
  readonly vendor: string;
  readonly game: string;
  readonly state: WagerState;
  readonly choice: Json;
  readonly stake: Money;
  /** What the payout is counted on: the stake, or what a free round is worth. */
  readonly bet: Money;
  /** With what was raised. */
  readonly staked: Money;
  readonly payout: Money | null;
  readonly balance: Money | null;
  /** The result, or what may be seen of it so far; null while the stake has not been taken. */
  readonly shown: Json;
  /** Nothing is left to do for the player. */
  readonly isOver: boolean;
  /** How many actions were taken. */
  readonly step: number;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
  readonly fairness: {
    readonly commit: string;
    readonly clientSeed: string;
    readonly clientBy: WagerRow["clientBy"];
    readonly nonce: number;
    /** Null as long as the pair of seeds is in use. */
    readonly serverSeed: string | null;
  };
  /** What the check of this round is told, beside its engine (verify.ts); null as long as the server seed is hidden. */
  readonly check: Readonly<Record<string, string>> | null;
};

export function instantWager(wager: WagerRow): InstantWager {
  const { asset, stakeMinor, raisedMinor, payoutMinor, correctedMinor, balanceMinor, state } = wager;
  const paidMinor = correctedMinor ?? payoutMinor;
  return {
    wagerId: wager.id,
    sessionId: wager.sessionId,
    vendor: wager.vendor,
    game: wager.game,
    state,
    choice: wager.choice,
    stake: money(stakeMinor, asset),
    bet: money(wager.betMinor, asset),
    staked: money(stakeMinor + raisedMinor, asset),
    payout: paidMinor === null ? null : money(paidMinor, asset),
    balance: balanceMinor === null ? null : money(balanceMinor, asset),
    shown: shownOf(wager),
    isOver: state !== "staking" && state !== "staked",
    step: progressOf(wager).actions.length,
    placedAt: wager.placedAt,
    settledAt: wager.settledAt,
    fairness: {
      commit: wager.commitment ?? "",
      clientSeed: wager.clientSeed ?? "",
      clientBy: wager.clientBy,
      nonce: wager.nonce ?? 0,
      serverSeed: revealedSeed(wager),
    },
    check: checkOf(wager),
  };
}

/** A result is shown as it was written, whatever has become of its game since. */
function shownOf(wager: WagerRow): Json {
  if (wager.result !== null) return wager.result;
  return wager.state === "staked" ? playedWager(wager).shown : null;
}

function revealedSeed({ pairState, serverSeed }: WagerRow): string | null {
  return pairState === "revealed" ? serverSeed : null;
}

function checkOf(wager: WagerRow): InstantWager["check"] {
  const serverSeed = revealedSeed(wager);
  if (serverSeed === null || wager.payoutMinor === null) return null;
  const { actions } = progressOf(wager);
  return {
    game: wager.game,
    version: wager.mathVersion.toString(),
    serverSeed,
    clientSeed: wager.clientSeed ?? "",
    ...(wager.clientBy ? { clientBy: wager.clientBy } : {}),
    nonce: String(wager.nonce ?? 0),
    commit: wager.commitment ?? "",
    stake: wager.betMinor.toString(),
    receipt: wager.id,
    choice: JSON.stringify(wager.choice),
    ...(actions.length > 0 ? { actions: JSON.stringify(actions) } : {}),
  };
}
