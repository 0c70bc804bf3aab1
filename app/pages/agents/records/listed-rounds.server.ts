import type { Speaker } from "#app/i18n/speech.tsx";
import type { TeamRound } from "#server/agents/index.ts";
import { gameNames } from "#server/catalogue/index.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";

/** A round of somebody in a team, with the name of its game. */
export type ListedRound = TeamRound & { readonly gameName: string };

/** Rounds with the names of their games in the language of the one who looks. */
export async function listedRounds(
  context: PlayerVisitor["context"],
  rounds: readonly TeamRound[],
  { language }: Pick<Speaker, "language">,
): Promise<ListedRound[]> {
  const nameOf = await gameNames(context, { language, games: rounds });
  return rounds.map((round) => ({ ...round, gameName: nameOf(round) }));
}
