import type { ShownReceipt } from "#app/features/fairness/checked-receipt.tsx";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay, formatMoment } from "#app/lib/dates.ts";
import { localText } from "#server/core/languages.ts";
import { type Asset, formatMoney, isAsset, money } from "#server/core/numbers/money.ts";
import { studioGameOf } from "#server/studio/index.ts";
import type { CheckedReceipt } from "#server/studio/verify/index.ts";

/** What a receipt came to, in the visitor's language; a text of a stranger's may say anything, and says only what can be read. */
export function shownReceipt(
  { verdict, isBalance, said, day, steps, link }: CheckedReceipt,
  { t, language, timeZone }: Speaker,
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
  return {
    verdict,
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

type Language = Speaker["language"];

function moneyText(units: string, asset: Asset, language: Language): string {
  return /^\d{1,18}$/.test(units) ? formatMoney(money(BigInt(units), asset), language) : "";
}

function dayText(day: string, language: Language): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? "" : formatDay(noon, language, "UTC");
}
