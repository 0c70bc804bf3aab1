import type { WalletAnswer } from "#server/vendors/protocol.ts";
import type { Breaks } from "./breaks.ts";
import { HOUSE_SCOPE } from "./money-orders.ts";
import type { Order } from "./order.ts";
import { type Sighting, sightingsIn } from "./sightings.ts";
import { callVendorRoute } from "./vendor-call.ts";

/** Attempts at orders, each over one wire, and what was told by those that were answered. */
export type Answers = {
  readonly sightings: readonly Sighting[];
  readonly calls: () => number;
  /** One attempt; the last word about the order, or null when there is none yet. */
  attempt(order: Order, node: number, giveUpMs?: number): Promise<WalletAnswer | null>;
  /** One attempt by somebody without the secret; its HTTP status, or null when nobody answered. */
  forge(order: Order, node: number): Promise<number | null>;
};

export function answersOver(ports: readonly [number, number], breaks: Breaks): Answers {
  const sightings: Sighting[] = [];
  let calls = 0;

  /** Keeps what an answer told; whether it is the last word about the order. */
  function note(order: Order, answer: WalletAnswer, beganAt: number): boolean {
    const isFinal = answer.code !== "BET_NOT_FOUND" || order.mayBeUnknown;
    const isFirst = isFinal && order.answer === null;
    if (isFirst) {
      order.answer = answer;
      order.endedAt = performance.now();
    } else if (isFinal && order.answer) {
      compare(order, order.answer, answer, breaks);
    }
    // What is stored was decided at any moment since the order was first sent; the rest is of this attempt.
    const stored = isFinal && answer.code !== "DUPLICATE_CONFLICT" && answer.code !== "BET_NOT_FOUND";
    if (isFirst || !stored) {
      const began = stored ? (order.beganAt ?? beganAt) : beganAt;
      sightings.push(...sightingsIn(order, answer, began, performance.now()));
    }
    return isFinal;
  }

  const portOf = (node: number) => ports[node % ports.length] ?? ports[0];
  return {
    sightings,
    calls: () => calls,
    async forge({ vendor, command, body }, node) {
      calls += 1;
      const call = { vendor, command, body: JSON.stringify(body) };
      return (await callVendorRoute(portOf(node), call, { forged: true }))?.status ?? null;
    },
    async attempt(order, node, giveUpMs) {
      const beganAt = performance.now();
      order.beganAt ??= beganAt;
      calls += 1;
      const { vendor, command, name } = order;
      const call = { vendor, command, body: JSON.stringify(order.body) };
      const reply = await callVendorRoute(portOf(node), call, giveUpMs ? { giveUpMs } : {}).catch(
        (fault: Error) => breaks.add("invariant", `${name} ${command}: ${fault.message}`),
      );
      if (!reply || reply.answer.code === "RETRY_LATER") return null;
      return note(order, reply.answer, beganAt) ? reply.answer : null;
    },
  };
}

/** An order is answered with the same words however often it is sent. */
function compare(order: Order, first: WalletAnswer, again: WalletAnswer, breaks: Breaks): void {
  if (order.vendor === HOUSE_SCOPE && first.code !== "OK") {
    // The house's own orders are not remembered when they are refused: a copy that comes later may be done.
    if (again.code === "OK") order.answer = again;
    return;
  }
  if (first.code === "DUPLICATE_CONFLICT" || first.code === "BET_NOT_FOUND") {
    if (again.code !== first.code) breaks.add("invariant", `${order.name} ${first.code}, then ${again.code}`);
    return;
  }
  const [before, after] = [words(first), words(again)];
  if (before === after) return;
  const kind = first.code !== "OK" && again.code === "OK" ? "doubled" : "invariant";
  breaks.add(kind, `${order.name} ${order.command} was answered ${before}, then ${after}`);
}

function words(answer: WalletAnswer): string {
  return JSON.stringify(answer, (key, value) => (key === "replayed" ? undefined : value));
}
