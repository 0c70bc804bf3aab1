import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { formatMoney, type Money } from "#server/core/numbers/money.ts";
import type cashier from "../../../../locales/en/cashier.json";
import { isolated } from "../isolated.ts";

/** Why the cashier may refuse. One without a sentence does not compile. */
export type CashierReason = keyof typeof cashier.reasons;

type CashierRefusal = {
  readonly reason: CashierReason;
  readonly limit?: Money | undefined;
  readonly left?: Money | undefined;
  readonly until?: Date | null | undefined;
};

/** Beside which field a reason stands; all others are about the form as a whole. */
const FIELDS: Readonly<Partial<Record<CashierReason, string>>> = {
  notAnAmount: "amount",
  wrongAsset: "amount",
  belowMin: "amount",
  aboveMax: "amount",
  depositLimit: "amount",
  insufficientFunds: "amount",
  paymentPasswordWrong: "paymentPassword",
  dailySum: "amount",
  bonusEnds: "endsBonus",
  proofMissing: "proof",
  unreadableImage: "proof",
  imageTooLarge: "proof",
};

/** What was refused, in the visitor's language, at the field that it is about. */
export function orderErrors(refusal: CashierRefusal, speaker: Speaker): Record<string, string[]> {
  const { language, t, timeZone } = speaker;
  const { reason, limit, left, until } = refusal;
  const holes = {
    limit: limit ? isolated(formatMoney(limit, language)) : "",
    left: left ? isolated(formatMoney(left, language)) : "",
    until: until ? formatMoment(until, language, timeZone) : "",
  };
  return { [FIELDS[reason] ?? ""]: [t(`cashier.reasons.${reason}`, holes)] };
}
