import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { WalletAnswer } from "#server/vendors/protocol.ts";
import type { Answers } from "./answers.ts";
import type { Delivery, Order } from "./order.ts";
import type { Random } from "./random.ts";
import type { Sighting } from "./sightings.ts";

export type OrderBook = {
  readonly orders: readonly Order[];
  readonly sightings: readonly Sighting[];
  /** Those that were begun and have no final answer yet. */
  pending(): Order[];
  /** Sends an order until it is answered. One that was given before is asked again, and told the same. */
  give(order: Order, delivery: Delivery, random: Random): Promise<WalletAnswer>;
  /** Sends it once, with little patience, and never asks again. */
  tryOnce(order: Order, node: number, giveUpMs: number): Promise<void>;
  /** What `Answers` says of it. */
  forge: Answers["forge"];
  /** From here on nothing waits but for an answer. */
  hurry(): void;
  /** Resolves when no copy of anything is under way. */
  quiet(): Promise<void>;
  /** From here on nothing is sent any more. */
  abandon(): void;
  /** A pause of a story, which `hurry` cuts short. */
  pause(ms: number): Promise<void>;
};

const RETRY_LEAST_MS = 20;
const RETRY_MOST_MS = 200;

/** Thrown to end a story whose run is over. */
export class Abandoned extends Error {
  override name = "Abandoned";
}

export function orderBook({ attempt, forge, sightings }: Answers): OrderBook {
  const orders: Order[] = [];
  const waiting = new Set<Order>();
  const flying = new Set<Promise<unknown>>();
  const hurrying = new AbortController();
  // Every pause listens for it.
  setMaxListeners(0, hurrying.signal);
  let over = false;

  const pause = (ms: number) => sleep(ms, undefined, { signal: hurrying.signal }).catch(() => {});

  async function sendCopy(order: Order, { node, afterMs }: Delivery[number], random: Random): Promise<void> {
    await pause(afterMs);
    for (let tries = 0; !over; tries += 1) {
      if (await attempt(order, node + tries)) return;
      await sleep(random.between(RETRY_LEAST_MS, RETRY_MOST_MS));
    }
    throw new Abandoned();
  }

  function fly<Value>(work: Promise<Value>): Promise<Value> {
    flying.add(work);
    return work.finally(() => flying.delete(work));
  }

  return {
    orders,
    sightings,
    forge,
    pending: () => [...waiting],
    async give(order, delivery, random) {
      if (!order.answer) {
        orders.push(order);
        waiting.add(order);
      }
      const copies = delivery.map((copy) => fly(sendCopy(order, copy, random)));
      await Promise.any(copies).catch(() => {});
      if (!order.answer) throw new Abandoned();
      waiting.delete(order);
      return order.answer;
    },
    async tryOnce(order, node, giveUpMs) {
      orders.push(order);
      await attempt(order, node, giveUpMs);
    },
    hurry: () => hurrying.abort(),
    async quiet() {
      while (flying.size > 0) await Promise.allSettled(flying);
    },
    abandon() {
      over = true;
      hurrying.abort();
    },
    pause,
  };
}
