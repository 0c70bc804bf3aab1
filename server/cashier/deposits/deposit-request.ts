import { isTrialType, type Player } from "../../accounts/index.ts";
import { isId } from "../../core/ids.ts";
import { type Money, money } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { type PaymentPorts, ProviderUnreachable } from "../../gateway/payments/index.ts";
import { type DepositRefusal, depositRefusal } from "../../limits/index.ts";
import { openAccounts } from "../../wallet/index.ts";
import { type AmountRefusal, amountRefusal, feeOf, type MethodRow } from "../methods/method.ts";
import { offeredMethod } from "../methods/methods.ts";
import { newReference } from "../reference.ts";
import {
  type DepositRow,
  depositOfForm,
  insertDeposit,
  lockDeposit,
  openDepositsOf,
  updateDeposit,
} from "../store/deposits.ts";
import { insertEvent } from "../store/events.ts";
import { type CashierSettings, readSettings } from "../store/methods.ts";
import { lockPlayer } from "../store/payees.ts";
import { moveDeposit } from "./deposit-step.ts";

export type DepositRequest = {
  readonly player: Pick<Player, "id" | "brandId" | "accountType">;
  /** The method's code. */
  readonly method: string;
  readonly amount: Money;
  /** The page of an order, where a provider sends the player back to. */
  readonly returnUrl: (reference: string) => string;
  /** Made for the form by the server: the same form sent twice is one order. */
  readonly key?: string | undefined;
};

export type DepositRequestRefusal =
  | AmountRefusal
  | DepositRefusal
  | {
      reason:
        | "trialAccount"
        | "methodClosed"
        | "tooManyOpen"
        | "keyConflict"
        | "providerUnavailable"
        | "badKey";
    };

export type RequestedDeposit = {
  readonly id: string;
  readonly reference: string;
  readonly payUrl: string | null;
};

const FIRST_ASKED_MS = MINUTE_MS;

/**
 * Orders a deposit. What it costs follows from the method and is kept with the order; nothing moves before
 * the money is there. Refused by the amount, by the player's own limits, and when too many orders wait.
 */
export async function requestDeposit(
  context: Context,
  ports: PaymentPorts,
  request: DepositRequest,
): Promise<Outcome<RequestedDeposit, DepositRequestRefusal>> {
  const { player, amount, key } = request;
  if (isTrialType(player.accountType)) return refuse({ reason: "trialAccount" });
  if (key !== undefined && !isId(key)) return refuse({ reason: "badKey" });
  const asked = { brandId: player.brandId, code: request.method, direction: "deposit" } as const;
  const method = await offeredMethod(context, ports, asked);
  if (!method) return refuse({ reason: "methodClosed" });
  const wrong = amountRefusal(method, amount);
  if (wrong) return refuse(wrong);

  const settings = await readSettings(context.db, player.brandId);
  if (!settings) return refuse({ reason: "methodClosed" });

  await openAccounts(context, { playerId: player.id, assets: [amount.asset] });
  const isOnline = ports.deposits.get(method.provider)?.kind === "online";
  const ordered = await order(context, { method, settings, isOnline }, request);
  if (!ordered.ok) return ordered;
  return startPayment(context, ports, ordered.value, request.returnUrl);
}

type Terms = { readonly method: MethodRow; readonly settings: CashierSettings; readonly isOnline: boolean };

function order(
  context: Context,
  { method, settings, isOnline }: Terms,
  { player, amount, key }: DepositRequest,
): Promise<Outcome<DepositRow, DepositRequestRefusal>> {
  return context.db.transaction(async (db) => {
    await lockPlayer(db, player.id);
    const known = key === undefined ? null : await depositOfForm(db, player.id, key);
    if (known) return sameOrder(known, method, amount) ? done(known) : refuse({ reason: "keyConflict" });

    const open = await openDepositsOf(db, player.id);
    if (open.many >= settings.openDepositsMax) return refuse({ reason: "tooManyOpen" });
    const question = { playerId: player.id, amount, pendingMinor: open.minor };
    const limited = await depositRefusal({ ...context, db }, question);
    if (limited) return refuse(limited);

    const createdAt = context.now();
    const reference = newReference("D", context.newId);
    const row = await insertDeposit(db, {
      reference,
      playerId: player.id,
      brandId: player.brandId,
      method: method.code,
      provider: method.provider,
      asset: amount.asset,
      amountMinor: amount.minor,
      feeMinor: feeOf(amount.minor, method.fee),
      feeFixedMinor: method.fee.fixedMinor,
      feeBps: method.fee.bps,
      requestKey: key ?? null,
      createdAt,
      // The provider may have made the payment even where its answer is lost to us.
      pollAt: isOnline ? later(createdAt, FIRST_ASKED_MS) : null,
      expiresAt: later(createdAt, method.minutes * MINUTE_MS),
    });
    const actor = { kind: "player", id: player.id } as const;
    await insertEvent(db, { deposit: reference }, { state: "waiting", at: createdAt, actor });
    return done(row);
  });
}

function sameOrder(known: DepositRow, method: MethodRow, amount: Money): boolean {
  return known.method === method.code && known.amountMinor === amount.minor && known.asset === amount.asset;
}

/** Announces the order to its provider, outside any transaction: it may take seconds. */
async function startPayment(
  context: Context,
  ports: PaymentPorts,
  row: DepositRow,
  returnUrl: DepositRequest["returnUrl"],
): Promise<Outcome<RequestedDeposit, { reason: "providerUnavailable" }>> {
  const { reference, payUrl, state } = row;
  const provider = ports.deposits.get(row.provider);
  if (provider?.kind !== "online" || payUrl !== null || state !== "waiting") {
    return done({ id: reference, reference, payUrl });
  }
  try {
    const amount = money(row.amountMinor, row.asset);
    const started = await provider.start({ reference, amount, returnUrl: returnUrl(reference) });
    await updateDeposit(context.db, reference, started);
    return done({ id: reference, reference, payUrl: started.payUrl });
  } catch (fault) {
    if (!(fault instanceof ProviderUnreachable)) throw fault;
    ports.alarm({ kind: "unreachable", provider: row.provider, reference, fault });
    await giveUp(context, row);
    return refuse({ reason: "providerUnavailable" });
  }
}

/**
 * Nobody was shown where to pay. Should it be paid all the same, the provider will be believed. The form that asked may
 * ask again: it is free for another order.
 */
async function giveUp({ db, now }: Context, { reference, provider }: DepositRow): Promise<void> {
  await db.transaction(async (transaction) => {
    const row = await lockDeposit(transaction, reference);
    if (row?.state !== "waiting" || row.payUrl !== null) return;
    await moveDeposit(transaction, row, {
      state: "cancelled",
      at: now(),
      actor: { kind: "provider", code: provider },
      reason: "providerUnavailable",
    });
    await updateDeposit(transaction, reference, { requestKey: null });
  });
}
