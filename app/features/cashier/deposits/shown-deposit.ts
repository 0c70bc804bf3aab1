import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { Deposit } from "#server/cashier/index.ts";
import { localText } from "#server/core/languages.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import type { Pause } from "#server/limits/index.ts";
import type { ShownOrderRow } from "../orders/order-history.tsx";
import { MOODS } from "../orders/order-mood.ts";
import type { NextStep, ShownStep } from "../orders/order-timeline.tsx";
import { shownNextStep, shownSteps } from "../shown-steps.ts";

/** A deposit as its page shows it, everything written in the visitor's language. */
export type ShownDeposit = Omit<ShownOrderRow, "href" | "when"> & {
  readonly fee: string;
  readonly received: string | null;
  readonly credited: string;
  /** Where what was credited opens into its ledger lines; null before it was. */
  readonly movement: string | null;
  readonly createdAt: string;
  /** Until when it can be paid; null when there is nothing to pay any more. */
  readonly payBefore: string | null;
  readonly instructions: string | null;
  readonly payUrl: string | null;
  readonly takesProof: boolean;
  readonly canCancel: boolean;
  /** The picture that was sent last; null before one was. */
  readonly proof: string | null;
  readonly steps: readonly ShownStep[];
  readonly next: NextStep;
};

export function depositRow(deposit: Deposit, { language, t, timeZone }: Speaker): ShownOrderRow {
  const { reference, state, amount, createdAt, method } = deposit;
  return {
    reference,
    href: memberPaths.depositOrder(reference),
    when: formatMoment(createdAt, language, timeZone),
    method: localText(method.name, language),
    amount: formatMoney(amount, language),
    state: t(`cashier.depositStates.${state}`),
    mood: MOODS[state],
  };
}

/** A player who is away is shown no way to pay: what was ordered before is a deposit as well, and none is taken now. */
export function shownDeposit(deposit: Deposit, speaker: Speaker, pause: Pause | null): ShownDeposit {
  const { language, t, timeZone } = speaker;
  const { reference, state, amount, received, expiresAt, instructions, method } = deposit;
  const { href: _href, when, ...row } = depositRow(deposit, speaker);
  const waits = state === "waiting";
  const shut =
    waits && pause ? t(`cashier.reasons.${pause.kind === "exclusion" ? "excluded" : "timeOut"}`) : null;
  return {
    ...row,
    createdAt: when,
    fee: formatMoney(deposit.fee, language),
    received: received && received.minor !== amount.minor ? formatMoney(received, language) : null,
    credited: formatMoney(deposit.credited, language),
    movement: deposit.movementId === null ? null : paths.movement(deposit.movementId.toString()),
    payBefore: waits && !shut ? formatMoment(expiresAt, language, timeZone) : null,
    instructions: instructions && !shut ? localText(instructions, language) : null,
    payUrl: shut ? null : deposit.payUrl,
    takesProof: method.needsProof && (waits || state === "checking"),
    canCancel: waits,
    proof: deposit.proofs > 0 ? `${memberPaths.depositProof(reference)}?nth=${deposit.proofs}` : null,
    steps: shownSteps(deposit.timeline, (name) => `cashier.depositStates.${name}`, speaker),
    next: shownNextStep(deposit.nextStep, shut ?? t(`cashier.depositNext.${deposit.nextStep}`), t),
  };
}
