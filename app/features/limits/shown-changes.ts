import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import type { LimitsView } from "#server/limits/index.ts";
import { ceilingText } from "./written.ts";

export type ShownChange = {
  readonly id: string;
  readonly when: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
};

const SHOWN = 10;

/** What a player changed of limits and of time away, newest first. */
export function shownChanges({ changes, pauses }: LimitsView, speaker: Speaker): ShownChange[] {
  const { language, t, timeZone } = speaker;
  const moment = (at: Date) => formatMoment(at, language, timeZone);
  const ofLimits = changes.map(({ name, what, before, after, at }) => ({
    at,
    what: t(`limits.changes.${what}`, { name: t(`limits.names.${name}`) }),
    before: ceilingText(name, before, speaker),
    after: ceilingText(name, after, speaker),
  }));
  const ofPauses = pauses.map(({ kind, term, at, until }) => ({
    at,
    what: t(`limits.changes.${kind}`, { term: t(`limits.terms.${term}`) }),
    before: "",
    after: until ? moment(until) : t("limits.confirm.never"),
  }));
  return [...ofLimits, ...ofPauses]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, SHOWN)
    .map(({ at, ...change }, nth) => ({ ...change, id: `${nth}`, when: moment(at) }));
}
