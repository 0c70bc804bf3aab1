import { checkPaymentPassword, isTrialType, moneyOutHeldUntil, type Player } from "../../accounts/index.ts";
import { isId } from "../../core/ids.ts";
import type { Money } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import type { PaymentPorts } from "../../gateway/payments/index.ts";
import { holdFunds, type MoveRefusal, openAccounts, withdrawalsFrozen } from "../../wallet/index.ts";
import { type AmountRefusal, amountRefusal, feeOf, type MethodRow } from "../methods/method.ts";
import { offeredMethod } from "../methods/methods.ts";
import { newReference } from "../reference.ts";
import { insertEvent } from "../store/events.ts";
import { readMethod } from "../store/methods.ts";
import { lockPlayer, type PayeeRow, readPayee } from "../store/payees.ts";
import { type PlayerSettings, readPlayerSettings } from "../store/player-settings.ts";
import { countRefused } from "../store/refused-withdrawals.ts";
import { insertWithdrawal, type WithdrawalRow, withdrawalOfForm } from "../store/withdrawals.ts";
import { withdrawalDay } from "./withdrawal-day.ts";

export type WithdrawalRequest = {
  readonly player: Pick<Player, "id" | "brandId" | "accountType">;
  /** The method's code. */
  readonly method: string;
  readonly payeeId: string;
  readonly amount: Money;
  readonly paymentPassword: string;
  /** Made for the form by the server: the same form sent twice is one withdrawal. */
  readonly key: string;
  /** A bonus in play would end and its player did not say so: all else is looked at, and nothing set aside. */
  readonly endsBonusUnasked?: boolean;
};

type PaymentPasswordRefusal = Extract<
  Awaited<ReturnType<typeof checkPaymentPassword>>,
  { ok: false }
>["refusal"];

export type WithdrawalRequestRefusal =
  | AmountRefusal
  | MoveRefusal
  | PaymentPasswordRefusal
  | { reason: "moneyHeld"; until: Date }
  | { reason: "dailyCount"; most: number }
  | { reason: "dailySum"; left: Money }
  | {
      reason: "trialAccount" | "methodClosed" | "unknownPayee" | "withdrawalsFrozen" | "badKey" | "bonusEnds";
    };

export type RequestedWithdrawal = { readonly id: string; readonly reference: string };

/**
 * Asks for money to be sent out: it is set aside at once and leaves after an operator's decision. Needs the payment
 * password, which must not have been changed within the last day. Play limits never stand in the way.
 */
export async function requestWithdrawal(
  context: Context,
  ports: PaymentPorts,
  request: WithdrawalRequest,
): Promise<Outcome<RequestedWithdrawal, WithdrawalRequestRefusal>> {
  const asked = await askWithdrawal(context, ports, request);
  if (!asked.ok && asked.refusal.reason !== "bonusEnds")
    await noteRefused(context, request, asked.refusal.reason);
  return asked;
}

/** A line for the operator whom the player asks why. A method that there is not is anybody's text and is not kept. */
async function noteRefused({ db, now }: Context, request: WithdrawalRequest, reason: string): Promise<void> {
  const { player, amount, method } = request;
  const known = await readMethod(db, player.brandId, method);
  const about = { playerId: player.id, reason, method: known ? known.code : "unknown" };
  await countRefused(db, { ...about, asset: amount.asset, amountMinor: amount.minor, lastAt: now() });
}

async function askWithdrawal(
  context: Context,
  ports: PaymentPorts,
  request: WithdrawalRequest,
): Promise<Outcome<RequestedWithdrawal, WithdrawalRequestRefusal>> {
  const { player, amount, paymentPassword, key } = request;
  if (isTrialType(player.accountType)) return refuse({ reason: "trialAccount" });
  if (!isId(key)) return refuse({ reason: "badKey" });
  if (!isId(request.payeeId)) return refuse({ reason: "unknownPayee" });
  const asked = { brandId: player.brandId, code: request.method, direction: "withdrawal" } as const;
  const method = await offeredMethod(context, ports, asked);
  if (!method) return refuse({ reason: "methodClosed" });
  const wrong = amountRefusal(method, amount);
  if (wrong) return refuse(wrong);
  if (await withdrawalsFrozen(context)) return refuse({ reason: "withdrawalsFrozen" });
  const until = await moneyOutHeldUntil(context, player.id);
  if (until) return refuse({ reason: "moneyHeld", until });
  const proved = await checkPaymentPassword(context, { playerId: player.id, paymentPassword });
  if (!proved.ok) return proved;

  const settings = await readPlayerSettings(context.db, player);
  if (!settings) return refuse({ reason: "methodClosed" });
  await openAccounts(context, { playerId: player.id, assets: [amount.asset] });
  return allOrNothing<Outcome<RequestedWithdrawal, WithdrawalRequestRefusal>>(context.db, (db) =>
    setAside({ ...context, db }, method, settings, request),
  );
}

async function setAside(
  context: Context,
  method: MethodRow,
  settings: PlayerSettings,
  request: WithdrawalRequest,
): Promise<Outcome<RequestedWithdrawal, WithdrawalRequestRefusal>> {
  const { db } = context;
  const { player, payeeId, amount, key } = request;
  await lockPlayer(db, player.id);
  const known = await withdrawalOfForm(db, player.id, key);
  if (known) {
    return isSame(known, request)
      ? done({ id: known.reference, reference: known.reference })
      : refuse({ reason: "keyConflict" });
  }
  const payee = await readPayee(db, player.id, payeeId);
  if (!isUsable(payee, request)) return refuse({ reason: "unknownPayee" });
  const overTheDay = await dayRefusal(context, settings, request);
  if (overTheDay) return refuse(overTheDay);

  const reference = newReference("W", context.newId);
  const held = await holdFunds(context, { playerId: player.id, key: `withdrawal:${reference}`, amount });
  if (!held.ok) return held;
  if (request.endsBonusUnasked) return refuse({ reason: "bonusEnds" });
  await insert(context, {
    reference,
    method,
    request,
    holdTransfer: held.value.transferId,
    approvalsNeeded: amount.minor >= twoOperatorsFrom(settings, method) ? 2 : 1,
    isFirst: settings.isFirst,
  });
  return done({ id: reference, reference });
}

type Held = {
  readonly reference: string;
  readonly method: MethodRow;
  readonly request: WithdrawalRequest;
  readonly holdTransfer: bigint;
  readonly approvalsNeeded: 1 | 2;
  readonly isFirst: boolean;
};

async function insert(
  { db, now, newId }: Context,
  { reference, method, request, holdTransfer, approvalsNeeded, isFirst }: Held,
): Promise<void> {
  const { player, amount, payeeId, key } = request;
  const createdAt = now();
  await insertWithdrawal(db, {
    reference,
    playerId: player.id,
    brandId: player.brandId,
    method: method.code,
    provider: method.provider,
    payee: payeeId,
    asset: amount.asset,
    amountMinor: amount.minor,
    feeMinor: feeOf(amount.minor, method.fee),
    requestKey: key,
    holdTransfer,
    pspKey: newId(),
    approvalsNeeded,
    minutes: method.minutes,
    isFirst,
    createdAt,
  });
  const actor = { kind: "player", id: player.id } as const;
  await insertEvent(db, { withdrawal: reference }, { state: "held", at: createdAt, actor });
}

function isSame(known: WithdrawalRow, { method, payeeId, amount }: WithdrawalRequest): boolean {
  return known.method === method && known.payee === payeeId && known.amountMinor === amount.minor;
}

function isUsable(payee: PayeeRow | null, { player, method }: WithdrawalRequest): boolean {
  return payee?.removedAt === null && payee.method === method && payee.brandId === player.brandId;
}

/** What a brand and their level let one player take out in one day. */
async function dayRefusal(
  context: Context,
  settings: PlayerSettings,
  { player, amount }: WithdrawalRequest,
): Promise<WithdrawalRequestRefusal | null> {
  const { asset, minor } = amount;
  const { most, left, leftSum } = await withdrawalDay(context, settings, { player, asset });
  if (left === 0) return { reason: "dailyCount", most };
  return minor > leftSum.minor ? { reason: "dailySum", left: leftSum } : null;
}

function twoOperatorsFrom({ twoOperatorsFromMinor }: PlayerSettings, method: MethodRow): bigint {
  const own = method.twoOperatorsFromMinor ?? twoOperatorsFromMinor;
  return own < twoOperatorsFromMinor ? own : twoOperatorsFromMinor;
}
