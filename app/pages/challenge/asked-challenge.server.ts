import type { AskedChallenge } from "#app/features/challenge/asked-challenge.ts";
import { textsOf } from "#app/i18n/speech.server.ts";
import { openTicket, type Purpose } from "#server/challenge/index.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";

/**
 * What `<ChallengeField challenge={…}>` needs, for a loader or for the answer of an action (a 4xx answer does not
 * re-run loaders). It costs nothing: no picture is made before somebody looks. The other half is
 * server/http/posts/posted-challenge.ts.
 */
export async function askedChallenge(
  { language }: Pick<Visitor, "language">,
  purpose: Purpose,
  { refusesSlider = false }: { refusesSlider?: boolean } = {},
): Promise<AskedChallenge> {
  return { purpose, ...openTicket({ purpose }), refusesSlider, texts: await textsOf(language, "challenge") };
}
