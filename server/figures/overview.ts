import type { Database, Statement } from "../db/database.ts";
import type { PersonSums } from "./profit-statement.ts";
import { OF_TEAM, SUMS } from "./team-statements.ts";
import type { TeamTime } from "./team-totals.ts";

/** What a team came to in some time: sums, how many staked, and how many paid in for the first time ever. */
export type OverviewSums = PersonSums & { readonly active: number; readonly firstDeposits: number };

export type TeamOverview = {
  readonly now: OverviewSums;
  /** Of the time before. */
  readonly before: OverviewSums;
  /** Days of the zone (`2026-03-21`) on which anything happened, in order. */
  readonly days: readonly (OverviewSums & { readonly day: string })[];
  /** Up to when figures are complete. */
  readonly completeTo: Date;
};

/** Sums are null where nothing ever happened: up to when figures are complete is said all the same. */
type Row = { readonly completeTo: Date } & (
  | (OverviewSums & { readonly isNow: boolean; readonly day: string | null })
  | { readonly isNow: null }
);

/** $3 is where the time before begins, $6 where it ends, and $7 the zone of the days. */
const OVERVIEW: Statement<Row> = {
  name: "figures.overview-of-team",
  text: `
    select mark.complete_to as "completeTo", came.* from figures.marks mark left join (
      select b.is_now as "isNow", b.day, ${SUMS},
          (count(distinct b.player_id) filter (where b.valid_stake > 0))::int as active,
          (count(distinct b.player_id) filter (where b.is_first))::int as "firstDeposits"
        from (
          select b.*, b.at >= $6::timestamptz as is_now, to_char(b.at at time zone $7::text, 'YYYY-MM-DD') as day,
              b.deposits > 0 and not exists (
                select from figures.buckets earlier
                  where earlier.player_id = b.player_id and earlier.asset_id = b.asset_id and earlier.at < b.at
                    and earlier.deposits > 0) as is_first
            ${OF_TEAM}
        ) b
        group by grouping sets ((b.is_now), (b.is_now, b.day)) having b.day is null or b.is_now
    ) came on true
    order by came.day nulls first`,
};

const NOTHING: OverviewSums = {
  ...{ validStake: 0n, payout: 0n, bonusCost: 0n, deposits: 0n, withdrawals: 0n, fees: 0n },
  ...{ active: 0, firstDeposits: 0 },
};

export type OverviewAsked = TeamTime & {
  /** Where the time before begins; it ends where the time itself begins. */
  readonly before: Date;
  readonly timeZone: string;
};

/** What a whole team came to in a time and in the one before it, from one reading. */
export async function overviewOfTeam(
  db: Database,
  { agent, asset, from, until, before, timeZone }: OverviewAsked,
): Promise<TeamOverview> {
  const rows = await db.call(OVERVIEW, [agent, asset, before, until, true, from, timeZone]);
  const [first] = rows;
  if (!first) throw new Error("The figures have no mark.");
  const sumsOf = (isNow: boolean) => {
    const found = rows.find((row) => row.isNow === isNow && row.day === null);
    if (!found || found.isNow === null) return NOTHING;
    const { day: _, isNow: __, completeTo: ___, ...sums } = found;
    return sums;
  };
  const days = rows.flatMap((row) => {
    if (row.isNow === null || row.day === null) return [];
    const { isNow: _, completeTo: __, day, ...sums } = row;
    return [{ day, ...sums }];
  });
  return { now: sumsOf(true), before: sumsOf(false), days, completeTo: first.completeTo };
}
