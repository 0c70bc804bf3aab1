import type { Statement } from "../db/database.ts";

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

/** How many of those who stand below now came in each span of time, in the order of the spans. */
export const COUNT_TEAM: Statement<{ readonly whole: number; readonly direct: number }> = {
  name: "team.count",
  text: `
    select count(line.descendant)::int as whole,
      (count(line.descendant) filter (where line.depth = 1))::int as direct
    from unnest($2::text[], $3::text[]) with ordinality as span ("from", until, nth)
    left join team.lines line on line.ancestor = $1::bigint and line.until is null
      and line.since >= span."from"::timestamptz
      and line.since < coalesce(span.until::timestamptz, 'infinity')
    group by span.nth order by span.nth`,
};
