import type { Context } from "../../db/context.ts";
import { type Crumb, crumbsOf } from "../crumbs.ts";
import { lineAsked, namesOf, placeOf, TEAM_PAGE, type TeamPage } from "./asked.ts";
import { BY_GAME, BY_PERSON, PEOPLE_PLAYED } from "./round-statements.ts";
import { NOTHING, type PlayedSums, roundValues, summed, type TeamRoundsAsked } from "./sums.ts";

export type GamePlayed = PlayedSums & { readonly vendor: string; readonly game: string };

type Paged = { readonly page: number; readonly most?: number };

/** What each of a team staked and won, those who staked most first (A01). Null for anybody outside the line. */
export async function playedByPerson(
  context: Pick<Context, "db">,
  { page, most = TEAM_PAGE, ...asked }: TeamRoundsAsked & Paged,
): Promise<(TeamPage<PlayedSums & Crumb> & { readonly sums: PlayedSums }) | null> {
  const line = await lineAsked(context, asked);
  if (!line) return null;
  const values = roundValues(asked);
  const [counted] = await context.db.call(PEOPLE_PLAYED, values);
  const { offset, ...place } = placeOf(counted?.people ?? 0, page, most);
  const found = await context.db.call(BY_PERSON, [...values, most, offset]);
  const ids = found.map(({ playerId }) => playerId);
  const nameOf = await namesOf(context, line.ids, ids);
  const rows = found.flatMap(({ playerId: id, ...sums }) =>
    id === null ? [] : [{ id, name: nameOf(id), ...summed(sums) }],
  );
  const all = found.find(({ playerId }) => playerId === null) ?? NOTHING;
  const crumbs = crumbsOf(line.ids, asked.player, nameOf);
  return { playerId: line.playerId, crumbs, rows, ...place, sums: summed(all) };
}

/** What a team staked and won at each game, by vendor (A01). Null for anybody outside the line. */
export async function playedByGame(
  context: Pick<Context, "db">,
  asked: TeamRoundsAsked,
): Promise<Pick<TeamPage<GamePlayed>, "playerId" | "crumbs" | "rows"> | null> {
  const line = await lineAsked(context, asked);
  if (!line) return null;
  const found = await context.db.call(BY_GAME, roundValues(asked));
  const crumbs = crumbsOf(line.ids, asked.player, await namesOf(context, line.ids, []));
  const rows = found.map(({ vendor, game, ...sums }) => ({ vendor, game, ...summed(sums) }));
  return { playerId: line.playerId, crumbs, rows };
}
