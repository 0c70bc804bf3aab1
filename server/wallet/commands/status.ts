import type { Asset } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import type { WalletAnswer } from "./commands.ts";
import { type AnswerRow, answerIn } from "./gather.ts";

const STATUS = {
  name: "ledger-status",
  text: `select outcome, asset, balance, bonus, version, transfer_id, false as replayed, limit_name
    from ledger.status($1, $2, $3, $4)`,
};

/**
 * What became of a stake, a payout, an adjustment or a rollback: the code it was answered with, TX_CANCELLED
 * when it was taken back since, TX_NOT_FOUND when it never came. One that is under way just now has not come
 * yet, so TX_NOT_FOUND is no promise. The balance is that of the moment.
 */
export async function transactionStatus(
  { db }: Pick<Context, "db">,
  { scope, playerId, key, asset }: { scope: string; playerId: bigint; key: string; asset: Asset },
): Promise<WalletAnswer> {
  const [row] = await db.call<AnswerRow>(STATUS, [scope, playerId, key, asset]);
  if (!row) throw new Error("The ledger told no status.");
  return answerIn(row);
}
