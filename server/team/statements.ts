import type { Statement } from "../db/database.ts";
import { LOCKS } from "../db/locks.ts";

export const HOLD: Record<"shared" | "alone", Statement<never>> = {
  shared: { name: "team.hold-shared", text: `select pg_advisory_xact_lock_shared(${LOCKS.lines})` },
  alone: { name: "team.hold-alone", text: `select pg_advisory_xact_lock(${LOCKS.lines})` },
};

export const PARENT: Statement<{ readonly ancestor: bigint }> = {
  name: "team.parent",
  text: "select ancestor from team.lines where descendant = $1::bigint and depth = 1 and until is null",
};

/** Whether $1 stands anywhere above $2. */
export const IS_ABOVE: Statement<{ readonly above: boolean }> = {
  name: "team.is-above",
  text: `
    select exists (
      select from team.lines where descendant = $2::bigint and ancestor = $1::bigint and until is null
    ) as above`,
};

export const LATEST_CHANGE: Statement<{ readonly at: Date }> = {
  name: "team.latest-change",
  text: `
    select greatest($3::timestamptz, max(since), max(until)) as at
    from team.lines where descendant in (
      select $1::bigint union all select $2::bigint
      union all select descendant from team.lines where ancestor = $1::bigint and until is null)`,
};

/** The lines of $1 that end when $1 leaves: from everybody above to $1 and everybody below. */
const LEAVING = `
  until is null
  and ancestor in (select ancestor from team.lines where descendant = $1::bigint and until is null)
  and descendant in (
    select $1::bigint union all select descendant from team.lines where ancestor = $1::bigint and until is null
  )`;

/** Those that would end as they began were never there. */
export const FORGET_EMPTY: Statement<never> = {
  name: "team.forget-empty",
  text: `
    with leaving as (select ancestor, descendant, since from team.lines where ${LEAVING})
    delete from team.lines line using leaving
    where line.descendant = leaving.descendant and line.ancestor = leaving.ancestor
      and line.since = leaving.since and line.since >= $2::timestamptz`,
};

export const END: Statement<never> = {
  name: "team.end",
  text: `update team.lines set until = $2::timestamptz where ${LEAVING}`,
};

/** Where a line above or below begins later, what leads through it begins with it. */
export const ENTER: Statement<never> = {
  name: "team.enter",
  text: `
    insert into team.lines (ancestor, descendant, depth, since)
    select above.id, below.id, above.depth + below.depth + 1,
        greatest($3::timestamptz, above.since, below.since)
    from (
      select $2::bigint as id, 0 as depth, null::timestamptz as since
      union all select ancestor, depth, since from team.lines where descendant = $2::bigint and until is null
    ) above,
    (
      select $1::bigint as id, 0 as depth, null::timestamptz as since
      union all select descendant, depth, since from team.lines where ancestor = $1::bigint and until is null
    ) below`,
};
