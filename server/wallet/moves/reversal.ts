import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";

const REVERSE = {
  name: "ledger-reverse",
  text: "select outcome, transfer_id, replayed from ledger.reverse('house', $1, $2, $3)",
  row: { outcome: "", transfer_id: null as bigint | null, replayed: false },
};

export type ReversalRefusal = {
  reason: "notReversible" | "alreadyReversed" | "insufficientFunds" | "keyConflict";
};

const REFUSALS: Readonly<Record<string, ReversalRefusal["reason"]>> = {
  TX_NOT_FOUND: "notReversible",
  TX_CANCELLED: "alreadyReversed",
  INSUFFICIENT_FUNDS: "insufficientFunds",
  DUPLICATE_CONFLICT: "keyConflict",
};

/**
 * Takes back a movement that no vendor ordered, line by line and exactly, once. What vendors ordered they take
 * back themselves (`rollback`). Refuses with `insufficientFunds` where the money is no longer there.
 */
export async function reverseMovement(
  { db, now }: Context,
  { transferId, key }: { transferId: bigint; key: string },
): Promise<Outcome<{ transferId: bigint; replayed: boolean }, ReversalRefusal>> {
  const [row] = await db.call(REVERSE, [key, transferId, now()]);
  if (row?.outcome === "OK" && row.transfer_id !== null) {
    return done({ transferId: row.transfer_id, replayed: row.replayed });
  }
  const reason = REFUSALS[row?.outcome ?? ""];
  if (!reason) throw new Error(`The ledger ended a reversal with ${row?.outcome}.`);
  return refuse({ reason });
}
