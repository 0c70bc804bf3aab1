import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

/** What is over is refused already. A day more, so that nothing hangs on when this runs. */
const ENDED_KEPT_MS = DAY_MS;
/** The tries to come in, and from where, are kept for two years and no longer. */
const ATTEMPTS_KEPT_MS = 2 * 365 * DAY_MS;

/** So many rows at once: nobody who signs in waits for a long statement. */
const BATCH = 2000;

type Sweep = { readonly keptMs: number; readonly statement: Statement<{ readonly swept: number }> };

/** Deletes the oldest rows of a table whose `column` is past, as many as a batch holds. */
function sweepOf(table: string, { key, column }: { key: string; column: string }): Sweep["statement"] {
  return {
    name: `accounts.sweep-${table}`,
    text: `
      with swept as (
        delete from accounts.${table} where ${key} in (
          select ${key} from accounts.${table} where ${column} < $1::timestamptz
          order by ${column} limit ${BATCH})
        returning 1)
      select count(*)::int as swept from swept`,
  };
}

const SWEEPS: readonly Sweep[] = [
  {
    keptMs: ENDED_KEPT_MS,
    statement: sweepOf("sessions", { key: "token_hash", column: "absolute_until" }),
  },
  {
    keptMs: ENDED_KEPT_MS,
    statement: sweepOf("remembered_logins", { key: "selector", column: "expires_at" }),
  },
  { keptMs: ENDED_KEPT_MS, statement: sweepOf("login_tries", { key: "account", column: "ends_at" }) },
  { keptMs: ATTEMPTS_KEPT_MS, statement: sweepOf("login_attempts", { key: "id", column: "at" }) },
];

/**
 * Forgets sign-ins, remembered browsers and counts of tries that ended, and tries to come in that are long past. A
 * remembered browser ends before the sign-in that it opened last is swept, so no stolen secret passes for a lost one.
 */
export async function sweepSignIns({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  for (const { keptMs, statement } of SWEEPS) {
    const before = later(now(), -keptMs);
    for (let isFull = true; isFull; ) {
      const [row] = await db.call(statement, [before]);
      isFull = (row?.swept ?? 0) >= BATCH;
    }
  }
}
