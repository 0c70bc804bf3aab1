import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { Withdrawal } from "#server/cashier/index.ts";
import { localText } from "#server/core/languages.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import { shortened } from "../isolated.ts";
import type { ShownOrderRow } from "../orders/order-history.tsx";
import { MOODS } from "../orders/order-mood.ts";
import type { NextStep, ShownStep } from "../orders/order-timeline.tsx";
import { shownNextStep, shownSteps } from "../shown-steps.ts";

/** A withdrawal as its page shows it, everything written in the visitor's language. */
export type ShownWithdrawal = Omit<ShownOrderRow, "href" | "when"> & {
  readonly fee: string;
  readonly arrives: string;
  /** Where what was set aside, and what ended that, opens into its ledger lines. */
  readonly holdMovement: string;
  readonly endMovement: string | null;
  readonly createdAt: string;
  readonly payee: readonly { readonly label: string; readonly value: string }[];
  /** When it counts as received unless its player says otherwise; null when that clock does not run. */
  readonly countsAt: string | null;
  readonly canCancel: boolean;
  readonly canConfirm: boolean;
  readonly canDispute: boolean;
  readonly steps: readonly ShownStep[];
  readonly next: NextStep;
};

export function withdrawalRow(withdrawal: Withdrawal, { language, t, timeZone }: Speaker): ShownOrderRow {
  const { reference, state, amount, createdAt, method } = withdrawal;
  return {
    reference,
    href: memberPaths.withdrawal(reference),
    when: formatMoment(createdAt, language, timeZone),
    method: localText(method.name, language),
    amount: formatMoney(amount, language),
    state: t(`cashier.withdrawalStates.${state}`),
    mood: MOODS[state],
  };
}

export function shownWithdrawal(withdrawal: Withdrawal, speaker: Speaker): ShownWithdrawal {
  const { language, t, timeZone } = speaker;
  const { payee, confirmDue, nextStep } = withdrawal;
  const { href: _href, when, ...row } = withdrawalRow(withdrawal, speaker);
  return {
    ...row,
    holdMovement: paths.movement(withdrawal.holdMovementId.toString()),
    endMovement:
      withdrawal.endMovementId === null ? null : paths.movement(withdrawal.endMovementId.toString()),
    createdAt: when,
    fee: formatMoney(withdrawal.fee, language),
    arrives: formatMoney(withdrawal.arrives, language),
    payee: payee.map(({ label, value }) => ({ label: localText(label, language), value: shortened(value) })),
    countsAt: confirmDue ? formatMoment(confirmDue, language, timeZone) : null,
    canCancel: nextStep === "cancelOrWait",
    canConfirm: nextStep === "confirm" || nextStep === "beingTraced",
    canDispute: nextStep === "confirm",
    steps: shownSteps(withdrawal.timeline, (name) => `cashier.withdrawalStates.${name}`, speaker),
    next: shownNextStep(nextStep, t(`cashier.withdrawalNext.${nextStep}`), t),
  };
}
