import type { MessageKey } from "#app/i18n/message-key.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { TimelineEntry } from "#server/cashier/index.ts";
import type { NextStep, ShownStep } from "./orders/order-timeline.tsx";

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

/** Doors of next steps. Customer service is another page, so that the order with its number stays open. */
const DOORS: Readonly<Record<string, { words: MessageKey; href: string; isBeside: boolean }>> = {
  play: { words: "cashier.order.toGames", href: paths.home(), isBeside: false },
  contact: { words: "cashier.order.toService", href: paths.customerService(), isBeside: true },
};

export function shownNextStep(step: string, text: string, t: Translate): NextStep {
  const door = DOORS[step];
  return { text, go: door ? { ...door, words: t(door.words) } : null };
}
