import { z } from "zod";
import { type Deposit, readReference, type Withdrawal } from "../../cashier/index.ts";
import { sum, table, when } from "../lines.ts";

/** An order of the cashier as somebody typed or read it aloud. */
export const reference = z.string().transform((typed, check) => {
  const read = readReference(typed);
  if (read) return read;
  check.addIssue({ code: "custom", message: "not a reference, such as D-7K2M9QXA" });
  return z.NEVER;
});

/** Orders of one player, whatever has come of them. */
export function ordersOfPlayer(orders: readonly (Deposit | Withdrawal)[]): string[] {
  const rows = orders.map(({ reference, state, amount, method, createdAt }) => [
    ...[reference, state, sum(amount), method.code, when(createdAt)],
  ]);
  return table(["reference", "state", "amount", "method", "made"], rows, "There are none.");
}

/** What became of an order, step by step. */
export function story(timeline: Deposit["timeline"] | Withdrawal["timeline"]): string[] {
  const rows = timeline.map(({ at, state, reason, note }) => [when(at), state, reason ?? "", note ?? ""]);
  return ["", ...table(["at", "state", "reason", "note"], rows, "Nothing has happened yet.")];
}
