import { z } from "zod";
import type { Json } from "../../wagers/wager-statements.ts";
import { linesOf, type SlipLine, wholeLine } from "./combinations.ts";

export const SLIP_KINDS = ["single", "multiple", "system"] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

/** What a change of a price since it was seen does: nothing is placed, or only at a better one, or at any. */
export const PRICE_CONSENTS = ["none", "better", "any"] as const;
export type PriceConsent = (typeof PRICE_CONSENTS)[number];

/** A wager of the book, as it is kept in its `choice`. */
export type BookChoice = {
  readonly kind: SlipKind;
  /** Of a system its name; else null. */
  readonly system: string | null;
  /** The stake of each line, in minor units. */
  readonly perLine: string;
  readonly legs: readonly { readonly selection: string; readonly price: number }[];
  /** The most that the book paid for a slip when this one was placed. */
  readonly most: string;
};

const bookChoice = z.object({
  kind: z.enum(SLIP_KINDS),
  system: z.string().nullable(),
  perLine: z.string().regex(/^\d{1,18}$/),
  legs: z.array(z.object({ selection: z.string(), price: z.number().int() })).min(1),
  most: z.string().regex(/^\d{1,18}$/),
});

export function readChoice(choice: Json): BookChoice {
  return bookChoice.parse(choice);
}

/** The lines of a slip; null when so many legs do not make them. */
export function slipLines(kind: SlipKind, system: string | null, legs: number): readonly SlipLine[] | null {
  if (kind === "system") return linesOf(system ?? "", legs);
  if (kind === "multiple") return legs >= 2 ? [wholeLine(legs)] : null;
  return legs === 1 ? [wholeLine(1)] : null;
}
