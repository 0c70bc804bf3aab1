import type { Statement } from "../../db/database.ts";
import { COUNTED_TRY, forgetTriesAt, giveTryBackAt, TRY_IS_OPEN } from "../sign-in/tries-statements.ts";

export type SecondFactor = {
  readonly sealedSecret: string;
  readonly begunAt: Date;
  readonly switchedOnAt: Date | null;
  readonly lockedUntil: Date | null;
  /** Recovery codes that were not used. */
  readonly codesLeft: number;
};

export const SECOND_FACTOR: Statement<SecondFactor> = {
  name: "accounts.second-factor",
  text: `
    select sealed_secret as "sealedSecret", begun_at as "begunAt", switched_on_at as "switchedOnAt",
      locked_until as "lockedUntil",
      (select count(*)::int from accounts.recovery_codes code
        where code.player_id = factor.player_id and code.used_at is null) as "codesLeft"
    from accounts.second_factors factor where player_id = $1::bigint`,
};

export const HAS_SECOND_FACTOR: Statement<{ readonly isOn: boolean }> = {
  name: "accounts.has-second-factor",
  text: `
    select exists (
      select from accounts.second_factors where player_id = $1::bigint and switched_on_at is not null
    ) as "isOn"`,
};

/** One that is switched on stays as it is, and so do the tries at one that is not. */
export const BEGIN: Statement<{ readonly begun: boolean }> = {
  name: "accounts.begin-second-factor",
  text: `
    insert into accounts.second_factors as kept (player_id, sealed_secret, begun_at)
    values ($1::bigint, $2, $3::timestamptz)
    on conflict (player_id) do update set sealed_secret = $2, begun_at = $3::timestamptz, last_step = null
    where kept.switched_on_at is null
    returning true as begun`,
};

/** Of two who switch on at once, one does; and only with the secret that the code was checked against. */
export const SWITCH_ON: Statement<{ readonly isOn: boolean }> = {
  name: "accounts.switch-second-factor-on",
  text: `
    update accounts.second_factors set switched_on_at = $3::timestamptz
    where player_id = $1::bigint and sealed_secret = $2 and switched_on_at is null
    returning true as "isOn"`,
};

export const SWITCH_OFF: Statement<{ readonly wasOn: boolean }> = {
  name: "accounts.switch-second-factor-off",
  text: `
    delete from accounts.second_factors where player_id = $1::bigint
    returning switched_on_at is not null as "wasOn"`,
};

/**
 * Counts a try, unless there were too many. Tries at once wait for each other at the row, and each sees the count
 * that the one before it left. The fifth shuts the door behind itself.
 */
export const TAKE_FACTOR_TRY: Statement<{ readonly tries: number }> = {
  name: "accounts.take-second-factor-try",
  text: `
    update accounts.second_factors as kept set ${COUNTED_TRY}
    where player_id = $1::bigint and ${TRY_IS_OPEN}
    returning tries`,
};

const SECOND_FACTOR_TRIES = { table: "accounts.second_factors", name: "second-factor" } as const;

export const FORGET_FACTOR_TRIES = forgetTriesAt(SECOND_FACTOR_TRIES);

export const GIVE_FACTOR_TRY_BACK = giveTryBackAt(SECOND_FACTOR_TRIES);

/** A step is used once: afterwards neither it nor one before it opens, but for the very use that it was for. */
export const TAKE_STEP: Statement<{ readonly isNew: boolean }> = {
  name: "accounts.take-second-factor-step",
  text: `
    update accounts.second_factors set last_step = $2::bigint, last_use = $3
    where player_id = $1::bigint
      and (last_step is null or last_step < $2::bigint or (last_step = $2::bigint and last_use = $3))
    returning true as "isNew"`,
};

/** Says whether it may be used; no row where there is no such code. */
export const TAKE_RECOVERY_CODE: Statement<{ readonly isNew: boolean }> = {
  name: "accounts.take-recovery-code",
  text: `
    with used as (
      update accounts.recovery_codes set used_at = coalesce(used_at, $3::timestamptz), used_for = $4
      where player_id = $1::bigint and code_hash = $2::bytea and (used_at is null or used_for = $4)
      returning true
    )
    select exists (select from used) as "isNew"
    from accounts.recovery_codes where player_id = $1::bigint and code_hash = $2::bytea`,
};

/** Until the transaction ends, nobody else gives this player recovery codes. */
export const HOLD_FACTOR: Statement<{ readonly held: boolean }> = {
  name: "accounts.hold-second-factor",
  text: `
    select true as held from accounts.second_factors
    where player_id = $1::bigint and switched_on_at is not null for update`,
};

export const DROP_RECOVERY_CODES: Statement<never> = {
  name: "accounts.drop-recovery-codes",
  text: "delete from accounts.recovery_codes where player_id = $1::bigint",
};

export const INSERT_RECOVERY_CODES: Statement<never> = {
  name: "accounts.insert-recovery-codes",
  text: `
    insert into accounts.recovery_codes (player_id, code_hash)
    select $1::bigint, decode(hash, 'hex') from unnest($2::text[]) hash`,
};
