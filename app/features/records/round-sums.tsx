import { Fragment } from "react";
import { Amount } from "#app/components/amount.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { Language } from "#server/core/languages.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import type { Round } from "#server/wallet/index.ts";

const SUMS = ["stake", "payout", "adjusted", "net"] as const;

/**
 * What was staked, what came back, and the difference, as a page prints them. What a vendor corrected stands between,
 * so that the difference can be followed; "" where nothing was.
 */
export type ShownSums = Readonly<Record<(typeof SUMS)[number], string>>;

export function shownSums(
  { stake, payout, adjusted, net }: Pick<Round, keyof ShownSums>,
  language: Language,
): ShownSums {
  return {
    stake: formatMoney(stake, language),
    payout: formatMoney(payout, language),
    adjusted: adjusted.minor === 0n ? "" : formatMoney(adjusted, language),
    net: formatMoney(net, language),
  };
}

/** The sums as rows of a list of facts. */
export function RoundSums(sums: ShownSums) {
  const { t } = useSpeech();
  return SUMS.filter((name) => sums[name] !== "").map((name) => (
    <Fragment key={name}>
      <dt>{t(`member.bettingRecord.${name}`)}</dt>
      <dd>
        <Amount value={sums[name]} />
      </dd>
    </Fragment>
  ));
}
