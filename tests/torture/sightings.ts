import type { WalletAnswer } from "#server/vendors/protocol.ts";
import type { Order } from "./order.ts";

/** What an answer told about an account, and between which moments it must have been true. */
export type Sighting = {
  player: string;
  currency: string;
  version: bigint;
  cash: bigint;
  bonus: bigint;
  beganAt: number;
  endedAt: number;
  /** Whether the version is one that this very command made. */
  moved: boolean;
  name: string;
};

export function sightingsIn(
  order: Order,
  answer: WalletAnswer,
  beganAt: number,
  endedAt: number,
): Sighting[] {
  if (answer.operations)
    return answer.operations.flatMap((each) => sightingsIn(order, each, beganAt, endedAt));
  const { version, balance, currency, transferId } = answer;
  if (version === null || balance === null || currency === null) return [];
  return [
    {
      player: order.player,
      currency,
      version: BigInt(version),
      cash: BigInt(balance.cash),
      bonus: BigInt(balance.bonus),
      beganAt,
      endedAt,
      moved: transferId !== null && answer.code === "OK" && balanceChanges(order, answer),
      name: `${order.name} ${order.command}`,
    },
  ];
}

/** A payout of nothing is recorded and moves nothing; stories never take such a payout back. */
function balanceChanges({ command, body }: Order, { txId }: WalletAnswer): boolean {
  if (command === "debit" || command === "credit" || command === "adjust") return body.amount !== "0";
  if (command === "batch") return body.operations.find((each) => each.txId === txId)?.amount !== "0";
  return command === "rollback";
}
