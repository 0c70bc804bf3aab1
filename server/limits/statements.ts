import type { Statement } from "../db/database.ts";
import type { LimitName } from "./limit-name.ts";
import type { PauseKind, PauseTerm } from "./pause.ts";

/** Makes the player's row, or takes its lock and notes the zone that the brand has now. */
export const LOCK_PLAYER: Statement<{ readonly timeZone: string }> = {
  name: "limits.lock-player",
  text: `
    insert into limits.players (player_id, time_zone) values ($1::bigint, $2)
    on conflict (player_id) do update set time_zone = excluded.time_zone
    returning time_zone as "timeZone"`,
};

export const LOCK_KNOWN_PLAYER: Statement<{ readonly timeZone: string }> = {
  name: "limits.lock-known-player",
  text: `select time_zone as "timeZone" from limits.players where player_id = $1::bigint for update`,
};

export type CeilingRow = { readonly name: LimitName; readonly ceiling: bigint };

export const CEILINGS: Statement<CeilingRow> = {
  name: "limits.ceilings",
  text: "select name, ceiling from limits.ceilings where player_id = $1::bigint",
};

export const SAVE_CEILING: Statement<never> = {
  name: "limits.save-ceiling",
  text: `
    insert into limits.ceilings (player_id, name, ceiling, since)
    values ($1::bigint, $2, $3::bigint, $4::timestamptz)
    on conflict (player_id, name) do update set ceiling = excluded.ceiling, since = excluded.since`,
};

export const DELETE_CEILING: Statement<never> = {
  name: "limits.delete-ceiling",
  text: "delete from limits.ceilings where player_id = $1::bigint and name = $2",
};

export type RaiseRow = {
  readonly name: LimitName;
  readonly ceiling: bigint | null;
  readonly askedAt: Date;
};

export const RAISES: Statement<RaiseRow> = {
  name: "limits.raises",
  text: `select name, ceiling, asked_at as "askedAt" from limits.raises where player_id = $1::bigint`,
};

export const SAVE_RAISE: Statement<never> = {
  name: "limits.save-raise",
  text: `
    insert into limits.raises (player_id, name, ceiling, asked_at)
    values ($1::bigint, $2, $3::bigint, $4::timestamptz)
    on conflict (player_id, name) do update set ceiling = excluded.ceiling, asked_at = excluded.asked_at`,
};

export const DELETE_RAISE: Statement<never> = {
  name: "limits.delete-raise",
  text: "delete from limits.raises where player_id = $1::bigint and name = $2",
};

export type PauseRow = { readonly kind: PauseKind; readonly endsAt: Date | null };

/** Of all pauses that are not over, the one that ends last; an exclusion before a time-out that ends with it. */
export const PAUSE: Statement<PauseRow> = {
  name: "limits.pause",
  text: `
    select kind, ends_at as "endsAt" from limits.pauses
    where player_id = $1::bigint and (ends_at is null or ends_at > $2::timestamptz)
    order by ends_at desc nulls first, kind limit 1`,
};

export const INSERT_PAUSE: Statement<never> = {
  name: "limits.insert-pause",
  text: `
    insert into limits.pauses (player_id, kind, term, began_at, ends_at, ended_before, asked_by)
    values ($1::bigint, $2, $3, $4::timestamptz, $5::timestamptz, $6::timestamptz, $7)`,
};

export const INSERT_CHANGE: Statement<never> = {
  name: "limits.insert-change",
  text: `
    insert into limits.changes (player_id, name, what, ceiling_before, ceiling_after, asked_by, at)
    values ($1::bigint, $2, $3, $4::bigint, $5::bigint, $6, $7::timestamptz)`,
};

/** What happened to a limit: a new or a lower one at once; a higher one asked for, confirmed, or given up. */
export const LIMIT_CHANGES = ["set", "lowered", "asked", "raised", "cancelled"] as const;
export type ChangeKind = (typeof LIMIT_CHANGES)[number];

export type LimitChange = {
  readonly name: LimitName;
  readonly what: ChangeKind;
  readonly before: bigint | null;
  readonly after: bigint | null;
  readonly at: Date;
};

export const CHANGES: Statement<LimitChange> = {
  name: "limits.changes",
  text: `
    select name, what, ceiling_before as before, ceiling_after as after, at
    from limits.changes where player_id = $1::bigint order by id desc limit $2::int`,
};

export type PauseChange = {
  readonly kind: PauseKind;
  readonly term: PauseTerm;
  readonly at: Date;
  readonly until: Date | null;
};

export const PAUSES: Statement<PauseChange> = {
  name: "limits.pauses",
  text: `
    select kind, term, began_at as at, ends_at as until
    from limits.pauses where player_id = $1::bigint order by id desc limit $2::int`,
};
