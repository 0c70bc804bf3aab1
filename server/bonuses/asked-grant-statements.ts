import type { Asset } from "../core/numbers/money.ts";
import type { Statement } from "../db/database.ts";

export type AskedGrantRow = {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly key: string;
  readonly asset: Asset;
  readonly amountMinor: bigint;
  readonly terms: string;
  readonly offeredDays: number | null;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly confirmedBy: string | null;
};

const ASKED = `id, player_id as "playerId", key, asset, amount_minor as "amountMinor", terms, offered_days as "offeredDays",
  reason, asked_by as "askedBy", asked_at as "askedAt", expires_at as "expiresAt", confirmed_by as "confirmedBy"`;

export const SECOND_ABOVE: Statement<{ readonly aboveMinor: bigint }> = {
  name: "bonuses.second-above",
  text: `select above_minor as "aboveMinor" from bonus.second_operators where brand_id = $1 and asset = $2`,
};

export const SET_SECOND: Statement<never> = {
  name: "bonuses.set-second",
  text: `insert into bonus.second_operators (brand_id, asset, above_minor) values ($1, $2, $3::bigint)
    on conflict (brand_id, asset) do update set above_minor = excluded.above_minor`,
};

export const DROP_SECOND: Statement<never> = {
  name: "bonuses.drop-second",
  text: "delete from bonus.second_operators where brand_id = $1 and asset = $2",
};

/** What operators gave a player by hand since $3. */
export const GIVEN_BY_HAND: Statement<{ readonly minor: bigint }> = {
  name: "bonuses.given-by-hand",
  text: `select coalesce(sum(amount_minor), 0)::bigint as minor from bonus.grants
    where player_id = $1::bigint and asset = $2 and source = 'operator' and given_at > $3::timestamptz`,
};

export const ASK_GRANT: Statement<AskedGrantRow> = {
  name: "bonuses.ask-grant",
  text: `
    insert into bonus.asked_grants
      (player_id, key, asset, amount_minor, terms, offered_days, reason, asked_by, asked_at, expires_at)
    values ($1::bigint, $2, $3, $4::bigint, $5, $6::int, $7, $8, $9::timestamptz, $10::timestamptz)
    on conflict (player_id, key) do nothing returning ${ASKED}`,
};

export const ASKED_BY_KEY: Statement<AskedGrantRow> = {
  name: "bonuses.asked-by-key",
  text: `select ${ASKED} from bonus.asked_grants where player_id = $1::bigint and key = $2`,
};

export const LOCK_ASKED: Statement<AskedGrantRow> = {
  name: "bonuses.lock-asked",
  text: `select ${ASKED} from bonus.asked_grants where id = $1::bigint for update`,
};

export const CONFIRM_ASKED: Statement<never> = {
  name: "bonuses.confirm-asked",
  text: "update bonus.asked_grants set confirmed_by = $2, confirmed_at = $3::timestamptz where id = $1::bigint",
};

export const ASKED_WAITING: Statement<AskedGrantRow> = {
  name: "bonuses.asked-waiting",
  text: `select ${ASKED} from bonus.asked_grants
    where confirmed_by is null and expires_at > $1::timestamptz order by expires_at, id limit 50`,
};
