import { z } from "zod";
import { money } from "../../../core/numbers/money.ts";
import { done } from "../../../core/outcome.ts";
import { changeOrder, ORDER_STATES, type OrderRow, ordersOf } from "../../../points/index.ts";
import { type Command, changing, looking, type Office, refused } from "../../command.ts";
import { code, reason } from "../../fields.ts";
import { sum, table, when } from "../../lines.ts";
import { brandIdOf } from "../../site/brand-said.ts";

const orderList = looking({
  about:
    "things ordered for points that are under way, the oldest first, with where they go; --state shows what is over",
  said: z.object({ state: z.enum(ORDER_STATES).optional(), brand: code.optional() }),
  async look(office, { state = null, brand }) {
    const brandId = await brandIdOf(office, brand);
    const rows = (await ordersOf(office.context, { brandId, state })).map((order) => [
      order.id,
      order.state,
      when(order.orderedAt),
      String(order.playerId),
      order.reward,
      sum(money(order.points, "PTS")),
      `${order.recipient}, ${order.phone}, ${order.address}`,
      order.note,
    ]);
    const titles = ["order", "state", "ordered", "player", "reward", "points", "goes to", "told"];
    return done(table(titles, rows, "Nothing is ordered."));
  },
});

const id = z.uuid("not right: the order as order list has it");
/** One line, which the player reads. */
const note = z.string().trim().min(1).max(200);

type Said = { readonly order: string; readonly note: string };

async function bring({ context }: Office, to: "sent" | "delivered" | "cancelled", { order, note }: Said) {
  const changed = await changeOrder(context, { id: order, to, note });
  if (!changed.ok) {
    const { refusal } = changed;
    return refused(refusal.reason, "state" in refusal ? `This one is ${refusal.state}.` : undefined);
  }
  const { playerId, reward, state }: OrderRow = changed.value;
  return done({
    lines: [`${reward} for player ${playerId} is ${state}.`],
    after: { state, player: String(playerId) },
  });
}

const orderSent = changing({
  about:
    "a thing is on its way; the player is told, with --note: by whom it is sent and under which number. Said again with another note, it sets a wrong one right",
  words: ["order"],
  said: z.object({ order: id, note: note.optional() }),
  subject: ({ order }) => `order ${order}`,
  change: (office, { order, note = "" }) => bring(office, "sent", { order, note }),
});

const orderDelivered = changing({
  about:
    "a thing that was sent is with its player, who is told and for whom it is over: it is not cancelled any more",
  words: ["order"],
  said: z.object({ order: id }),
  subject: ({ order }) => `order ${order}`,
  change: (office, { order }) => bring(office, "delivered", { order, note: "" }),
});

const orderCancel = changing({
  about:
    "a thing is not sent after all, or was sent and came back before it was delivered: its points go back to the player, who reads the reason",
  words: ["order"],
  said: z.object({ order: id, reason: reason.max(200) }),
  subject: ({ order }) => `order ${order}`,
  change: (office, { order, reason: why }) => bring(office, "cancelled", { order, note: why }),
});

export const ORDER_COMMANDS: Readonly<Record<string, Command>> = {
  "order list": orderList,
  "order sent": orderSent,
  "order delivered": orderDelivered,
  "order cancel": orderCancel,
};
