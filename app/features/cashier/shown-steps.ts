import type { MessageKey } from "#app/i18n/message-key.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import type { TimelineEntry } from "#server/cashier/index.ts";
import type { ShownStep } from "./order-timeline.tsx";

/** The story of an order: each state by its sentence, with why, and what an operator wrote. */
export function shownSteps<State extends string>(
  timeline: readonly TimelineEntry<State>[],
  stateKey: (state: State) => MessageKey,
  { language, t, timeZone }: Speaker,
): ShownStep[] {
  return timeline.map(({ state, at, reason, note }, place) => ({
    id: `${place} ${state}`,
    state: t(stateKey(state)),
    when: formatMoment(at, language, timeZone),
    reason: [reason && t(`cashier.why.${reason}`), note].filter(Boolean).join(" ") || null,
  }));
}
