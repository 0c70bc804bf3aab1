import type { Database } from "../db/database.ts";
import { END, ENTER, FORGET_EMPTY, HOLD, IS_ABOVE, LATEST_CHANGE, PARENT } from "./statements.ts";
import {
  CAME_BETWEEN,
  COUNT_TEAM,
  DIRECT_TEAM,
  LINE,
  STANDING,
  type TeamRow,
  WHOLE_TEAM,
} from "./team-statements.ts";

export type { TeamRow } from "./team-statements.ts";

/** Until the transaction ends, nobody moves; alone, nobody comes either. */
export async function holdLines(db: Database, how: "shared" | "alone"): Promise<void> {
  await db.call(HOLD[how], []);
}

export async function parentOf(db: Database, playerId: bigint): Promise<bigint | null> {
  const [row] = await db.call(PARENT, [playerId]);
  return row?.ancestor ?? null;
}

export async function isAbove(db: Database, playerId: bigint, belowId: bigint): Promise<boolean> {
  const [row] = await db.call(IS_ABOVE, [playerId, belowId]);
  return row?.above === true;
}

export type Change = { readonly playerId: bigint; readonly uplineId: bigint | null; readonly at: Date };

/** `at`, or the newest change in the lines of both, and of everybody who moves along, where that is later. */
export async function latestChange(db: Database, { playerId, uplineId, at }: Change): Promise<Date> {
  const [row] = await db.call(LATEST_CHANGE, [playerId, uplineId, at]);
  return row?.at ?? at;
}

/** Ends every line that leads from above the player to the player or below. */
export async function endLines(db: Database, playerId: bigint, at: Date): Promise<void> {
  await db.call(FORGET_EMPTY, [playerId, at]);
  await db.call(END, [playerId, at]);
}

export async function enterLines(
  db: Database,
  { playerId, uplineId, at }: { readonly playerId: bigint; readonly uplineId: bigint; readonly at: Date },
): Promise<void> {
  await db.call(ENTER, [playerId, uplineId, at]);
}

/** Everybody above somebody now, from the top down. */
export async function readLine(db: Database, playerId: bigint): Promise<bigint[]> {
  return (await db.call(LINE, [playerId])).map(({ ancestor }) => ancestor);
}

/** Those of some people who stand below a player now. */
export async function readStanding(
  db: Database,
  playerId: bigint,
  people: readonly bigint[],
): Promise<bigint[]> {
  return (await db.call(STANDING, [playerId, people])).map(({ descendant }) => descendant);
}

type Asked = {
  readonly playerId: bigint;
  readonly isWhole: boolean;
  readonly after: Pick<TeamRow, "depth" | "playerId">;
  readonly most: number;
  /** Only those who came below since then; null for all. */
  readonly since: Date | null;
};

export function readTeam(db: Database, { playerId, isWhole, after, most, since }: Asked): Promise<TeamRow[]> {
  return db.call(isWhole ? WHOLE_TEAM : DIRECT_TEAM, [playerId, after.depth, after.playerId, most, since]);
}

type Counts = { readonly whole: number; readonly direct: number } & Readonly<
  Record<"now" | "before", readonly number[]>
>;

/** A team in numbers: as it is, who of it came since each of `starts`, and who between that and `earlier`. */
export async function countTeam(
  db: Database,
  playerId: bigint,
  { starts, earlier }: { readonly starts: readonly Date[]; readonly earlier: readonly Date[] },
): Promise<Counts> {
  const texts = [starts, earlier].map((moments) => moments.map((at) => at.toISOString()));
  const [counts] = await db.call(COUNT_TEAM, [playerId, ...texts]);
  return counts ?? { whole: 0, direct: 0, now: [], before: [] };
}

type Between = { readonly from: Date; readonly until: Date; readonly before: Date };

/** How many came below somebody in `[from, until)`, and in the time before it. */
export async function cameBetween(
  db: Database,
  playerId: bigint,
  { from, until, before }: Between,
): Promise<{ readonly now: number; readonly before: number }> {
  const [row] = await db.call(CAME_BETWEEN, [playerId, from, until, before]);
  return row ?? { now: 0, before: 0 };
}
