import type { WalletAnswer, WalletBody } from "../vendors/protocol.ts";
import type { WalletClient } from "./wallet-client.ts";
import { refusalOf, type WalletRefusal } from "./wallet-refusal.ts";

/** What became of a stake that was asked for. `unknown`: the same call again tells. */
export type StakeAnswer =
  | { kind: "taken"; balanceMinor: bigint | null }
  | { kind: "refused"; refusal: WalletRefusal }
  | { kind: "returned" }
  | { kind: "unknown" };

export async function askStake(wallet: WalletClient, body: WalletBody["debit"]): Promise<StakeAnswer> {
  const answer = await wallet.debit(body);
  if (answer.code === "OK") return { kind: "taken", balanceMinor: balanceIn(answer) };
  const refusal = refusalOf(answer.code);
  if (refusal) return { kind: "refused", refusal };
  if (answer.code === "TX_CANCELLED") return { kind: "returned" };
  if (answer.code === "RETRY_LATER") return { kind: "unknown" };
  throw new Error(`The wallet answered ${answer.code} to the stake ${body.txId}`);
}

/** What became of a payout. `returned`: somebody gave the stake back meanwhile, and nothing is owed. */
export type PayoutAnswer =
  | { kind: "paid"; balanceMinor: bigint | null }
  | { kind: "returned" }
  | { kind: "unknown" };

export async function askPayout(wallet: WalletClient, body: WalletBody["credit"]): Promise<PayoutAnswer> {
  const answer = await wallet.credit(body);
  if (answer.code === "OK") return { kind: "paid", balanceMinor: balanceIn(answer) };
  if (answer.code === "TX_CANCELLED") return { kind: "returned" };
  if (answer.code === "RETRY_LATER" || answer.code === "BET_NOT_FOUND") return { kind: "unknown" };
  throw new Error(`The wallet answered ${answer.code} to the payout ${body.txId}`);
}

function balanceIn({ balance }: WalletAnswer): bigint | null {
  return balance === null ? null : BigInt(balance.total);
}
