import { type Money, money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import { readRefused } from "../store/refused-withdrawals.ts";

const LISTED_MAX = 200;

/** A withdrawal that was refused before it was an order, as often as it was within an hour. */
export type RefusedWithdrawal = {
  readonly playerId: bigint;
  readonly reason: string;
  readonly method: string;
  readonly times: number;
  readonly amount: Money;
  readonly lastAt: Date;
};

/** The latest first, at most 200; of one player where one is named. */
export async function refusedWithdrawals(
  { db }: Pick<Context, "db">,
  { playerId }: { playerId: bigint | null },
): Promise<RefusedWithdrawal[]> {
  const rows = await readRefused(db, playerId, LISTED_MAX);
  return rows.map(({ asset, amountMinor, ...row }) => ({ ...row, amount: money(amountMinor, asset) }));
}
