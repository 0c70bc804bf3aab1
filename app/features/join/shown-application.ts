import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import type { Application } from "#server/agents/index.ts";

/** How an application stands. What was written in it is not shown: whoever has the address may not be the applicant. */
export type ShownApplication = { readonly reference: string; readonly at: string; readonly state: string };

export function shownApplication(
  { reference, at, state }: Application,
  { language, t, timeZone }: Speaker,
): ShownApplication {
  return {
    reference,
    at: formatMoment(at, language, timeZone),
    state: t(`partner.join.sent.states.${state}`),
  };
}
