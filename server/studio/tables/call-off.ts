import type { Context } from "../../db/context.ts";
import { returnWagers } from "../wagers.ts";
import type { WalletOf } from "../wallet-client.ts";
import { readSeats } from "./read-table.ts";
import { FREE_SEATS } from "./seat-statements.ts";
import { MARK_TABLE_VOID, type WhyVoid } from "./table-statements.ts";

/** Ends a table without a winner; its stakes have to be given back then. False when it had ended before. */
export async function callOff({ db, now }: Context, tableId: string, why: WhyVoid): Promise<boolean> {
  const [row] = await db.call(MARK_TABLE_VOID, [tableId, why, now()]);
  if (!row) return false;
  await db.call(FREE_SEATS, [tableId]);
  return true;
}

/** Every stake of a table that was called off. */
export async function giveBack(context: Context, walletOf: WalletOf, tableId: string): Promise<void> {
  const seats = await readSeats(context.db, tableId);
  await returnWagers(
    context,
    walletOf,
    seats.flatMap(({ wagerId }) => wagerId ?? []),
  );
}

/** An operator calls a match off; the clock gives the stakes back. False when there is no such match. */
export function callOffTable(context: Context, { tableId }: { tableId: string }): Promise<boolean> {
  return context.db.transaction((transaction) => callOff({ ...context, db: transaction }, tableId, "house"));
}

/** What the house does when a match cannot be played to its end: everybody has the own stake back. */
export async function cancelTable(
  context: Context,
  walletOf: WalletOf,
  { tableId }: { tableId: string },
): Promise<boolean> {
  const isOff = await callOffTable(context, { tableId });
  if (isOff) await giveBack(context, walletOf, tableId);
  return isOff;
}
