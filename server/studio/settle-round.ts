import type { Context } from "../db/context.ts";
import { pf1Draw } from "./pf1.ts";
import { playRound, type RoundOutcome } from "./slot-engine.ts";
import type { RoundRow } from "./statements.ts";
import { markPaid, markRefused, markReturned, markStaked, readRound } from "./store.ts";
import { themeOf } from "./themes.ts";
import type { WalletClient, WalletOf } from "./wallet-client.ts";
import { askPayout, askStake } from "./wallet-steps.ts";

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
  const wallet = walletOf(begun.vendor);
  const staked = begun.state === "staking" ? await takeStake(context, wallet, begun) : begun;
  return staked.state === "staked" ? payRound(context, wallet, staked) : staked;
}

async function takeStake(context: Context, wallet: WalletClient, round: RoundRow): Promise<RoundRow> {
  const answer = await askStake(wallet, {
    txId: round.stakeTx,
    token: round.walletToken,
    player: round.playerRef,
    game: round.game,
    round: round.id,
    amount: round.stakeMinor.toString(),
    currency: round.asset,
    ...(round.freeRoundsId ? { freeRoundId: round.freeRoundsId } : {}),
  });
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

/** A payout of nothing is sent as well: it closes the round at the wallet. */
async function payRound(context: Context, wallet: WalletClient, round: RoundRow): Promise<RoundRow> {
  if (round.payoutMinor === null) throw new Error(`Round ${round.id} is staked and has no payout`);
  const answer = await askPayout(wallet, {
    txId: round.payoutTx,
    player: round.playerRef,
    game: round.game,
    round: round.id,
    amount: round.payoutMinor.toString(),
    currency: round.asset,
    ...(round.freeRoundsId ? { kind: "FREE_ROUND" } : { kind: "WIN", betTxId: round.stakeTx }),
    endRound: true,
  });
  const at = context.now();
  if (answer.kind === "paid") {
    const { balanceMinor } = answer;
    const isOurs = await markPaid(context.db, { id: round.id, balanceMinor, at });
    if (isOurs) return { ...round, state: "paid", balanceMinor, settledAt: at };
  } else if (answer.kind === "returned") await markReturned(context.db, round.id, at);
  return readRound(context.db, round.id);
}

function outcomeOf({ id, game, mathVersion, serverSeed, clientSeed, nonce }: RoundRow): RoundOutcome {
  const theme = themeOf(game);
  if (theme?.mathVersion !== mathVersion) {
    throw new Error(`Round ${id} was begun with version ${mathVersion} of ${game}, which is not here`);
  }
  return playRound(theme, pf1Draw(game, { serverSeed, clientSeed, nonce }));
}
