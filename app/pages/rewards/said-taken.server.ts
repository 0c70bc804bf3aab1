import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import { localText } from "#server/core/languages.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import type { NotTaken, TakenAll } from "#server/use-cases/index.ts";

/** What was taken of all that there was, and of each that could not be why, as sentences. */
export async function saidTaken(visitor: PlayerVisitor, { taken, left }: TakenAll): Promise<string[]> {
  const speaker = await speakerOf(visitor);
  const { t, language } = speaker;
  const titles = taken.map((one) => isolated(titleOf(one, speaker)));
  const what = new Intl.ListFormat(language).format(titles);
  return [
    ...(titles.length > 0 ? [t("bonus.done.took", { what })] : []),
    ...left.map(({ of, why }) =>
      t("bonus.done.notTaken", { what: titleOf(of, speaker), why: t(whyOf(why)) }),
    ),
  ];
}

function titleOf(of: NotTaken["of"], { t, language }: Speaker): string {
  switch (of.what) {
    case "bonus":
      return t("bonus.of", { amount: isolated(formatMoney(of.bonus.amount, language)) });
    case "mission":
      return localText(of.mission.mission.titles, language);
    case "raffle":
      return localText(of.won.raffle.titles, language);
    case "offer":
      return of.offer.promotion.title;
    default:
      return localText(of.titles, language);
  }
}

function whyOf({ what, refusal }: NotTaken["why"]) {
  switch (what) {
    case "bonus":
      return `bonus.reasons.${refusal.reason}` as const;
    case "mission":
      return `missions.reasons.${refusal.reason}` as const;
    case "raffle":
      return refusal.reason === "unknownRaffle"
        ? "raffles.reasons.nothingWon"
        : (`raffles.reasons.${refusal.reason}` as const);
    default:
      if (refusal.reason === "unknownOffer") return "offers.reasons.notOpen";
      return refusal.reason === "budgetSpent" && refusal.gone === "today"
        ? "offers.reasons.dayBudgetSpent"
        : (`offers.reasons.${refusal.reason}` as const);
  }
}
