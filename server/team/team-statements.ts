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
