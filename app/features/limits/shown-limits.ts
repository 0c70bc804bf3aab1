import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment, zoneName } from "#app/lib/dates.ts";
import { pauseText } from "#app/lib/pause-text.ts";
import { formatAmount, formatMoney, money } from "#server/core/numbers/money.ts";
import type { LimitName, LimitsView, LimitView, Pause, PauseOffer } from "#server/limits/index.ts";
import { type ShownChange, shownChanges } from "./shown-changes.ts";
import { ceilingText, durationText } from "./written.ts";

type ShownRaise = {
  readonly wish: string;
  readonly when: string;
  readonly canConfirm: boolean;
};

export type ShownLimit = {
  readonly name: LimitName;
  readonly title: string;
  /** What it counts: the key of its explanation. */
  readonly counts: "deposit" | "loss" | "wager" | "stake" | "session";
  readonly hasCeiling: boolean;
  readonly ceiling: string;
  readonly used: string;
  readonly left: string;
  readonly startsAnew: string;
  /** The ceiling as one would type it. */
  readonly typed: string;
  readonly raise: ShownRaise | null;
};

export type ShownOffer = {
  readonly term: PauseOffer["term"];
  readonly kind: Pause["kind"];
  readonly until: string;
};

export type ShownLimits = {
  readonly title: string;
  readonly timeZone: string;
  readonly example: string;
  readonly limits: readonly ShownLimit[];
  readonly offers: readonly ShownOffer[];
  /** The sentence about being away; empty for who may play. */
  readonly pause: string;
  readonly session: { readonly since: string; readonly time: string; readonly net: string } | null;
  readonly changes: readonly ShownChange[];
};

const EXAMPLE_MINOR = 5_000n;

/** Everything that the page of limits shows, written in the visitor's language. */
export function shownLimits(view: LimitsView, speaker: Speaker): ShownLimits {
  const { language, t, timeZone } = speaker;
  const { session } = view;
  return {
    title: t("limits.title"),
    timeZone: zoneName(language, timeZone),
    example: formatAmount(money(EXAMPLE_MINOR, "P"), language),
    limits: view.limits.map((limit) => shownLimit(limit, speaker)),
    offers: view.offers.map(({ term, kind, until }) => ({
      term,
      kind,
      until: until ? formatMoment(until, language, timeZone) : t("limits.confirm.never"),
    })),
    pause: view.pause ? pauseText(view.pause, speaker) : "",
    session: session && {
      since: formatMoment(session.startedAt, language, timeZone),
      time: durationText(session.minutes, t),
      net: formatMoney(session.net, language),
    },
    changes: shownChanges(view, speaker),
  };
}

function shownLimit(limit: LimitView, speaker: Speaker): ShownLimit {
  const { language, t, timeZone } = speaker;
  const { name, ceiling, used, left, startsAnewAt } = limit;
  return {
    name,
    title: t(`limits.names.${name}`),
    counts: countsOf(name),
    hasCeiling: ceiling !== null,
    ceiling: ceilingText(name, ceiling, speaker),
    used: used === null ? "" : ceilingText(name, used, speaker),
    left: left === null ? "" : ceilingText(name, left, speaker),
    startsAnew: startsAnewAt ? formatMoment(startsAnewAt, language, timeZone) : "",
    typed: typedText(name, ceiling, speaker),
    raise: shownRaise(limit, speaker),
  };
}

function countsOf(name: LimitName): ShownLimit["counts"] {
  if (name === "stake" || name === "session") return name;
  return name.startsWith("deposit") ? "deposit" : name.startsWith("loss") ? "loss" : "wager";
}

function typedText(name: LimitName, ceiling: bigint | null, { language }: Speaker): string {
  if (ceiling === null) return "";
  return formatAmount(money(ceiling, name === "session" ? "PTS" : "P"), language);
}

function shownRaise({ name, ceiling, raise }: LimitView, speaker: Speaker): ShownRaise | null {
  if (!raise) return null;
  const { language, t, timeZone } = speaker;
  const from = formatMoment(raise.confirmFrom, language, timeZone);
  const to = formatMoment(raise.lapsesAt, language, timeZone);
  return {
    wish: t("limits.raises.wish", {
      name: t(`limits.names.${name}`),
      before: ceilingText(name, ceiling, speaker),
      after: ceilingText(name, raise.ceiling, speaker),
    }),
    when: raise.canConfirm ? t("limits.raises.ready", { to }) : t("limits.raises.wait", { from, to }),
    canConfirm: raise.canConfirm,
  };
}
