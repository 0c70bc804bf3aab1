import type { AdjustBody, CreditBody, DebitBody } from "#server/vendors/protocol.ts";
import { HOUSE_SCOPE, type MoneyAction, type MoneyBody } from "./money-orders.ts";
import type { Order } from "./order.ts";
import type { StagedPlayer } from "./stage.ts";

/** The orders of one story, by labels that are unique within it. */
export type SceneOrders = {
  bet(label: string, amountMinor: bigint, more?: Partial<DebitBody>): Order & { command: "debit" };
  /** Without a label of its stake it names none. */
  win(label: string, amountMinor: bigint, betLabel: string | null, more?: Partial<CreditBody>): Order;
  undo(label: string, targetLabel: string): Order;
  correct(label: string, direction: AdjustBody["direction"], amountMinor: bigint): Order;
  endRound(): Order;
  batch(orders: readonly Order[]): Order;
  /** An order of the house itself. The asset is P unless it says otherwise. */
  money(action: MoneyAction, label: string, amountMinor: bigint, more?: Partial<MoneyBody>): Order;
  /** The same order, by somebody else if told so, which names nothing: BET_NOT_FOUND is its last answer. */
  unknown(order: Order, owner?: StagedPlayer): Order;
};

export function sceneOrders(of: {
  name: string;
  nth: string;
  vendor: string;
  currency: "P" | "TRIAL";
  player: StagedPlayer;
}): SceneOrders {
  const { name, nth, vendor, currency, player } = of;
  const txId = (label: string) => `${nth}-${label}`;
  const inRound = { player: player.ref, game: "G1", round: nth };
  const inGame = (label: string, minor: bigint) => ({
    ...inRound,
    txId: txId(label),
    amount: `${minor}`,
    currency,
  });
  const token = player.tokens[`${vendor}/${currency}`] ?? "";
  const unsent = { mayBeUnknown: false, beganAt: null, endedAt: null, answer: null } as const;
  const fresh = { vendor, player: player.ref, name, ...unsent };
  return {
    bet: (label, minor, more = {}) => ({
      ...fresh,
      command: "debit",
      body: { ...inGame(label, minor), token, ...more },
    }),
    win: (label, minor, betLabel, more = {}) => ({
      ...fresh,
      command: "credit",
      body: {
        ...inGame(label, minor),
        kind: "WIN",
        ...(betLabel === null ? {} : { betTxId: txId(betLabel) }),
        ...more,
      },
    }),
    undo: (label, targetLabel) => ({
      ...fresh,
      command: "rollback",
      body: { txId: txId(label), targetTxId: txId(targetLabel), player: player.ref, round: nth },
    }),
    correct: (label, direction, minor) => ({
      ...fresh,
      command: "adjust",
      body: { ...inGame(label, minor), direction, reason: "a late goal" },
    }),
    endRound: () => ({ ...fresh, command: "end-round", body: inRound }),
    batch: (orders) => ({ ...fresh, command: "batch", body: { operations: orders.flatMap(operationIn) } }),
    money: (action, label, minor, more = {}) => ({
      ...fresh,
      vendor: HOUSE_SCOPE,
      command: action,
      body: { txId: txId(label), player: player.ref, asset: "P", amount: `${minor}`, ...more },
    }),
    unknown: (order, owner = player) =>
      ({
        ...order,
        player: owner.ref,
        mayBeUnknown: true,
        body: { ...order.body, player: owner.ref },
      }) as Order,
  };
}

function operationIn({ command, body }: Order): (DebitBody | CreditBody)[] {
  return command === "debit" || command === "credit" ? [body] : [];
}
