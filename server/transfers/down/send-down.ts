import { checkPaymentPassword, type Player } from "../../accounts/index.ts";
import { recordEvent } from "../../audit/index.ts";
import { type Money, money, plainAmount } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { maskedName } from "../../core/text/masked-name.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";
import { sendDownLine, withdrawalsFrozen } from "../../wallet/index.ts";
import { lockSender } from "../store.ts";
import {
  childOf,
  type DownAsker,
  heldUntil,
  leftDown,
  mayReceive,
  offeredDown,
  type SentDown,
} from "./down-offer.ts";
import { DOWN_BY_KEY, type DownBounds, type DownRow, INSERT_DOWN } from "./down-statements.ts";

export type DownRequest = DownAsker & {
  /** The name of the sub-login that sends in its owner's name. */
  readonly subLogin?: string | undefined;
  /** From the form: the same key is the same transfer, however often it arrives. */
  readonly key: string;
  readonly amount: Money;
  readonly paymentPassword: string;
};

export type DownRefusal =
  | { readonly reason: "notOffered" | "childUnavailable" | "withdrawalsFrozen" }
  | { readonly reason: "amountTooSmall" | "amountTooLarge" | "dayLimit"; readonly bound: Money }
  | { readonly reason: "moneyOutHeld" | "moneyLocked"; readonly until: Date }
  | { readonly reason: "paymentPasswordMissing" | "paymentPasswordWrong" | "tooBusy" }
  | { readonly reason: "insufficientFunds" | "keyConflict" | "noAccount" | "accountFrozen" };

type Answer = Outcome<SentDown, DownRefusal>;

/**
 * Sends an agent's own cash to somebody directly below, at once and for good (A04). The payment password of whoever
 * presses is asked last, so that nobody's tries are spent on what would be refused anyway. Both are told.
 * Must not be called inside a transaction: a wrong password would be forgotten with it.
 */
export async function sendDown(context: Context, request: DownRequest): Promise<Answer> {
  const first = await byKey(context, request);
  if (first) return replay(first, request);
  const bounds = await offeredDown(context, request.brand.id);
  if (!bounds) return refuse({ reason: "notOffered" });
  const refusal = (await refusalOf(context, request)) ?? outOfBounds(request, bounds);
  if (refusal) return refuse(refusal);
  const { signerId: playerId, paymentPassword } = request;
  const proven = await checkPaymentPassword(context, { playerId, paymentPassword });
  if (!proven.ok) return proven;
  return allOrNothing<Answer>(context.db, (db) => send({ ...context, db }, request, bounds));
}

async function refusalOf(context: Context, request: DownRequest): Promise<DownRefusal | null> {
  const child = await childOf(context, request);
  if (!child) return { reason: "notOffered" };
  if (!(await mayReceive(context, child))) return { reason: "childUnavailable" };
  const until = await heldUntil(context, request);
  if (until) return { reason: "moneyOutHeld", until };
  return (await withdrawalsFrozen(context)) ? { reason: "withdrawalsFrozen" } : null;
}

function outOfBounds(
  { amount: { minor }, brand: { asset } }: DownRequest,
  { minMinor, maxMinor }: DownBounds,
): DownRefusal | null {
  if (minor < minMinor) return { reason: "amountTooSmall", bound: money(minMinor, asset) };
  return minor > maxMinor ? { reason: "amountTooLarge", bound: money(maxMinor, asset) } : null;
}

/** One transfer of an agent after the other, so that two at once cannot both fit into what is left of the day. */
async function send(context: Context, request: DownRequest, bounds: DownBounds): Promise<Answer> {
  const { owner, key, amount, subLogin } = request;
  await lockSender(context.db, owner.id);
  const first = await byKey(context, request);
  if (first) return replay(first, request);
  const left = await leftDown(context, request, bounds);
  if (amount.minor > left.minor) return refuse({ reason: "dayLimit", bound: left });
  const child = await childOf(context, request);
  if (!child || !(await mayReceive(context, child))) return refuse({ reason: "childUnavailable" });

  const order = { playerId: owner.id, toPlayerId: child.id, key: `down:${key}`, amount };
  const moved = await sendDownLine(context, order);
  if (!moved.ok) return moved;
  const { transferId } = moved.value;
  const values = [context.newId(), owner.id, child.id, subLogin ?? null, key, amount.asset, amount.minor];
  const [row] = await context.db.call(INSERT_DOWN, [...values, transferId, context.now()]);
  if (!row) throw new Error("A transfer was not written.");
  await tellBoth(context, row, owner, child);
  await recordEvent(context, {
    operator: subLogin === undefined ? `agent ${owner.id}` : `agent ${owner.id} by ${subLogin}`,
    action: "team send",
    subject: `player ${child.id}`,
    after: { amount: plainAmount(amount), asset: amount.asset, movement: String(transferId) },
  });
  return done(sentIn(row));
}

async function tellBoth(context: Context, row: DownRow, owner: Player, child: Player): Promise<void> {
  const { id } = row;
  const facts = { amount: plainAmount(sentIn(row).amount), asset: row.asset };
  await sendMessage(context, {
    playerId: owner.id,
    kind: "downSent",
    facts: { ...facts, name: maskedName(child.username), number: String(child.id) },
    key: `down-sent:${id}`,
  });
  await sendMessage(context, {
    playerId: child.id,
    kind: "downReceived",
    facts: { ...facts, name: maskedName(owner.username), number: String(owner.id) },
    key: `down-received:${id}`,
  });
}

async function byKey({ db }: Context, { owner, key }: DownRequest): Promise<DownRow | null> {
  const [row] = await db.call(DOWN_BY_KEY, [owner.id, key]);
  return row ?? null;
}

function replay(row: DownRow, { amount, childId }: DownRequest): Answer {
  const isSame = row.amountMinor === amount.minor && row.asset === amount.asset && row.childId === childId;
  return isSame ? done(sentIn(row)) : refuse({ reason: "keyConflict" });
}

function sentIn({ asset, amountMinor, ...row }: DownRow): SentDown {
  return { ...row, amount: money(amountMinor, asset) };
}
