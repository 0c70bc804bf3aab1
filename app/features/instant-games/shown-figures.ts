import type { Speech } from "#app/i18n/speech.tsx";
import { type Asset, formatMoney, money } from "#server/core/numbers/money.ts";
import { formatShort, formatWhole } from "#server/core/numbers/numbers.ts";
import { formatBasisPoints } from "#server/core/numbers/percent.ts";
import type { InstantGame } from "#server/studio/instant/index.ts";

/** Return, largest payout and limits of a game, as its page prints them before the stake. */
export function shownFigures({ figures, stakes }: InstantGame, asset: Asset, { t, language }: Speech) {
  const { rtpBasisPoints, rtpBestBasisPoints, topHundredths, topOneIn } = figures;
  const least = formatBasisPoints(rtpBasisPoints, language);
  const best = rtpBestBasisPoints === undefined ? null : formatBasisPoints(rtpBestBasisPoints, language);
  const most = formatShort(BigInt(topHundredths), language);
  const times = t("instant.page.topTimes", { times: most });
  const often =
    topOneIn === null ? [] : [t("instant.page.topOneIn", { oneIn: formatWhole(BigInt(topOneIn), language) })];
  const topMinor = (stakes.maxMinor * BigInt(topHundredths)) / 100n;
  return {
    rtp: best ? t("instant.page.rtpRange", { least, best }) : least,
    how: shownProof(figures, { t, language }),
    top: [times, ...often].join(language === "fa" ? "، " : ", "),
    topTimes: `${most}×`,
    topAmount: formatMoney(money(topMinor, asset), language),
    stakes: t("instant.page.stakeHint", {
      least: formatMoney(money(stakes.minMinor, asset), language),
      most: formatMoney(money(stakes.maxMinor, asset), language),
    }),
  };
}

function shownProof({ rtp }: InstantGame["figures"], { t, language }: Speech) {
  if (rtp.kind === "exact") {
    return { title: t("instant.page.rtpExact"), detail: `${rtp.numerator} / ${rtp.denominator}` };
  }
  const rounds = formatWhole(BigInt(rtp.rounds), language);
  const deviation = formatBasisPoints(Math.ceil(rtp.deviationMillionths / 100), language);
  const title = t("instant.page.rtpSimulated", { rounds, deviation });
  // Millionths as a decimal fraction, to the last digit.
  return { title, detail: `σ = 0.${String(rtp.deviationMillionths).padStart(6, "0")}` };
}
