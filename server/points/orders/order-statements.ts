import type { LocalText } from "../../core/languages.ts";
import type { Statement } from "../../db/database.ts";

export const ORDER_STATES = ["ordered", "sent", "delivered", "cancelled"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** To whom a thing goes: as many letters as a label takes. */
export type Delivery = { readonly recipient: string; readonly phone: string; readonly address: string };

export type OrderRow = Delivery & {
  /** Of the exchange that it came from. */
  readonly id: string;
  readonly brandId: string;
  readonly playerId: bigint;
  readonly reward: string;
  readonly names: LocalText;
  readonly points: bigint;
  readonly movementId: bigint;
  readonly state: OrderState;
  /** What its player reads of how it is sent, or why it is not. */
  readonly note: string;
  readonly orderedAt: Date;
  readonly changedAt: Date;
};

const ORDER = `o.id, o.brand_id as "brandId", o.player_id as "playerId", r.reward, r.names, r.points,
  r.movement_id as "movementId", o.recipient, o.phone, o.address, o.state, o.note, r.at as "orderedAt",
  o.changed_at as "changedAt"`;

export const INSERT_ORDER: Statement<never> = {
  name: "points.insert-order",
  text: `
    insert into points.orders (id, brand_id, player_id, recipient, phone, address, changed_at)
    values ($1::uuid, $2, $3::bigint, $4, $5, $6, $7::timestamptz)`,
};

export const ORDERS: Statement<OrderRow> = {
  name: "points.orders",
  text: `
    select ${ORDER} from points.orders o join points.redemptions r on r.id = o.id
    where o.brand_id = $1 and o.state = any($2::text[])
    order by case when o.state in ('ordered', 'sent') then o.id end, o.id desc limit $3::int`,
};

export const OWN_ORDERS: Statement<OrderRow> = {
  name: "points.own-orders",
  text: `
    select ${ORDER} from points.orders o join points.redemptions r on r.id = o.id
    where o.player_id = $1::bigint order by o.id desc limit $2::int`,
};

/** Until the transaction ends, nobody else changes it. */
export const HOLD_ORDER: Statement<OrderRow> = {
  name: "points.hold-order",
  text: `
    select ${ORDER} from points.orders o join points.redemptions r on r.id = o.id
    where o.id = $1::uuid for update of o`,
};

export const CHANGE_ORDER: Statement<never> = {
  name: "points.change-order",
  text: `
    update points.orders set state = $2, note = $3, changed_at = $4::timestamptz where id = $1::uuid`,
};

/** One that is not sent after all can be had again. */
export const GIVE_BACK_STOCK: Statement<never> = {
  name: "points.give-back-stock",
  text: "update points.rewards set stock = stock + 1 where brand_id = $1 and id = $2 and stock is not null",
};
