import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { Question } from "#server/support/index.ts";
import type { ShownQuestion } from "./sent-question.tsx";

/** A question in the list of whoever asked it. */
export type ShownOwnQuestion = {
  readonly reference: string;
  readonly href: string;
  readonly at: string;
  readonly state: string;
  readonly text: string;
  /** Null while nobody has answered. */
  readonly answer: string | null;
};

/** A question as its page prints it. Called by the loader, because a browser's calendar may differ. */
export function shownQuestion(
  { reference, at, answer, playerId, mail }: Question,
  { language, timeZone }: Speaker,
): ShownQuestion {
  const answered = playerId === null ? (mail === null ? "page" : "mail") : "messages";
  return { reference, at: formatMoment(at, language, timeZone), answer, answered };
}

export function shownOwnQuestion(
  { id, reference, at, text, answer, answeredAt }: Question,
  { t, language, timeZone }: Speaker,
): ShownOwnQuestion {
  const moment = (when: Date) => formatMoment(when, language, timeZone);
  const state = answeredAt
    ? t("states.service.own.states.answered", { when: moment(answeredAt) })
    : t("states.service.own.states.waits");
  return { reference, href: paths.customerService({ sent: id }), at: moment(at), state, text, answer };
}
