import type { Context } from "../../db/context.ts";
import { pf1Draw } from "../fairness/pf1.ts";
import type { RoundRow } from "../statements.ts";
import { markPaid, markRefused, markReturned, markStaked, readRound } from "../store.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { askPayout, askStake } from "../wagers/wallet-steps.ts";
import { playRound, type RoundOutcome } from "./slot-engine.ts";
import { themeOf } from "./themes.ts";

/**
 * Brings a round as far as it will go: stake, outcome, payout. It may be called at any moment and by many at
 * once, because each command to the wallet has its key from the round and the outcome has no choice in it.
 * No transaction is open while the wallet is asked. A round that comes back `staking` or `staked` met a wallet
 * that could not decide; what is thrown leaves it so, too.
 */
export async function settleRound(context: Context, walletOf: WalletOf, roundId: string): Promise<RoundRow> {
  return settleFrom(context, walletOf, await readRound(context.db, roundId));
}

/** The same from a round that was just read or written. */
export async function settleFrom(context: Context, walletOf: WalletOf, begun: RoundRow): Promise<RoundRow> {
  const staked = begun.state === "staking" ? await takeStake(context, walletOf, begun) : begun;
  return staked.state === "staked" ? payRound(context, walletOf, staked) : staked;
}

async function takeStake(context: Context, walletOf: WalletOf, round: RoundRow): Promise<RoundRow> {
  const { stakeTx: txId, stakeMinor: amountMinor } = round;
  const answer = await askStake(walletOf, round, { txId, amountMinor });
  const at = context.now();
  if (answer.kind === "taken") {
    const outcome = outcomeOf(round);
    const payoutMinor = BigInt(outcome.win) * round.lineBetMinor;
    const { balanceMinor } = answer;
    const isOurs = await markStaked(context.db, { id: round.id, outcome, payoutMinor, balanceMinor, at });
    if (isOurs) return { ...round, state: "staked", outcome, payoutMinor, balanceMinor };
  } else if (answer.kind === "refused") {
    await markRefused(context.db, round.id, answer.refusal, at);
  } else if (answer.kind === "returned") {
    await markReturned(context.db, round.id, at);
  }
  return readRound(context.db, round.id);
}

async function payRound(context: Context, walletOf: WalletOf, round: RoundRow): Promise<RoundRow> {
  const answer = await askPayout(walletOf, round, { txId: round.payoutTx, stakeTxId: round.stakeTx });
  const at = context.now();
  if (answer.kind === "paid") {
    const { balanceMinor } = answer;
    const isOurs = await markPaid(context.db, { id: round.id, balanceMinor, at });
    if (isOurs) return { ...round, state: "paid", balanceMinor, settledAt: at };
  } else if (answer.kind === "returned") {
    await markReturned(context.db, round.id, at);
  }
  return readRound(context.db, round.id);
}

function outcomeOf({ id, game, mathVersion, serverSeed, clientSeed, nonce }: RoundRow): RoundOutcome {
  const theme = themeOf(game);
  if (theme?.mathVersion !== mathVersion) {
    throw new Error(`Round ${id} was begun with version ${mathVersion} of ${game}, which is not here`);
  }
  return playRound(theme, pf1Draw(game, { serverSeed, clientSeed, nonce }));
}
