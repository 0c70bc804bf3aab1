import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import { MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";

/** What is under way between the house and a payment provider. */
export type Suspense = {
  readonly side: "deposit" | "withdrawal";
  readonly provider: string;
  /** Below zero: the provider owes us. Above: we owe, or it took more than we know of. */
  readonly balance: Money;
  /** When the oldest movement came that nothing has cleared; null when all is clear. */
  readonly oldestAt: Date | null;
};

const SUSPENSE = {
  name: "ledger-suspense",
  text: `select side, provider, asset, balance, oldest_at as "oldestAt" from ledger.suspense()`,
  timeoutMs: MINUTE_MS,
  row: { side: "", provider: "", asset: "P" as Asset, balance: 0n, oldestAt: null as Date | null },
};

/** Every suspense account with its balance, and since when something in it waits. */
export async function suspense({ db }: Pick<Context, "db">): Promise<Suspense[]> {
  const rows = await db.call(SUSPENSE, []);
  return rows.map(({ side, provider, asset, balance, oldestAt }) => ({
    side: side === "suspense-deposit" ? "deposit" : "withdrawal",
    provider,
    balance: money(balance, asset),
    oldestAt,
  }));
}
