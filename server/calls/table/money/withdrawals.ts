import { z } from "zod";
import {
  cancelWithdrawal,
  confirmReceived,
  disputeWithdrawal,
  readReference,
  WITHDRAWAL_STATES,
  WITHDRAWAL_STEPS,
  type Withdrawal,
  withdrawalOf,
  withdrawalsOf,
} from "../../../cashier/index.ts";
import { type Language, localText } from "../../../core/languages.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { askedPage } from "../../asked-page.ts";
import { type Call, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, id, instant, nothing, pageNumber, text } from "../../shapes.ts";
import { reference, storyOf, storyValue, typedAmount } from "./order-shapes.ts";
import { WITHDRAWAL_ERRORS, withdrawByApp } from "./withdraw-by-app.ts";
import { withdrawalMethodsCall } from "./withdrawal-methods.ts";

const MODULE = 5;

const withdrawal = z.object({
  ...{ reference: z.string(), state: z.enum(WITHDRAWAL_STATES) },
  ...{ method: z.string(), methodName: z.string() },
  nextStep: z.enum(WITHDRAWAL_STEPS).meta({ description: "What the player can do about it now." }),
  payee: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  amount,
  fee: amount,
  arrives: amount,
  holdMovementId: id,
  endMovementId: id.nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
  confirmDue: instant.nullable().meta({ description: "When it counts as received." }),
  timeline: storyOf(WITHDRAWAL_STATES),
});

function withdrawalValue(order: Withdrawal, language: Language): z.infer<typeof withdrawal> {
  const { method, endMovementId, paidAt, confirmDue } = order;
  return {
    ...{ reference: order.reference, state: order.state, nextStep: order.nextStep },
    ...{ method: method.code, methodName: localText(method.name, language) },
    payee: order.payee.map((field) => ({ ...field, label: localText(field.label, language) })),
    ...{ amount: asAmount(order.amount), fee: asAmount(order.fee), arrives: asAmount(order.arrives) },
    holdMovementId: `${order.holdMovementId}`,
    endMovementId: endMovementId === null ? null : `${endMovementId}`,
    createdAt: asInstant(order.createdAt),
    paidAt: paidAt && asInstant(paidAt),
    confirmDue: confirmDue && asInstant(confirmDue),
    timeline: storyValue(order.timeline),
  };
}

/** What a player says of a withdrawal of their own. */
const said = (
  name: string,
  path: "cancel" | "confirm" | "dispute",
  about: string,
  rule: typeof cancelWithdrawal | typeof confirmReceived | typeof disputeWithdrawal,
) =>
  signedCall({
    module: MODULE,
    name,
    method: "POST",
    path: `/wps/member/withdrawals/${path}`,
    about,
    scope: "money",
    payload: z.object({ reference }),
    value: nothing,
    errors: ["unknownOrder", "tooLate", "notPaid"],
    async answer({ visitor: { context, player }, payload }) {
      const withdrawalId = readReference(payload.reference);
      if (withdrawalId === null) return refuse({ reason: "unknownOrder" });
      const carried = await rule(context, { playerId: player.id, withdrawalId });
      return carried.ok ? done(null) : carried;
    },
  });

/** Money out of the house by orders, as the page of withdrawals makes them. */
export const withdrawalCalls: readonly Call[] = [
  withdrawalMethodsCall,
  signedCall({
    module: MODULE,
    name: "withdrawals",
    method: "GET",
    path: "/wps/member/withdrawals",
    about: "The player's orders of money out, newest first, 20 a page.",
    scope: "read",
    payload: z.object({ page: pageNumber }),
    value: z.object({ rows: z.array(withdrawal), page: z.int(), totalPages: z.int(), total: z.int() }),
    errors: [],
    async answer({ visitor: { context, player, language }, payload: { page: wanted } }) {
      const { pageCount, total, ...found } = await withdrawalsOf(context, {
        playerId: player.id,
        page: wanted,
      });
      const shown = askedPage(wanted, found).map((order) => withdrawalValue(order, language));
      return done({ rows: shown, page: wanted, totalPages: pageCount, total });
    },
  }),
  signedCall({
    module: MODULE,
    name: "withdrawal",
    method: "GET",
    path: "/wps/member/withdrawals/order",
    about: "One order of money out, with what became of it.",
    scope: "read",
    payload: z.object({ reference }),
    value: withdrawal,
    errors: ["unknownOrder"],
    async answer({ visitor: { context, player, language }, payload }) {
      const withdrawalId = readReference(payload.reference);
      const order = withdrawalId && (await withdrawalOf(context, { playerId: player.id, withdrawalId }));
      return order ? done(withdrawalValue(order, language)) : refuse({ reason: "unknownOrder" });
    },
  }),
  signedCall({
    module: MODULE,
    name: "requestWithdrawal",
    method: "POST",
    path: "/wps/member/withdrawals",
    about:
      "Asks for money to be sent to one of the player's accounts: it is set aside at once, and leaves when the house has looked. Needs the payment password, and the code of the second factor where the account has one.",
    isEncrypted: true,
    scope: "money",
    payload: z.object({
      method: text(40).min(1),
      payeeId: z.uuid(),
      amount: typedAmount,
      paymentPassword: text(400).min(1),
      code: text(100).optional(),
      endsBonus: z.uuid().optional(),
    }),
    value: z.object({ reference: z.string() }),
    errors: WITHDRAWAL_ERRORS,
    answer: ({ visitor, payload, key }) => withdrawByApp(visitor, { ...payload, key }),
  }),
  said(
    "cancelWithdrawal",
    "cancel",
    "Takes back an order that the house has not looked at yet; the money is the player's again.",
    cancelWithdrawal,
  ),
  said("confirmWithdrawal", "confirm", "Says that the money has come.", confirmReceived),
  said(
    "disputeWithdrawal",
    "dispute",
    "Says that the money has not come; the house finds out.",
    disputeWithdrawal,
  ),
];
