import type { Player } from "../../accounts/index.ts";
import type { Context } from "../../db/context.ts";
import { lineBetween } from "../../team/index.ts";
import type { Crumb } from "../crumbs.ts";
import { maskedNames } from "../pay/income/income.ts";

/** Rows on one page of a team's record. */
export const TEAM_PAGE = 50;

/** More rows than this are neither listed nor put into a file; a shorter time shows the others. */
export const TEAM_LISTED_MAX = 10_000;

/** Those directly below somebody, everybody below, or that person alone. */
export type TeamScope = "direct" | "whole" | "own";

export type TeamAsked = {
  readonly player: Pick<Player, "id" | "username">;
  /** The agent whose team it is, or one player alone; null for the team of the one who asks. */
  readonly of: bigint | null;
  readonly scope: TeamScope;
  /** Rounds that were opened, and movements that were made, in `[from, until)`. */
  readonly from: Date;
  readonly until: Date;
};

export type TeamPage<Row> = {
  readonly playerId: bigint;
  readonly crumbs: readonly Crumb[];
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pageCount: number;
};

type Line = { readonly playerId: bigint; readonly ids: readonly bigint[] };

/** From the one who asks down to the one who is asked for; null where they do not stand below. */
export async function lineAsked(
  context: Pick<Context, "db">,
  { player, of }: TeamAsked,
): Promise<Line | null> {
  const playerId = of ?? player.id;
  const ids = await lineBetween(context, { from: player.id, to: playerId });
  return ids && { playerId, ids };
}

/** The names of a line and of those who are listed, as somebody above may see them, in one reading. */
export async function namesOf(
  context: Pick<Context, "db">,
  line: readonly bigint[],
  people: readonly (bigint | null)[],
): Promise<(id: bigint) => string> {
  const nameOf = await maskedNames(context, [...new Set([...line, ...people])]);
  return (id) => nameOf(id) ?? "";
}

/** The values that every record of a team begins with. */
export const teamValues = ({ player, of, scope, from, until }: TeamAsked) => [
  player.id,
  of ?? player.id,
  scope,
  from,
  until,
];

/** Which page of so many rows: the last one for whoever asks for a later. */
export function placeOf(rows: number, asked: number, most = TEAM_PAGE) {
  const pageCount = Math.max(1, Math.ceil(Math.min(rows, TEAM_LISTED_MAX) / most));
  const page = Math.min(Math.max(1, asked), pageCount);
  return { page, pageCount, offset: (page - 1) * most };
}
