import type { WalletAnswer, WalletCode } from "#server/vendors/protocol.ts";
import type { Breaks } from "./breaks.ts";
import type { Delivery, Order } from "./order.ts";
import type { OrderBook } from "./order-book.ts";
import { type Random, randomOf } from "./random.ts";
import { type SceneOrders, sceneOrders } from "./scene-orders.ts";
import type { StagedPlayer } from "./stage.ts";

/** What one story is played with: one player at one vendor, with numbers that are the story's own. */
export type Scene = SceneOrders & {
  readonly name: string;
  readonly random: Random;
  readonly player: StagedPlayer;
  /** Somebody else, whose stakes are none of this player's. */
  readonly other: StagedPlayer;
  readonly currency: "P" | "TRIAL";
  readonly book: OrderBook;
  /** A stake that the player can usually pay. */
  stakeMinor(): bigint;
  /** Sends an order as its story's chance has it, and holds its answer against what may come. */
  give(order: Order, ...codes: WalletCode[]): Promise<WalletAnswer>;
  /** Gives a stake; whether it was taken. */
  stake(order: Order): Promise<boolean>;
  fail(what: string): void;
};

export type SceneSetting = {
  seed: string;
  /** Unique for the player. */
  nth: string;
  player: StagedPlayer;
  other: StagedPlayer;
  book: OrderBook;
  breaks: Breaks;
};

/** Everything about the story is drawn from its own streams, so what is sent is the same for the same seed. */
export function sceneOf({ seed, nth, player, other, book, breaks }: SceneSetting): Scene {
  const name = `${player.ref}/${nth}`;
  const random = randomOf(`${seed}/story/${name}`);
  const vendor = random.pick(["EAST", "WEST"]);
  const currency = random.pick<"P" | "TRIAL">(["P", "TRIAL"]);
  const fail = (what: string) => breaks.add("invariant", `${name} ${what}`);

  async function give(order: Order, ...codes: WalletCode[]): Promise<WalletAnswer> {
    const own = randomOf(
      `${seed}/delivery/${name}/${order.command}/${JSON.stringify(order.body, withoutChance)}`,
    );
    const answer = await book.give(order, deliveryOf(own), own);
    if (!codes.includes(answer.code)) {
      fail(`${order.command} ended with ${answer.code}, not ${codes.join(" or ")}`);
    }
    if (answer.code === "INSUFFICIENT_FUNDS") judgePoverty(order, answer, fail);
    return answer;
  }

  return {
    ...sceneOrders({ name, nth, vendor, currency, player }),
    name,
    random,
    player,
    other,
    currency,
    book,
    fail,
    give,
    stakeMinor: () => BigInt(random.between(1, player.poor ? 250 : 500)),
    async stake(order) {
      return (await give(order, "OK", "INSUFFICIENT_FUNDS")).code === "OK";
    },
  };
}

/** Tokens and the ledger's own numbers are others in each run. */
function withoutChance(name: string, value: unknown): unknown {
  return name === "token" || name === "transferId" ? undefined : value;
}

/** One copy or up to five: at once, a little or much later, over either node, and not always in their order. */
function deliveryOf(random: Random): Delivery {
  const copies = random.chance(0.75) ? 1 : random.between(2, 5);
  const spreadMs = random.pick([15, 15, 400, 4000]);
  return Array.from({ length: copies }, (_, nth) => ({
    node: random.between(0, 1),
    afterMs: nth === 0 ? random.between(0, 15) : random.between(0, spreadMs),
  }));
}

/** Nobody is told to be poor who could have paid. A batch was refused in its midst, and tells what is there without it. */
function judgePoverty(
  { command, body }: Order,
  { balance }: WalletAnswer,
  fail: (what: string) => void,
): void {
  if ((command !== "debit" && command !== "adjust") || !balance) return;
  if (BigInt(balance.total) >= BigInt(body.amount)) {
    fail(`${command} of ${body.amount} was refused for funds with ${balance.total} there`);
  }
}
