import type { Statement } from "../../db/database.ts";

/** What shuts itself after five wrong tries in a row: a table with a row for each player, and what it is called. */
type Guarded = {
  readonly table: "accounts.second_factors" | "accounts.payment_passwords" | "accounts.password_tries";
  readonly name: string;
};

/** What a try does to the row `kept`; $3 is until when the fifth shuts the door behind itself. */
export const COUNTED_TRY = `
      tries = case when kept.locked_until is null then kept.tries + 1 else 1 end,
      locked_until = case when kept.locked_until is null and kept.tries = 4 then $3::timestamptz end`;

/** Whether the row `kept` lets anybody try at the moment $2. */
export const TRY_IS_OPEN = "(kept.locked_until is null or kept.locked_until <= $2::timestamptz)";

/**
 * Counts a try, unless there were too many. Tries at once wait for each other at the row, and each sees
 * the count that the one before it left. The fifth shuts the door behind itself.
 */
export function takeTryAt({ table, name }: Guarded): Statement<{ readonly tries: number }> {
  return {
    name: `accounts.take-${name}-try`,
    text: `
    insert into ${table} as kept (player_id, tries) values ($1::bigint, 1)
    on conflict (player_id) do update set ${COUNTED_TRY}
    where ${TRY_IS_OPEN}
    returning tries`,
  };
}

export function forgetTriesAt({ table, name }: Guarded): Statement<never> {
  return {
    name: `accounts.forget-${name}-tries`,
    text: `
    update ${table} set tries = 0, locked_until = null
    where player_id = $1::bigint and tries > 0`,
  };
}

/** With one try less there are not five, so what the fifth had shut is open again. */
export function giveTryBackAt({ table, name }: Guarded): Statement<never> {
  return {
    name: `accounts.give-${name}-try-back`,
    text: `
    update ${table} set tries = tries - 1, locked_until = null
    where player_id = $1::bigint and tries > 0`,
  };
}
