import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import type { Language } from "#server/core/languages.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { formatHundredths, formatWhole } from "#server/core/numbers/numbers.ts";
import type { Earning, Earnings, ReferralRule } from "#server/referrals/index.ts";

export type ShownEarning = {
  readonly id: string;
  readonly at: string;
  readonly name: string;
  readonly kind: string;
  readonly amount: string;
  readonly state: string;
};

export type ShownEarnings = {
  readonly paid: string;
  readonly waiting: string;
  readonly rows: readonly ShownEarning[];
  /** The next page; null on the last. */
  readonly next: string | null;
};

/** By what friends are paid for, in sentences. */
export function shownRule(rule: ReferralRule | null, { t, language }: Speaker): readonly string[] {
  if (!rule) return [t("referral.rule.none")];
  const { firstLeastMinor, firstPaysMinor, shareHundredths, shareMonths } = rule;
  const sentences: string[] = [];
  if (firstLeastMinor !== null && firstPaysMinor !== null) {
    const sums = { least: sumOf(firstLeastMinor, language), pays: sumOf(firstPaysMinor, language) };
    sentences.push(t("referral.rule.first", sums));
  }
  if (shareHundredths !== null && shareMonths !== null) {
    const percent = formatHundredths(shareHundredths, language);
    sentences.push(t("referral.rule.share", { percent, months: formatWhole(shareMonths, language) }));
  }
  return [...sentences, t("referral.rule.fair")];
}

function sumOf(minor: bigint, language: Language): string {
  return isolated(formatMoney(money(minor, "P"), language));
}

export function shownEarnings({ earnings, next, paid, waiting }: Earnings, speaker: Speaker): ShownEarnings {
  const { language } = speaker;
  return {
    paid: formatMoney(paid, language),
    waiting: formatMoney(waiting, language),
    rows: earnings.map((earning) => shownEarning(earning, speaker)),
    next: next === null ? null : memberPaths.referral({ earnedBefore: next }),
  };
}

function shownEarning(
  { id, at, name, kind, amount, state, reason }: Earning,
  { t, language, timeZone }: Speaker,
): ShownEarning {
  return {
    ...{ id, name },
    at: formatMoment(at, language, timeZone),
    kind: t(`referral.kinds.${kind}`),
    amount: formatMoney(amount, language),
    state: t(`referral.states.${state}`, { reason: isolated(reason ?? "") }),
  };
}
