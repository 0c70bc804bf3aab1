import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import type { Question } from "#server/support/index.ts";
import type { ShownQuestion } from "./sent-question.tsx";

/** A question as its page prints it. Called by the loader, because a browser's calendar may differ. */
export function shownQuestion(
  { reference, at, answer, playerId, mail }: Question,
  { language, timeZone }: Speaker,
): ShownQuestion {
  const answered = playerId === null ? (mail === null ? "page" : "mail") : "messages";
  return { reference, at: formatMoment(at, language, timeZone), answer, answered };
}
