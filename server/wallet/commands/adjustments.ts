import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import type { AdjustmentDirection, CommandCode } from "./commands.ts";

/** A correction by a vendor that was not done, and why it was wanted. */
export type RefusedAdjustment = {
  vendor: string;
  playerId: bigint;
  key: string;
  round: string;
  game: string;
  direction: AdjustmentDirection;
  amount: Money;
  reason: string;
  code: CommandCode;
  at: Date;
};

type Row = Omit<RefusedAdjustment, "amount"> & { asset: Asset; amount: bigint };

const REFUSED = {
  name: "wallet-adjustments-refused",
  text: `select j.vendor, j.player_id as "playerId", j.key, j.round_ref as round, j.game, j.direction,
      s.code as asset, j.amount_minor as amount, j.reason, j.outcome as code, j.at
    from wallet.adjustments j join ledger.assets s on s.id = j.asset_id
    where j.outcome <> 'OK' and j.vendor = $1
    order by j.at desc, j.player_id, j.key limit $2`,
};

const LISTED_MAX = 200;

/** The vendor's corrections that wait for somebody's decision, newest first, at most 200. */
export async function refusedAdjustments(
  { db }: Pick<Context, "db">,
  { vendor }: { vendor: string },
): Promise<RefusedAdjustment[]> {
  const rows = await db.call<Row>(REFUSED, [vendor, LISTED_MAX]);
  return rows.map(({ asset, amount, ...row }) => ({ ...row, amount: money(amount, asset) }));
}
