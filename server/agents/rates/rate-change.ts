import type { Database } from "../../db/database.ts";
import { DROP_RATE, END_RATE, INSERT_RATE, RATES_FROM, type RateRow } from "./rate-statements.ts";
import type { Rates } from "./rates-of.ts";

/** What becomes of one product: another rate from a moment on, in place of what held or was to come. */
export type RateChange = {
  readonly product: string;
  readonly rate: number;
  readonly from: Date;
  readonly isRaise: boolean;
  readonly current: RateRow | null;
  readonly isPending: boolean;
};

type Planned = {
  readonly playerId: bigint;
  readonly rates: Rates;
  readonly at: Date;
  readonly midnight: Date;
};

/** What differs from what holds, or from what is to come where that is so. */
export async function readPlan(
  db: Database,
  { playerId, rates, at, midnight }: Planned,
): Promise<readonly RateChange[]> {
  const rows = await db.call(RATES_FROM, [[playerId], at]);
  return Object.entries(rates).flatMap(([product, rate]) => {
    const own = rows.filter((row) => row.product === product);
    const current = own.find(({ since }) => since <= at) ?? null;
    const pending = own.find(({ since }) => since > at) ?? null;
    const now = current?.rate ?? 0;
    if (rate === (pending?.rate ?? now)) return [];
    const isRaise = rate >= now;
    return [{ product, rate, from: isRaise ? at : midnight, isRaise, current, isPending: pending !== null }];
  });
}

/** What was to come is taken back, what holds ends where the other begins, and nothing that was is written anew. */
export async function applyRate(
  db: Database,
  {
    playerId,
    by,
    at,
    ...change
  }: RateChange & { readonly playerId: bigint; readonly by: string; readonly at: Date },
): Promise<void> {
  const { product, rate, from, current, isPending } = change;
  if (isPending) await db.call(DROP_RATE, [playerId, product, at]);
  const stays = current !== null && current.rate === rate;
  if (current) await db.call(END_RATE, [playerId, product, current.since, stays ? null : from]);
  if (!stays) await db.call(INSERT_RATE, [playerId, product, from, rate, by, at]);
}
