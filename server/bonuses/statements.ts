import { moves } from "../core/ledger-kinds.ts";
import type { Asset } from "../core/numbers/money.ts";
import type { Statement } from "../db/database.ts";

/** Of whom a bonus is: what gave it. */
export const SOURCES = [
  "promotion",
  "deposit",
  "cashback",
  "mission",
  "board",
  "raffle",
  "mall",
  "operator",
] as const;
export type BonusSource = (typeof SOURCES)[number];

export const BONUS_STATES = [
  "offered",
  "waiting",
  "active",
  "completed",
  "spent",
  "expired",
  "forfeited",
  "taken-back",
] as const;
export type BonusState = (typeof BONUS_STATES)[number];

export type GrantRow = {
  readonly id: string;
  readonly playerId: bigint;
  readonly key: string;
  readonly source: BonusSource;
  readonly sourceRef: string;
  readonly asset: Asset;
  readonly amountMinor: bigint;
  readonly requiredMinor: bigint;
  readonly terms: unknown;
  readonly state: BonusState;
  readonly countedMinor: bigint;
  readonly keptMinor: bigint;
  readonly lostMinor: bigint | null;
  readonly movementId: bigint | null;
  readonly givenAt: Date;
  readonly begunAt: Date | null;
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
  /** Why an operator ended it. */
  readonly reason: string | null;
  /** The same where its player reads it. */
  readonly toldReason: string | null;
};

const GRANT = `id, player_id as "playerId", key, source, source_ref as "sourceRef", asset, amount_minor as "amountMinor",
  required_minor as "requiredMinor", terms, state, counted_minor as "countedMinor", kept_minor as "keptMinor",
  lost_minor as "lostMinor", movement_id as "movementId", given_at as "givenAt", begun_at as "begunAt", ends_at as "endsAt", ended_at as "endedAt",
  reason, case when reason_is_told then reason end as "toldReason"`;

export const HOLD_PLAYER: Statement<never> = {
  name: "bonuses.hold-player",
  text: `
    insert into bonus.players (player_id) values ($1::bigint)
    on conflict (player_id) do update set player_id = excluded.player_id`,
};

export const GRANT_BY_KEY: Statement<GrantRow> = {
  name: "bonuses.grant-by-key",
  text: `select ${GRANT} from bonus.grants where player_id = $1::bigint and key = $2`,
};

export const GRANT_BY_ID: Statement<GrantRow> = {
  name: "bonuses.grant-by-id",
  text: `select ${GRANT} from bonus.grants where player_id = $1::bigint and id = $2::uuid`,
};

export const ANY_GRANT: Statement<GrantRow> = {
  name: "bonuses.any-grant",
  text: `select ${GRANT} from bonus.grants where id = $1::uuid`,
};

export const GRANTS: Statement<GrantRow> = {
  name: "bonuses.grants",
  text: `
    select ${GRANT} from bonus.grants where player_id = $1::bigint
    order by state <> 'active', state <> 'offered', state <> 'waiting', given_at desc, id desc
    limit $2::int offset $3::bigint`,
};

export const ACTIVE: Statement<GrantRow> = {
  name: "bonuses.active",
  text: `select ${GRANT} from bonus.grants where player_id = $1::bigint and state = 'active'`,
};

/** What a player may take now, what ends first before. */
export const OPEN_OFFERS: Statement<GrantRow> = {
  name: "bonuses.open-offers",
  text: `
    select ${GRANT} from bonus.grants
    where player_id = $1::bigint and state = 'offered' and ends_at > $2::timestamptz
    order by ends_at, id limit 50`,
};

/** Everything of a player's that is not over, what is active first. */
export const OPEN_GRANTS: Statement<GrantRow> = {
  name: "bonuses.open-grants",
  text: `select ${GRANT} from bonus.grants where player_id = $1::bigint and ended_at is null
    order by state <> 'active', given_at, id`,
};

/** What decides what happens next: what is active, the first that waits, and the one that ended last. */
export const STANDING: Statement<GrantRow> = {
  name: "bonuses.standing",
  text: `
    (select ${GRANT} from bonus.grants where player_id = $1::bigint and state = 'active')
    union all
    (select ${GRANT} from bonus.grants where player_id = $1::bigint and state = 'waiting'
      order by given_at, id limit 1)
    union all
    (select ${GRANT} from bonus.grants where player_id = $1::bigint and movement_id is not null and ended_at is not null
      order by ended_at desc, id desc limit 1)`,
};

type MoneyRow = { readonly balance: bigint; readonly isInPlay: boolean };

/** What of bonus money is there, and whether more may come of it, at this moment. */
export const BONUS_MONEY: Statement<MoneyRow> = {
  name: "bonuses.money",
  text: `select balance, is_in_play as "isInPlay" from ledger.bonus_money($1::bigint, $2)`,
};

/** The same, until the transaction ends. */
export const HOLD_MONEY: Statement<MoneyRow> = {
  name: "bonuses.hold-money",
  text: `select balance, is_in_play as "isInPlay" from ledger.hold_bonus($1::bigint, $2)`,
};

export const INSERT_GRANT: Statement<GrantRow> = {
  name: "bonuses.insert-grant",
  text: `
    insert into bonus.grants (id, player_id, key, source, source_ref, asset, amount_minor, required_minor, terms, state,
      given_at, ends_at)
    values ($1::uuid, $2::bigint, $3, $4, $5, $6, $7::bigint, $8::bigint, $9::jsonb, $10, $11::timestamptz,
      $12::timestamptz)
    returning ${GRANT}`,
};

export const TAKE_OFFER: Statement<GrantRow> = {
  name: "bonuses.take-offer",
  text: `
    update bonus.grants set state = 'waiting', ends_at = null
    where id = $1::uuid and state = 'offered' returning ${GRANT}`,
};

export const BEGIN: Statement<GrantRow> = {
  name: "bonuses.begin",
  text: `
    update bonus.grants set state = 'active', movement_id = $2::bigint, begun_at = $3::timestamptz,
      ends_at = $4::timestamptz
    where id = $1::uuid and state = 'waiting' returning ${GRANT}`,
};

export const END: Statement<GrantRow> = {
  name: "bonuses.end",
  text: `
    update bonus.grants set state = $2, ended_at = $3::timestamptz, reason = $4,
      reason_is_told = $2 = 'taken-back' and $4::text is not null
    where id = $1::uuid and state in ('offered', 'waiting', 'active') returning ${GRANT}`,
};

export const ADD_KEPT: Statement<never> = {
  name: "bonuses.add-kept",
  text: "update bonus.grants set kept_minor = kept_minor + $2::bigint where id = $1::uuid",
};

export const ADD_LOST: Statement<never> = {
  name: "bonuses.add-lost",
  text: "update bonus.grants set lost_minor = coalesce(lost_minor, 0) + $2::bigint where id = $1::uuid",
};

/** Of which bonus a movement is: its key names it. */
export const OF_MOVEMENT: Statement<{ readonly id: string }> = {
  name: "bonuses.of-movement",
  text: `
    select g.id from ledger.transfers t join bonus.grants g
        on g.player_id = t.player_id and g.id::text = split_part(t.key, ':', 2)
      where t.id = $2::bigint and t.player_id = $1::bigint and t.kind in (${moves("bonus-grant", "bonus-release", "bonus-forfeit")}) and t.scope = 'house'`,
};
