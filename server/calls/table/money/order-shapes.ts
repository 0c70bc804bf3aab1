import { z } from "zod";
import { type Method, ORDER_REASONS, type OrderReason, type TimelineEntry } from "../../../cashier/index.ts";
import { type Language, localText } from "../../../core/languages.ts";
import { amount, asAmount, asInstant, instant, text } from "../../shapes.ts";

/** What orders of money in and out have in common. */

/** An order as a caller names it; `readReference` says whether it is one. */
export const reference = text(40).min(1);

export const typedAmount = z
  .string()
  .regex(/^\d{1,16}(\.\d{1,2})?$/)
  .meta({ description: "In the money of the house, like 12.50." });

/** A way to pay in or out, with its bounds, what it costs and how long it takes. */
export const wayShape = {
  method: z.string(),
  name: z.string(),
  min: amount,
  max: amount,
  fee: z
    .object({ fixed: amount, bps: z.int() })
    .meta({ description: "A fixed part, and hundredths of a percent." }),
  presets: z.array(amount),
  minutes: z
    .int()
    .meta({ description: "How long a deposit waits, or after how long a payout counts as received." }),
};

export function wayValue({ code, name, min, max, fee, presets, minutes }: Method, language: Language) {
  return {
    ...{ method: code, name: localText(name, language), minutes },
    ...{ min: asAmount(min), max: asAmount(max), presets: presets.map(asAmount) },
    fee: { fixed: asAmount({ ...min, minor: fee.fixedMinor }), bps: fee.bps },
  };
}

/** How an order came to where it is, by the states that orders of its kind have. */
export const storyOf = <State extends string>(states: readonly State[]) =>
  z.array(
    z.object({
      state: z.enum(states),
      at: instant,
      reason: z.enum(ORDER_REASONS).nullable(),
      note: z.string().nullable().meta({ description: "What the house wrote to the player." }),
    }),
  );

type Told<State> = {
  readonly state: State;
  readonly at: string;
  readonly reason: OrderReason | null;
  readonly note: string | null;
};

export function storyValue<State extends string>(timeline: readonly TimelineEntry<State>[]): Told<State>[] {
  return timeline.map(({ at, ...entry }) => ({ ...entry, at: asInstant(at) }));
}

/** Whatever of an amount is not taken is said of that field. */
export const ofAmount = <Reason>(reason: Reason) => ({ reason, fields: ["amount"] });
