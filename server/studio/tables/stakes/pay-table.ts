import type { Context } from "../../../db/context.ts";
import { payWagers } from "../../wagers/wager-payouts.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { readSeats } from "../play/read-table.ts";

/** Sends what a decided match owes. What was paid before is not sent again. */
export async function payTable(context: Context, walletOf: WalletOf, tableId: string): Promise<void> {
  const seats = await readSeats(context.db, tableId);
  await payWagers(
    context,
    walletOf,
    seats.flatMap(({ wagerId }) => wagerId ?? []),
  );
}
