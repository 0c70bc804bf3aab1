import type { WalletAnswer } from "../../vendors/protocol.ts";
import type { StakeRow } from "./stake-statements.ts";
import type { WalletOf } from "./wallet-client.ts";
import { refusalOf, type WalletRefusal } from "./wallet-refusal.ts";

/** What became of a stake that was asked for. `unknown`: the same call again tells. */
export type StakeAnswer =
  | { kind: "taken"; balanceMinor: bigint | null }
  | { kind: "refused"; refusal: WalletRefusal }
  | { kind: "returned" }
  | { kind: "unknown" };

/**
 * Asks for the stake of a round or wager, or for a further one: the wallet takes each `txId` once, however often it is
 * asked. Throws what is no answer to a stake.
 */
export async function askStake(
  walletOf: WalletOf,
  row: StakeRow,
  { txId, amountMinor }: { txId: string; amountMinor: bigint },
): Promise<StakeAnswer> {
  const answer = await walletOf(row.vendor).debit({
    txId,
    token: row.walletToken,
    player: row.playerRef,
    game: row.game,
    round: row.id,
    amount: amountMinor.toString(),
    currency: row.asset,
    ...(row.freeRoundsId ? { freeRoundId: row.freeRoundsId } : {}),
  });
  if (answer.code === "OK") return { kind: "taken", balanceMinor: balanceIn(answer) };
  const refusal = refusalOf(answer.code);
  if (refusal) return { kind: "refused", refusal };
  if (answer.code === "TX_CANCELLED") return { kind: "returned" };
  if (answer.code === "RETRY_LATER") return { kind: "unknown" };
  throw new Error(`The wallet answered ${answer.code} to the stake ${txId}`);
}

/** What became of a payout. `returned`: somebody gave the stake back meanwhile, and nothing is owed. */
export type PayoutAnswer =
  | { kind: "paid"; balanceMinor: bigint | null }
  | { kind: "returned" }
  | { kind: "unknown" };

/**
 * Sends what a round or wager that is decided pays, and closes it at the wallet: a payout of nothing is sent as well.
 * Without `stakeTxId` it is what all stakes of the round have won. Throws what is no answer to a payout.
 */
export async function askPayout(
  walletOf: WalletOf,
  row: StakeRow,
  { txId, stakeTxId }: { txId: string; stakeTxId: string | undefined },
): Promise<PayoutAnswer> {
  if (row.payoutMinor === null) throw new Error(`${row.id} is owed and has no payout`);
  const answer = await walletOf(row.vendor).credit({
    txId,
    player: row.playerRef,
    game: row.game,
    round: row.id,
    amount: row.payoutMinor.toString(),
    currency: row.asset,
    ...(row.freeRoundsId ? { kind: "FREE_ROUND" } : { kind: "WIN", betTxId: stakeTxId }),
    endRound: true,
  });
  if (answer.code === "OK") return { kind: "paid", balanceMinor: balanceIn(answer) };
  if (answer.code === "TX_CANCELLED") return { kind: "returned" };
  if (answer.code === "RETRY_LATER" || answer.code === "BET_NOT_FOUND") return { kind: "unknown" };
  throw new Error(`The wallet answered ${answer.code} to the payout ${txId}`);
}

function balanceIn({ balance }: WalletAnswer): bigint | null {
  return balance === null ? null : BigInt(balance.total);
}
