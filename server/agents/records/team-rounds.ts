import type { Context } from "../../db/context.ts";
import type { Round } from "../../wallet/index.ts";
import { crumbsOf } from "../crumbs.ts";
import { lineAsked, namesOf, placeOf, TEAM_LISTED_MAX, TEAM_PAGE, type TeamPage } from "./asked.ts";
import { LISTED, type TeamRoundRow, TOTALS } from "./round-statements.ts";
import { amountsOf, NOTHING, type PlayedSums, roundValues, summed, type TeamRoundsAsked } from "./sums.ts";

export type TeamRound = Round & { readonly playerId: bigint; readonly name: string };

/** The rounds of a team in an agent's own line, newest first (A01). Null for anybody who does not stand in it. */
export async function teamRounds(
  context: Pick<Context, "db">,
  { page, ...asked }: TeamRoundsAsked & { readonly page: number },
): Promise<(TeamPage<TeamRound> & { readonly sums: PlayedSums }) | null> {
  const line = await lineAsked(context, asked);
  if (!line) return null;
  const [sums = NOTHING] = await context.db.call(TOTALS, roundValues(asked));
  const { offset, ...place } = placeOf(sums.rounds, page);
  const found = await context.db.call(LISTED, [...roundValues(asked), TEAM_PAGE, offset]);
  const { rows, nameOf } = await named(context, line.ids, found);
  const crumbs = crumbsOf(line.ids, asked.player, nameOf);
  return { playerId: line.playerId, crumbs, rows, ...place, sums: summed(sums) };
}

/** The same in one piece, and whether older ones were left out. */
export async function wholeTeamRounds(
  context: Pick<Context, "db">,
  asked: TeamRoundsAsked,
): Promise<{ readonly rows: readonly TeamRound[]; readonly isCut: boolean } | null> {
  if (!(await lineAsked(context, asked))) return null;
  const found = await context.db.call(LISTED, [...roundValues(asked), TEAM_LISTED_MAX + 1, 0]);
  const { rows } = await named(context, [], found.slice(0, TEAM_LISTED_MAX));
  return { rows, isCut: found.length > TEAM_LISTED_MAX };
}

async function named(context: Pick<Context, "db">, line: readonly bigint[], found: readonly TeamRoundRow[]) {
  const ids = found.map(({ playerId }) => playerId);
  const nameOf = await namesOf(context, line, ids);
  const rows = found.map((row): TeamRound => ({ ...row, ...amountsOf(row), name: nameOf(row.playerId) }));
  return { rows, nameOf };
}
