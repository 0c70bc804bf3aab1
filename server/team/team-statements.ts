import type { Period } from "../core/days.ts";
import type { Statement } from "../db/database.ts";

/** The periods of which an agent sees who has come, each beside as many days before it. */
export const GROWTH_PERIODS = ["today", "week", "month"] as const satisfies readonly Period[];

export type TeamRow = {
  readonly playerId: bigint;
  readonly depth: number;
  /** How many stand directly below this one, and how many in all. */
  readonly direct: number;
  readonly whole: number;
};

export const LINE: Statement<{ readonly ancestor: bigint }> = {
  name: "team.line",
  text: `
    select ancestor from team.lines where descendant = $1::bigint and until is null order by depth desc`,
};

export const STANDING: Statement<{ readonly descendant: bigint }> = {
  name: "team.standing",
  text: `
    select distinct descendant from team.lines
      where ancestor = $1::bigint and descendant = any ($2::bigint[]) and until is null`,
};

/** The page is found first, in the order of its index, and only those on it are counted. */
const team = (name: string, those: string): Statement<TeamRow> => ({
  name,
  text: `
    select page.descendant as "playerId", page.depth, below.direct, below.whole
    from (
      select descendant, depth from team.lines
      where ancestor = $1::bigint and until is null and ${those}
        and (depth, descendant) > ($2::int, $3::bigint)
        and since >= coalesce($5::timestamptz, '-infinity')
      order by depth, descendant limit $4::int
    ) page,
    lateral (
      select count(*)::int as whole, (count(*) filter (where depth = 1))::int as direct
      from team.lines where ancestor = page.descendant and until is null
    ) below
    order by page.depth, page.descendant`,
});

export const WHOLE_TEAM = team("team.whole", "true");
export const DIRECT_TEAM = team("team.direct", "depth = 1");

/**
 * How many stand below now, and how many of them came since each moment and between it and an earlier one. The team is
 * read once, whatever is asked of it: $2 are the moments, $3 the earlier ones.
 */
export const COUNT_TEAM: Statement<{ whole: number; direct: number; now: number[]; before: number[] }> = {
  name: "team.count",
  text: `
    select count(*)::int as whole, (count(*) filter (where depth = 1))::int as direct,
      ${perPeriod((nth) => `since >= ($2::timestamptz[])[${nth}]`)} as now,
      ${perPeriod((nth) => `since >= ($3::timestamptz[])[${nth}] and since < ($2::timestamptz[])[${nth}]`)} as before
    from team.lines where ancestor = $1::bigint and until is null`,
};

/** How many of those who stand below now came in a time, and in the one that begins at $4 and ends with it. */
export const CAME_BETWEEN: Statement<{ readonly now: number; readonly before: number }> = {
  name: "team.came-between",
  text: `
    select (count(*) filter (where since >= $2::timestamptz))::int as now,
        (count(*) filter (where since < $2::timestamptz))::int as before
      from team.lines
      where ancestor = $1::bigint and until is null and since >= $4::timestamptz and since < $3::timestamptz`,
};

function perPeriod(cameIn: (nth: number) => string): string {
  const counts = GROWTH_PERIODS.map((_, nth) => `(count(*) filter (where ${cameIn(nth + 1)}))::int`);
  return `array[${counts.join(", ")}]`;
}
