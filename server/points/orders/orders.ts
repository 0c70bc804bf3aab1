import { isId } from "../../core/ids.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { namedFact } from "../../core/text/named-facts.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";
import { reverseMovement } from "../../wallet/index.ts";
import { holdPlayer } from "../store.ts";
import {
  CHANGE_ORDER,
  GIVE_BACK_STOCK,
  HOLD_ORDER,
  ORDERS,
  type OrderRow,
  type OrderState,
  OWN_ORDERS,
} from "./order-statements.ts";

const LISTED = 200;
const OWN_LISTED = 20;

const UNDER_WAY: readonly OrderState[] = ["ordered", "sent"];

/** Orders of a brand, at most 200: what is under way, the oldest first, or those of one state; what is over, the latest first. */
export function ordersOf(
  { db }: Pick<Context, "db">,
  { brandId, state }: { readonly brandId: string; readonly state: OrderState | null },
): Promise<OrderRow[]> {
  return db.call(ORDERS, [brandId, state === null ? UNDER_WAY : [state], LISTED]);
}

/** What a player has ordered last, newest first, at most 20. */
export function ownOrders({ db }: Pick<Context, "db">, playerId: bigint): Promise<OrderRow[]> {
  return db.call(OWN_ORDERS, [playerId, OWN_LISTED]);
}

/** From which states an order comes to one. What was handed over is over, and what is sent may be said anew. */
const BEFORE: Readonly<Record<Exclude<OrderState, "ordered">, readonly OrderState[]>> = {
  sent: ["ordered", "sent"],
  delivered: ["sent"],
  cancelled: ["ordered", "sent"],
};

export type OrderChange = {
  readonly id: string;
  readonly to: keyof typeof BEFORE;
  /** What the player reads of it; "" leaves what stands there. */
  readonly note: string;
};

export type OrderRefusal =
  | { readonly reason: "unknownOrder" | "orderUnreturned" }
  | { readonly reason: "orderElsewhere"; readonly state: OrderState };

/**
 * Brings an order on: sent, handed over, or cancelled, which gives its points back and its piece to the stock, all at
 * once and once. The player is told of each, and why when it is not sent; another note of what is sent tells it anew.
 */
export function changeOrder(context: Context, change: OrderChange): Promise<Outcome<OrderRow, OrderRefusal>> {
  return allOrNothing<Outcome<OrderRow, OrderRefusal>>(context.db, async (db) => {
    const inside = { ...context, db };
    const [order] = isId(change.id) ? await db.call(HOLD_ORDER, [change.id]) : [];
    if (!order) return refuse({ reason: "unknownOrder" });
    const isSaidAlready = order.state === change.to && (change.note || order.note) === order.note;
    if (isSaidAlready || !BEFORE[change.to].includes(order.state))
      return refuse({ reason: "orderElsewhere", state: order.state });
    if (change.to === "cancelled" && !(await giveBack(inside, order)))
      return refuse({ reason: "orderUnreturned" });
    const note = change.note || order.note;
    const changedAt = context.now();
    await db.call(CHANGE_ORDER, [order.id, change.to, note, changedAt]);
    const changed = { ...order, state: change.to, note, changedAt };
    await tell(inside, changed);
    return done(changed);
  });
}

/** Whether the points are the player's again. */
async function giveBack(
  context: Context,
  { id, brandId, playerId, reward, movementId }: OrderRow,
): Promise<boolean> {
  await holdPlayer(context.db, playerId);
  const back = await reverseMovement(context, { transferId: movementId, key: `points-order:${id}` });
  if (!back.ok) return false;
  await context.db.call(GIVE_BACK_STOCK, [brandId, reward]);
  return true;
}

const TOLD = { sent: "orderSent", delivered: "orderDelivered", cancelled: "orderCancelled" } as const;

type Told = OrderRow & { readonly state: keyof typeof TOLD };

async function tell(context: Context, { id, playerId, names, note, state, changedAt }: Told): Promise<void> {
  const facts = { redemptionId: id, ...namedFact("name", names), note };
  await sendMessage(context, {
    playerId,
    kind: TOLD[state],
    facts,
    key: `order:${id}:${state}:${changedAt.getTime()}`,
  });
}
