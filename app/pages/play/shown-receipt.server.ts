import type { ShownReceipt } from "#app/features/fairness/checked-receipt.tsx";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay, formatMoment } from "#app/lib/dates.ts";
import { startOfDay } from "#server/core/days.ts";
import { localText } from "#server/core/languages.ts";
import { type Asset, formatMoney, isAsset, money } from "#server/core/numbers/money.ts";
import { studioGameOf } from "#server/studio/index.ts";
import type { CheckedReceipt } from "#server/studio/verify/index.ts";

/** What a receipt came to, in the visitor's language; a text of a stranger's may say anything, and says only what can be read. */
export function shownReceipt(
  { verdict, isBalance, said, day, steps, link }: CheckedReceipt,
  { t, language, timeZone, days }: Speaker & { readonly days: DaysOfHouse },
): ShownReceipt {
  const of = (name: string) => said.get(name) ?? "";
  const asset = of("asset");
  const sum = (name: string) => (isAsset(asset) ? moneyText(of(name), asset, language) : "");
  const names = studioGameOf(of("game"))?.names;
  const settledAt = new Date(of("settledAt"));
  const facts = [
    { name: t("member.bettingRecord.game"), value: names ? localText(names, language) : of("game") },
    { name: t("member.bettingRecord.round"), value: of("round") },
    {
      name: t("member.bettingRecord.when"),
      value: Number.isNaN(settledAt.getTime()) ? "" : formatMoment(settledAt, language, timeZone),
    },
    { name: t("member.bettingRecord.stake"), value: sum("stake") },
    { name: t("member.bettingRecord.payout"), value: sum("payout") },
    { name: t("games.verify.receipt.amount"), value: sum("amount") },
    { name: t("games.days.day"), value: dayText(day?.get("day") ?? of("day"), language) },
  ];
  const isUnpublished = verdict === "unbound" && !Number.isNaN(settledAt.getTime());
  return {
    verdict,
    title: t(verdict === "unbound" ? "games.verify.words.signed" : `games.verify.words.${verdict}`),
    text: isUnpublished
      ? unpublishedText(settledAt, days, { t, language, timeZone })
      : t(`games.verify.receipt.${verdict}`),
    isBalance,
    facts: facts.filter(({ value }) => value !== ""),
    steps: [
      ...steps.map(({ kind, agrees }) => ({
        agrees,
        text: t(agrees ? `games.verify.receipt.${kind}` : `games.verify.receipt.not.${kind}`),
      })),
      ...(link === null ? [] : [{ agrees: link === "pays", text: t(`games.verify.receipt.link.${link}`) }]),
    ],
  };
}

/** When days end on the clock of the house, and what time it is. */
type DaysOfHouse = { readonly timeZone: string; readonly now: Date };

/** From when on a signed receipt is proven in full: its day is published after its midnight. */
function unpublishedText(settledAt: Date, { timeZone: zone, now }: DaysOfHouse, speaker: Speaker): string {
  const { t, language, timeZone } = speaker;
  const midnight = startOfDay(settledAt, zone, -1);
  return midnight > now
    ? t("games.verify.receipt.signedUntil", { when: formatMoment(midnight, language, timeZone) })
    : t("games.verify.receipt.signedDayOver");
}

type Language = Speaker["language"];

function moneyText(units: string, asset: Asset, language: Language): string {
  return /^\d{1,18}$/.test(units) ? formatMoney(money(BigInt(units), asset), language) : "";
}

function dayText(day: string, language: Language): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? "" : formatDay(noon, language, "UTC");
}
