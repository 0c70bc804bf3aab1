import { checkPaymentPassword, moneyOutHeldUntil, type Player } from "../accounts/index.ts";
import type { Brand } from "../brand/index.ts";
import { type Money, money, plainAmount } from "../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { maskedName } from "../core/text/masked-name.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import { sendMessage } from "../messages/index.ts";
import { transferToPlayer, withdrawalsFrozen } from "../wallet/index.ts";
import { insertTransfer, lockSender, transferByKey, type UplineTransfer } from "./store.ts";
import { leftToday, markOf, offeredUpline } from "./upline-offer.ts";

export type UplineTransferRequest = {
  readonly player: Player;
  readonly brand: Brand;
  /** From the form: the same key is the same transfer, however often it arrives. */
  readonly key: string;
  readonly amount: Money;
  /** From the offer that the player saw. */
  readonly uplineMark: string;
  readonly paymentPassword: string;
};

export type UplineTransferRefusal =
  | { readonly reason: "notOffered" | "uplineUnavailable" | "uplineChanged" | "withdrawalsFrozen" }
  | { readonly reason: "amountTooSmall" | "amountTooLarge" | "dayLimit"; readonly bound: Money }
  | { readonly reason: "moneyOutHeld" | "moneyLocked"; readonly until: Date }
  | { readonly reason: "paymentPasswordMissing" | "paymentPasswordWrong" | "tooBusy" }
  | { readonly reason: "insufficientFunds" | "keyConflict" | "noAccount" | "accountFrozen" };

/**
 * Sends money to the player above, at once and for good (T31). What a stolen session could not know, the payment
 * password, is asked last, so that nobody's tries are spent on what would be refused anyway. Both are told.
 * Must not be called inside a transaction: a wrong password would be forgotten with it.
 */
export async function transferToUpline(
  context: Context,
  request: UplineTransferRequest,
): Promise<Outcome<UplineTransfer, UplineTransferRefusal>> {
  const { player, key, paymentPassword } = request;
  const first = await transferByKey(context.db, player.id, key);
  if (first) return replay(first, request);

  const upline = await offeredUpline(context, request);
  if (!upline) return refuse({ reason: "notOffered" });
  const refusal = (await refusalOf(context, request, upline)) ?? outOfBounds(request);
  if (refusal) return refuse(refusal);
  const proven = await checkPaymentPassword(context, { playerId: player.id, paymentPassword });
  if (!proven.ok) return proven;
  return allOrNothing(context.db, (db) => send({ ...context, db }, request, upline));
}

async function refusalOf(
  context: Context,
  { player, uplineMark }: UplineTransferRequest,
  upline: Player,
): Promise<UplineTransferRefusal | null> {
  if (uplineMark !== markOf(player, upline)) return { reason: "uplineChanged" };
  if (upline.state !== "active") return { reason: "uplineUnavailable" };
  const until = await moneyOutHeldUntil(context, player.id);
  if (until) return { reason: "moneyOutHeld", until };
  return (await withdrawalsFrozen(context)) ? { reason: "withdrawalsFrozen" } : null;
}

function outOfBounds({ amount, brand }: UplineTransferRequest): UplineTransferRefusal | null {
  const { asset, uplineMinMinor, uplineMaxMinor } = brand;
  if (amount.minor < uplineMinMinor) return { reason: "amountTooSmall", bound: money(uplineMinMinor, asset) };
  if (amount.minor > uplineMaxMinor) return { reason: "amountTooLarge", bound: money(uplineMaxMinor, asset) };
  return null;
}

/** One transfer of a player after the other, so that two at once cannot both fit into what is left of the day. */
async function send(
  context: Context,
  request: UplineTransferRequest,
  upline: Player,
): Promise<Outcome<UplineTransfer, UplineTransferRefusal>> {
  const { player, key, amount } = request;
  await lockSender(context.db, player.id);
  const first = await transferByKey(context.db, player.id, key);
  if (first) return replay(first, request);
  const left = await leftToday(context, request);
  if (amount.minor > left.minor) return refuse({ reason: "dayLimit", bound: left });

  const order = { playerId: player.id, toPlayerId: upline.id, key: `upline:${key}`, amount };
  const moved = await transferToPlayer(context, order);
  if (!moved.ok) return moved;
  const { transferId: movementId } = moved.value;
  const made = { playerId: player.id, uplineId: upline.id, key, amount, movementId };
  const transfer = await insertTransfer(context, made);
  await tellBoth(context, transfer, player, upline);
  return done(transfer);
}

async function tellBoth(
  context: Context,
  { id, amount }: UplineTransfer,
  player: Player,
  upline: Player,
): Promise<void> {
  const facts = { amount: plainAmount(amount), asset: amount.asset };
  await sendMessage(context, {
    playerId: player.id,
    kind: "uplineSent",
    facts: { ...facts, name: maskedName(upline.username), number: String(upline.id) },
    key: `upline-sent:${id}`,
  });
  await sendMessage(context, {
    playerId: upline.id,
    kind: "uplineReceived",
    facts: { ...facts, name: maskedName(player.username), number: String(player.id) },
    key: `upline-received:${id}`,
  });
}

function replay(
  first: UplineTransfer,
  { amount }: UplineTransferRequest,
): Outcome<UplineTransfer, UplineTransferRefusal> {
  const isSame = first.amount.minor === amount.minor && first.amount.asset === amount.asset;
  return isSame ? done(first) : refuse({ reason: "keyConflict" });
}
