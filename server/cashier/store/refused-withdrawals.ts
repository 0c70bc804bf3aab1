import type { Asset } from "../../core/numbers/money.ts";
import type { Database, Statement } from "../../db/database.ts";

export type RefusedRow = {
  readonly playerId: bigint;
  readonly reason: string;
  readonly method: string;
  readonly times: number;
  readonly asset: Asset;
  readonly amountMinor: bigint;
  readonly lastAt: Date;
};

const COUNT: Statement<never> = {
  name: "cashier.count-refused-withdrawal",
  text: `
    insert into cashier.refused_withdrawals as r (player_id, hour, reason, method, asset, amount_minor, last_at)
    values ($1::bigint, date_trunc('hour', $6::timestamptz), $2, $3, $4, $5::bigint, $6::timestamptz)
    on conflict (player_id, hour, reason, method) do update set
      times = r.times + 1, asset = excluded.asset, amount_minor = excluded.amount_minor,
      last_at = excluded.last_at`,
};

const LIST: Statement<RefusedRow> = {
  name: "cashier.refused-withdrawals",
  text: `
    select player_id as "playerId", reason, method, times, asset, amount_minor as "amountMinor",
      last_at as "lastAt"
    from cashier.refused_withdrawals
    where $1::bigint is null or player_id = $1::bigint
    order by last_at desc, player_id, reason, method limit $2::int`,
};

export async function countRefused(db: Database, row: Omit<RefusedRow, "times">): Promise<void> {
  const { playerId, reason, method, asset, amountMinor, lastAt } = row;
  await db.call(COUNT, [playerId, reason, method, asset, amountMinor, lastAt]);
}

export function readRefused(db: Database, playerId: bigint | null, most: number): Promise<RefusedRow[]> {
  return db.call(LIST, [playerId, most]);
}
