import { z } from "zod";
import { TIERS_MAX } from "#server/agents/index.ts";
import { isId } from "#server/core/ids.ts";

const short = z.string().max(100);

/** As many products can be weighed on the page; what is beyond them stays as in the terms that one begins with. */
export const WEIGHTS_MAX = 20;

const numbered = (name: string, most: number) =>
  Object.fromEntries(Array.from({ length: most }, (_, nth) => [`${name}${nth + 1}`, short.optional()]));

/** What the form of terms posts, as it was typed: what of it is wrong is for `readTerms` to say. */
export const termsForm = z.object({
  key: short.refine(isId),
  child: z
    .string()
    .regex(/^([1-9]\d{0,17})?$/)
    .optional(),
  rows: z
    .string()
    .regex(/^[1-6]$/)
    .transform(Number),
  /** Which button was pressed: one more row, what it would have paid, keep it, or none of them to send it. */
  press: z.enum(["more", "preview", "keep", "send"]).default("send"),
  issuer: z.enum(["platform", "upline"]),
  apply: z.enum(["whole", "slice"]),
  least: short.optional(),
  cap: short.optional(),
  paymentPassword: z.string().max(400).optional(),
  code: short.optional(),
  ...numbered("from", TIERS_MAX),
  ...numbered("people", TIERS_MAX),
  ...numbered("rate", TIERS_MAX),
  ...numbered("weight", WEIGHTS_MAX),
});

export type TypedTerms = z.output<typeof termsForm>;

/** What of it may be kept as a draft: no proof of whose it is, and nothing of this one form. */
const UNKEPT: ReadonlySet<string> = new Set(["key", "child", "press", "paymentPassword", "code"]);

export function draftFields(typed: TypedTerms): Record<string, string> {
  const kept = Object.entries(typed).filter(([name, value]) => value !== undefined && !UNKEPT.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
