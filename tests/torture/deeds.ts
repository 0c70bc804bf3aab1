import type { Asset } from "#server/core/numbers/money.ts";
import type { WalletAnswer } from "#server/vendors/protocol.ts";
import type { Entry } from "./ledger-reading.ts";
import { gainsOf, HOUSE_SCOPE, MONEY_ACTIONS, type MoneyAction } from "./money-orders.ts";
import type { Order } from "./order.ts";

/** The numbers of operations in the ledger: a key is unique within one. What no vendor orders is all one. */
export const OPERATIONS = { debit: 1, credit: 2, rollback: 3, adjust: 5, house: 7 } as const;

/** One order as the ledger has to know it; those of a batch are one by one. */
export type Deed = {
  key: string;
  name: string;
  content: string;
  answer: WalletAnswer | null;
  /** What players gain, in words that can be compared; null for what gives back whatever another took. */
  gains: string | null;
  /** A refusal of it is not remembered, and so says nothing of a copy that comes later. */
  forgetful: boolean;
  /** What a rollback names. */
  targets: readonly string[];
};

export function keyOf(scope: string, player: string, op: number, txId: string): string {
  return `${scope}|${player}|${op}|${txId}`;
}

export function deedsOf(order: Order): Deed[] {
  const { vendor, player, name, command, answer } = order;
  if (command === "end-round") return [];
  const plain = {
    name,
    answer,
    content: JSON.stringify(order.body),
    gains: null,
    forgetful: false,
    targets: [],
  };
  if (command === "rollback") {
    const { txId, targetTxId } = order.body;
    const targets = [OPERATIONS.debit, OPERATIONS.credit].map((op) => keyOf(vendor, player, op, targetTxId));
    return [{ ...plain, key: keyOf(vendor, player, OPERATIONS.rollback, txId), targets }];
  }
  if (isMoney(order)) {
    const gains = gainsOf(order.command, order.body);
    const words =
      gains && wordsFor(gains.map(([owner, asset, account, minor]) => [owner, asset, account, minor]));
    const key = keyOf(HOUSE_SCOPE, player, OPERATIONS.house, order.body.txId);
    return [{ ...plain, key, gains: words, forgetful: true }];
  }
  if (command === "batch") {
    // Of a batch that was refused nothing may have been done; the refusal speaks for all of it.
    return order.body.operations.map((body, nth) => ({
      ...plain,
      ...inGame(order, body),
      answer: answer?.operations?.[nth] ?? answer,
    }));
  }
  return [{ ...plain, ...inGame(order, order.body) }];
}

type InGame = { txId: string; amount: string; currency: string; kind?: unknown; direction?: "IN" | "OUT" };

function inGame({ vendor, player }: Order, body: object): Pick<Deed, "key" | "content" | "gains"> {
  const { txId, amount, currency, kind, direction } = body as InGame;
  const op = direction ? OPERATIONS.adjust : kind ? OPERATIONS.credit : OPERATIONS.debit;
  const takes = direction ? direction === "OUT" : !kind;
  const minor = takes ? -BigInt(amount) : BigInt(amount);
  return {
    key: keyOf(vendor, player, op, txId),
    content: JSON.stringify(body),
    gains: wordsFor([[player, currency, PURSE, minor]]),
  };
}

export function isMoney(order: Order): order is Order & { command: MoneyAction } {
  return MONEY_ACTIONS.some((action) => action === order.command);
}

/** Games take from cash and bonus together: for them both are one purse. */
const PURSE = "purse";

/** What players gained by a movement, in the words of `Deed.gains`. */
export function gainsIn(entries: readonly Entry[], { apart }: { apart: boolean }): string {
  return wordsFor(
    entries.map(({ owner, asset, account, delta }) => [owner, asset, apart ? account : PURSE, delta]),
  );
}

function wordsFor(gains: readonly (readonly [string, Asset | string, string, bigint])[]): string {
  const sums = new Map<string, bigint>();
  for (const [owner, asset, account, minor] of gains) {
    const name = `${owner} ${asset} ${account}`;
    sums.set(name, (sums.get(name) ?? 0n) + minor);
  }
  return [...sums]
    .flatMap(([name, sum]) => (sum === 0n ? [] : [`${name} ${sum}`]))
    .sort()
    .join(", ");
}
