import type { Asset } from "../core/numbers/money.ts";
import type { Statement } from "../db/database.ts";

export type TransferRow = {
  readonly id: string;
  readonly uplineId: bigint;
  readonly asset: Asset;
  readonly amountMinor: bigint;
  readonly movementId: bigint;
  readonly at: Date;
};

const COLUMNS = `id, upline_id as "uplineId", asset, amount_minor as "amountMinor", movement_id as "movementId", at`;

export const LOCK_SENDER: Statement<never> = {
  name: "transfers.lock-sender",
  text: `
    insert into transfers.senders (player_id) values ($1::bigint)
    on conflict (player_id) do update set player_id = excluded.player_id`,
};

export const BY_KEY: Statement<TransferRow> = {
  name: "transfers.by-key",
  text: `select ${COLUMNS} from transfers.upline_transfers where player_id = $1::bigint and key = $2`,
};

export const SENT_SINCE: Statement<{ readonly sent: bigint }> = {
  name: "transfers.sent-since",
  text: `
    select coalesce(sum(amount_minor), 0)::bigint as sent from transfers.upline_transfers
    where player_id = $1::bigint and asset = $2 and at >= $3::timestamptz`,
};

export const INSERT: Statement<TransferRow> = {
  name: "transfers.insert",
  text: `
    insert into transfers.upline_transfers (id, player_id, upline_id, key, asset, amount_minor, movement_id, at)
    values ($1::uuid, $2::bigint, $3::bigint, $4, $5, $6::bigint, $7::bigint, $8::timestamptz)
    returning ${COLUMNS}`,
};

export const LATEST: Statement<TransferRow> = {
  name: "transfers.latest",
  text: `
    select ${COLUMNS} from transfers.upline_transfers where player_id = $1::bigint
    order by at desc, id desc limit $2::int`,
};
