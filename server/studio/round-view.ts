import type { LocalText } from "../core/languages.ts";
import { type Money, money } from "../core/numbers/money.ts";
import type { Context } from "../db/context.ts";
import type { SeedChooser } from "./fairness/seed-statements.ts";
import type { RoundOutcome, Spin } from "./slots/slot-engine.ts";
import type { StudioVendor } from "./slots/theme.ts";
import { themeOf } from "./slots/themes.ts";
import type { RoundRow, RoundState } from "./statements.ts";
import { findRound } from "./store.ts";

/** Everything to draw a round again, and everything that its player may know to check it. */
export type RoundView = {
  readonly roundId: string;
  readonly sessionId: string;
  readonly vendor: StudioVendor;
  readonly game: string;
  readonly names: LocalText;
  readonly state: RoundState;
  readonly refusal: string | null;
  readonly lineBet: Money;
  readonly stake: Money;
  /** Null until the stake is taken. */
  readonly payout: Money | null;
  /** Of the player's account after the last command of the round that was answered. */
  readonly balance: Money | null;
  readonly spins: readonly SpinView[];
  readonly startedAt: Date;
  readonly settledAt: Date | null;
  readonly fairness: Fairness;
};

/** A spin with its wins in money. */
export type SpinView = Omit<Spin, "win" | "scatterWin" | "lineWins"> & {
  readonly win: Money;
  readonly scatterWin: Money;
  readonly lineWins: readonly (Omit<Spin["lineWins"][number], "win"> & { readonly win: Money })[];
};

export type Fairness = {
  readonly seedPairId: string;
  readonly commit: string;
  readonly clientSeed: string;
  readonly clientBy: SeedChooser | null;
  readonly nonce: number;
  readonly mathVersion: number;
  /** Null as long as the pair is in use. */
  readonly serverSeed: string | null;
};

/** One round of this player; null when it is not theirs or there is none. */
export async function roundView(
  { db }: Pick<Context, "db">,
  { playerRef, roundId }: { playerRef: string; roundId: string },
): Promise<RoundView | null> {
  const round = await findRound(db, roundId);
  return round && round.playerRef === playerRef ? roundViewOf(round) : null;
}

/** The server seed is in it only when the pair is revealed. */
export function roundViewOf(round: RoundRow): RoundView {
  const { asset } = round;
  return {
    roundId: round.id,
    sessionId: round.sessionId,
    vendor: round.vendor,
    game: round.game,
    names: themeOf(round.game)?.names ?? { fa: round.game },
    state: round.state,
    refusal: round.refusal,
    lineBet: money(round.lineBetMinor, asset),
    stake: money(round.stakeMinor, asset),
    payout: round.payoutMinor === null ? null : money(round.payoutMinor, asset),
    balance: round.balanceMinor === null ? null : money(round.balanceMinor, asset),
    spins: round.outcome ? spinViews(round.outcome, money(round.lineBetMinor, asset)) : [],
    startedAt: round.startedAt,
    settledAt: round.settledAt,
    fairness: {
      seedPairId: round.seedPairId,
      commit: round.commitment,
      clientSeed: round.clientSeed,
      clientBy: round.clientBy,
      nonce: round.nonce,
      mathVersion: round.mathVersion,
      serverSeed: round.pairState === "revealed" ? round.serverSeed : null,
    },
  };
}

/** The engine counts in line bets; here they become money. */
export function spinViews(outcome: RoundOutcome, lineBet: Money): SpinView[] {
  const paid = (lineBets: number) => money(BigInt(lineBets) * lineBet.minor, lineBet.asset);
  return outcome.spins.map((spin) => ({
    ...spin,
    win: paid(spin.win),
    scatterWin: paid(spin.scatterWin),
    lineWins: spin.lineWins.map((lineWin) => ({ ...lineWin, win: paid(lineWin.win) })),
  }));
}
