import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Context } from "../../../db/context.ts";
import { CALLED_OFF, type CallOff, type CallOffWish, secondCallOff } from "../../wagers/call-offs.ts";
import { returnWagers } from "../../wagers/wagers.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { lockTable, readSeats } from "../play/read-table.ts";
import { FREE_SEATS } from "../seats/seat-statements.ts";
import { MARK_TABLE_VOID, type WhyVoid } from "../table-statements.ts";

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

type CancelTable = CallOffWish & { readonly tableId: string };
type CancelRefusal = { reason: "matchOver" | "sameOperator" };

/**
 * An operator calls a match off; the clock gives the stakes back. Once the cards are dealt somebody is winning it, so
 * it takes two, and everybody may see it as it was.
 */
export function callOffTable(
  context: Context,
  { tableId, ...wish }: CancelTable,
): Promise<Outcome<CallOff, CancelRefusal>> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const table = await lockTable(db, tableId);
    if (!table || table.endedAt) return refuse({ reason: "matchOver" });
    if (table.state === "playing") {
      const seconded = await secondCallOff(inside, { id: tableId, subject: `table ${tableId}` }, wish);
      if (!seconded.ok) return seconded;
      if ("waitsUntil" in seconded.value) return done(seconded.value);
    }
    await callOff(inside, tableId, "house");
    return done(CALLED_OFF);
  });
}

/** What the house does when a match cannot be played to its end: everybody has the own stake back. */
export async function cancelTable(
  context: Context,
  walletOf: WalletOf,
  asked: CancelTable,
): ReturnType<typeof callOffTable> {
  const calledOff = await callOffTable(context, asked);
  if (calledOff.ok && !calledOff.value.waitsUntil) await giveBack(context, walletOf, asked.tableId);
  return calledOff;
}
