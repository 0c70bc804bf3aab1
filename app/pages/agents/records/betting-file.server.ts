import type { Speaker } from "#app/i18n/speech.tsx";
import { TEAM_LISTED_MAX, type TeamRoundsAsked, wholeTeamRounds } from "#server/agents/index.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { bettingFound } from "./betting-found.server.ts";
import { listedRounds } from "./listed-rounds.server.ts";
import { teamRoundsFile, teamSumsFile } from "./team-record-files.server.ts";
import type { BettingFilter } from "./team-record-query.server.ts";

type Asked = { readonly by: BettingFilter["by"]; readonly asked: TeamRoundsAsked };

/** What a team played as a file, put together as its page is; null for anybody outside the line. */
export async function bettingFile(
  context: PlayerVisitor["context"],
  { by, asked }: Asked,
  speaker: Speaker,
): Promise<string | null> {
  if (by !== "") {
    const all = { ...asked, page: 1, most: TEAM_LISTED_MAX };
    const found = await bettingFound(context, { by, asked: all }, speaker);
    return found && teamSumsFile(found.groups ?? []);
  }
  const whole = await wholeTeamRounds(context, asked);
  if (!whole) return null;
  const { t, timeZone } = speaker;
  const note = whole.isCut ? t("pay.betting.cutRow", { count: TEAM_LISTED_MAX }) : null;
  return teamRoundsFile(await listedRounds(context, whole.rows, speaker), { timeZone, note });
}
