import type { Database, Statement } from "../db/database.ts";
import { recount, recountRounds } from "./recount.ts";
import type { Kept } from "./recount-statements.ts";

type Asked = {
  readonly agent: bigint;
  /** The whole buckets of `[from, until)`, from every movement before the position. */
  readonly from: Date;
  readonly until: Date;
  readonly position: bigint;
};

/** Buckets of a period, as they are counted anew from the ledger. */
export type CountedAnew = Kept;

/** Which of some buckets are of people who stood below $1 when they ended, by their place in what is given. */
const OF_TEAM_THEN: Statement<{ readonly nth: number }> = {
  name: "figures.of-team-then",
  text: `
    select one.nth::int as nth
      from unnest($2::bigint[], $3::timestamptz[]) with ordinality as one (player_id, at, nth)
      join team.lines line on line.ancestor = $1::bigint and line.descendant = one.player_id
        and line.since < one.at + interval '5 minutes'
        and (line.until is null or line.until >= one.at + interval '5 minutes')`,
};

const REAL_MONEY: Statement<{ readonly id: number }> = {
  name: "figures.real-money",
  text: "select id::int from ledger.assets where code = 'P'",
};

/** All buckets of a period counted anew from the postings before a position, for any team. */
export async function countAnew(
  db: Database,
  { from, until, position }: Omit<Asked, "agent">,
): Promise<readonly CountedAnew[]> {
  return ofRealMoney(db, await recount(db, { from, until, xid: String(position) }));
}

/** What some people ever staked and won until a moment, counted anew from the postings before a position. */
export async function countRoundsAnew(
  db: Database,
  { until, position }: Pick<Asked, "until" | "position">,
  people: readonly bigint[],
): Promise<readonly CountedAnew[]> {
  const ever = { from: new Date(0), until, xid: String(position) };
  return ofRealMoney(db, await recountRounds(db, ever, people));
}

async function ofRealMoney(db: Database, counted: readonly CountedAnew[]): Promise<CountedAnew[]> {
  const [asset] = await db.call(REAL_MONEY, []);
  return counted.filter(({ assetId }) => assetId === asset?.id);
}

/** Those of some buckets that are of a team as it was then. */
export async function ofTeamThen(
  db: Database,
  agent: bigint,
  counted: readonly CountedAnew[],
): Promise<CountedAnew[]> {
  const people = counted.map(({ playerId }) => playerId);
  const moments = counted.map(({ at }) => at.toISOString());
  const places = new Set((await db.call(OF_TEAM_THEN, [agent, people, moments])).map(({ nth }) => nth));
  return counted.filter((_, index) => places.has(index + 1));
}
