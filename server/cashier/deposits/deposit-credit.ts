import { money, plainAmount } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";
import { type MoveRefusal, receiveDeposit } from "../../wallet/index.ts";
import type { Actor } from "../actor.ts";
import { feeOf } from "../methods/method.ts";
import { type DepositRow, updateDeposit } from "../store/deposits.ts";
import { insertEvent } from "../store/events.ts";
import type { OrderReason } from "./deposit.ts";

export type CreditRefusal = MoveRefusal | { reason: "feeTakesAll" };

export type Credit = {
  readonly receivedMinor: bigint;
  readonly actor: Actor;
  readonly reason?: OrderReason | undefined;
};

/**
 * Gives the player what came, less the fee by the order's own terms. The caller holds the order's lock, and
 * this joins its transaction: the order is received when the money is there, and never otherwise.
 */
export async function creditDeposit(
  context: Context,
  row: DepositRow,
  { receivedMinor, actor, reason }: Credit,
): Promise<Outcome<{ transferId: bigint }, CreditRefusal>> {
  const { reference, playerId, asset, provider } = row;
  const feeMinor = feeOf(receivedMinor, { fixedMinor: row.feeFixedMinor, bps: row.feeBps });
  if (feeMinor >= receivedMinor) return refuse({ reason: "feeTakesAll" });
  const moved = await receiveDeposit(context, {
    playerId,
    key: `deposit:${reference}`,
    amount: money(receivedMinor, asset),
    ...(feeMinor > 0n ? { fee: money(feeMinor, asset) } : {}),
    provider,
  });
  if (!moved.ok) return moved;
  const { transferId } = moved.value;
  const at = context.now();
  const ended = { state: "received", endedAt: at, pollAt: null } as const;
  await updateDeposit(context.db, reference, { ...ended, receivedMinor, transferId });
  await insertEvent(context.db, { deposit: reference }, { state: "received", at, actor, reason });
  await sendMessage(context, {
    playerId,
    kind: "depositReceived",
    facts: { reference, amount: plainAmount(money(receivedMinor - feeMinor, asset)) },
    key: `deposit:${reference}:received`,
  });
  return done({ transferId });
}
