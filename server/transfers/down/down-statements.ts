import type { Asset } from "../../core/numbers/money.ts";
import type { Statement } from "../../db/database.ts";

/** How much may go down; minor units of the brand's asset. */
export type DownBounds = { readonly minMinor: bigint; readonly maxMinor: bigint; readonly dayMinor: bigint };

export const DOWN_BOUNDS: Statement<DownBounds> = {
  name: "transfers.down-bounds",
  text: `
    select min_minor as "minMinor", max_minor as "maxMinor", day_minor as "dayMinor"
    from transfers.down_bounds where brand_id = $1`,
};

export const SAVE_DOWN_BOUNDS: Statement<never> = {
  name: "transfers.save-down-bounds",
  text: `
    insert into transfers.down_bounds (brand_id, min_minor, max_minor, day_minor)
    values ($1, $2::bigint, $3::bigint, $4::bigint)
    on conflict (brand_id) do update set
      min_minor = excluded.min_minor, max_minor = excluded.max_minor, day_minor = excluded.day_minor`,
};

export type DownRow = {
  readonly id: string;
  readonly childId: bigint;
  readonly asset: Asset;
  readonly amountMinor: bigint;
  readonly movementId: bigint;
  readonly at: Date;
};

const COLUMNS = `id, child_id as "childId", asset, amount_minor as "amountMinor", movement_id as "movementId", at`;

export const DOWN_BY_KEY: Statement<DownRow> = {
  name: "transfers.down-by-key",
  text: `select ${COLUMNS} from transfers.down_transfers where player_id = $1::bigint and key = $2`,
};

export const SENT_DOWN_SINCE: Statement<{ readonly sent: bigint }> = {
  name: "transfers.sent-down-since",
  text: `
    select coalesce(sum(amount_minor), 0)::bigint as sent from transfers.down_transfers
    where player_id = $1::bigint and asset = $2 and at >= $3::timestamptz`,
};

export const INSERT_DOWN: Statement<DownRow> = {
  name: "transfers.insert-down",
  text: `
    insert into transfers.down_transfers (id, player_id, child_id, sub_login, key, asset, amount_minor, movement_id, at)
    values ($1::uuid, $2::bigint, $3::bigint, $4, $5, $6, $7::bigint, $8::bigint, $9::timestamptz)
    returning ${COLUMNS}`,
};

export const LATEST_DOWN: Statement<DownRow> = {
  name: "transfers.latest-down",
  text: `
    select ${COLUMNS} from transfers.down_transfers where player_id = $1::bigint and child_id = $2::bigint
    order by at desc, id desc limit $3::int`,
};
