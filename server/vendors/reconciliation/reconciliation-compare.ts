import type { VendorTransaction } from "../outgoing/vendor-api-answers.ts";
import type { LedgerOrder, OrderKey } from "./reconciliation-orders.ts";
import type { DifferenceFacts, Remembered } from "./reconciliation-queue.ts";

/** In what a line of the vendor's record differs from our order of the same number, if we have one. */
export function compare(
  vendor: string,
  line: VendorTransaction,
  order: LedgerOrder | null,
): DifferenceFacts[] {
  const theirs: Remembered = { amountMinor: line.amountMinor, state: line.state };
  const ours = order && rememberedBy(order);
  const { player, kind: operation, txId, round, game, currency, at: happenedAt } = line;
  const facts = {
    ...{ vendor, player, operation, txId, round, game, currency, theirs, ours, happenedAt },
    payoutKind: operation === "credit" ? (line.creditKind ?? "WIN") : null,
    betTxId: line.betTxId ?? null,
    endsRound: line.endRound === true,
  };
  if (order?.outcome !== "OK") {
    // What was undone there and never done here moved nothing on either side.
    return line.state === "done" ? [{ ...facts, kind: "missing-here" }] : [];
  }
  const found: DifferenceFacts[] = [];
  if (ours?.state !== theirs.state) found.push({ ...facts, kind: "state" });
  if (!isSameMoney(line, order)) found.push({ ...facts, kind: "amount" });
  return found;
}

/** What we did and the vendor does not know. What we undid again moved nothing. */
export function unknownThere(vendor: string, order: LedgerOrder): DifferenceFacts[] {
  const { player, kind: operation, txId, round, game, currency, at, isReversed } = order;
  if (isReversed || round === null || game === null || currency === null || at === null) return [];
  const where = { vendor, player, operation, txId, round, game, currency, happenedAt: at };
  const saidByThem = { theirs: null, payoutKind: null, betTxId: null, endsRound: false };
  return [{ ...where, ...saidByThem, kind: "missing-there", ours: rememberedBy(order) }];
}

export function byKey(orders: readonly LedgerOrder[]): Map<string, LedgerOrder> {
  return new Map(orders.map((order) => [keyOf(order), order]));
}

export function keyOf({ player, kind, txId }: OrderKey): string {
  return JSON.stringify([player, kind, txId]);
}

function isSameMoney(line: VendorTransaction, order: LedgerOrder): boolean {
  if (order.amountMinor !== line.amountMinor || order.currency !== line.currency) return false;
  return line.kind !== "adjust" || line.direction === order.direction;
}

function rememberedBy({ outcome, amountMinor, isReversed }: LedgerOrder): Remembered {
  if (outcome !== "OK") return { amountMinor, state: outcome };
  return { amountMinor, state: isReversed ? "rolled-back" : "done" };
}
