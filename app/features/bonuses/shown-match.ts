import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMinute } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { Match, OpenMatch } from "#server/bonuses/index.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { formatPercent } from "#server/core/numbers/percent.ts";
import { countingOf, type NameOf } from "./shown-terms.ts";

/** A bonus that a deposit brings: what, and how, a sentence each. */
export type ShownMatch = {
  readonly code: string;
  readonly title: string;
  /** The page that tells more of it. */
  readonly href: string | null;
  readonly lines: readonly string[];
};

export type ShownMatches = { readonly title: string; readonly matches: readonly ShownMatch[] };

/** What the next deposit brings, told before it is made. */
export function shownMatches(open: readonly OpenMatch[], nameOf: NameOf, speaker: Speaker): ShownMatches {
  return {
    title: speaker.t("bonus.matches.title"),
    matches: open.map((one) => shownMatch(one, nameOf, speaker)),
  };
}

/** What a match gives for a deposit, as a sentence. */
export function matchTitle({ once, percent, mostMinor }: Match, { t, language }: Speaker): string {
  return t(`bonus.matches.gives.${once}`, {
    percent: isolated(formatPercent(percent, language)),
    most: isolated(formatMoney(money(mostMinor, "P"), language)),
  });
}

/** What a promotion promises for deposits, on its own page. */
export function promotedMatches(open: readonly OpenMatch[], nameOf: NameOf, speaker: Speaker): ShownMatches {
  const { matches } = shownMatches(open, nameOf, speaker);
  return {
    title: speaker.t("bonus.matches.promoted"),
    matches: matches.map((match) => ({ ...match, href: null })),
  };
}

function shownMatch({ match, terms }: OpenMatch, nameOf: NameOf, speaker: Speaker): ShownMatch {
  const { t, language, timeZone } = speaker;
  const sum = (minor: bigint) => isolated(formatMoney(money(minor, "P"), language));
  const { code, leastMinor, mostMinor, offerDays, until, promotion, budgetMinor, givenMinor } = match;
  const leftMinor = budgetMinor === null ? mostMinor : budgetMinor - givenMinor;
  return {
    code,
    title: matchTitle(match, speaker),
    href: promotion === null ? null : paths.promotion(promotion),
    lines: [
      t("bonus.matches.least", { amount: sum(leastMinor) }),
      t("bonus.matches.take", { count: offerDays }),
      t(`bonus.matches.play.${terms.of}`, { times: formatWhole(terms.times, language), count: terms.days }),
      ...countingOf(terms, nameOf, speaker),
      ...(leftMinor < mostMinor ? [t("bonus.matches.left", { amount: sum(leftMinor) })] : []),
      ...(until ? [t("bonus.matches.until", { when: formatMinute(until, language, timeZone) })] : []),
    ],
  };
}
