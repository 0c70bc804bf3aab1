import { type PaymentPorts, ProviderUnreachable } from "../gateway/payments/index.ts";

/** How many orders one run moves of each kind; the rest comes at the next. */
export const AT_ONCE = 50;

/** Moves orders one after the other. What goes wrong with one is told and keeps none of the others. */
export async function forEachOrder<Row extends { reference: string; provider: string }>(
  ports: PaymentPorts,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    try {
      await work(row);
    } catch (fault) {
      const kind = fault instanceof ProviderUnreachable ? "unreachable" : "fault";
      ports.alarm({ kind, provider: row.provider, reference: row.reference, fault });
    }
  }
}
