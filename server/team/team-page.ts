import type { Context } from "../db/context.ts";
import { readLine, readStanding, readTeam, type TeamRow } from "./store.ts";

export type { TeamRow } from "./store.ts";

/** As many as stand on one page. */
const PAGE = 50;

/** Where a page of a team begins: behind this player, on this step. */
export type TeamPlace = Pick<TeamRow, "depth" | "playerId">;

export type TeamQuery = {
  readonly playerId: bigint;
  /** Everybody below, nearest first; otherwise those directly below alone. */
  readonly isWhole: boolean;
  readonly after: TeamPlace | null;
  /** Only those who came below since then. */
  readonly since?: Date | undefined;
};

/** One page of who stands below a player now, and where the next one begins. */
export async function teamPage(
  { db }: Pick<Context, "db">,
  { playerId, isWhole, after, since }: TeamQuery,
): Promise<{ readonly rows: readonly TeamRow[]; readonly next: TeamPlace | null }> {
  const asked = { playerId, isWhole, after: after ?? START, most: PAGE + 1, since: since ?? null };
  const found = await readTeam(db, asked);
  const rows = found.slice(0, PAGE);
  return { rows, next: found.length > PAGE ? (rows.at(-1) ?? null) : null };
}

const START: TeamPlace = { depth: 0, playerId: 0n };

/** From a player down to one of their team, both included; null for whoever is not of the team. */
export async function lineBetween(
  { db }: Pick<Context, "db">,
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Promise<readonly bigint[] | null> {
  if (from === to) return [from];
  const above = await readLine(db, to);
  const top = above.indexOf(from);
  return top === -1 ? null : [...above.slice(top), to];
}

/** Those of some people who stand anywhere below a player now. */
export async function standingBelow(
  { db }: Pick<Context, "db">,
  playerId: bigint,
  people: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  return people.length === 0 ? new Set() : new Set(await readStanding(db, playerId, people));
}
