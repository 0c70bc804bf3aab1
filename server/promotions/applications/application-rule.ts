import { z } from "zod";
import { STANDARD_TERMS } from "../../bonuses/index.ts";
import { type Asset, type Money, parseMoney } from "../../core/numbers/money.ts";
import { PLAIN_NAME } from "../../core/text/plain-name.ts";

export const CHANNELS = ["whatsapp", "zalo"] as const;
export type Channel = (typeof CHANNELS)[number];

export const APPLICATION_PERIODS = ["once", "daily"] as const;
export const APPLICATION_PICTURES = ["none", "optional", "required"] as const;
export const APPLICATION_GIVES = ["bonus", "cash", "points"] as const;

const given = (asset: Asset) =>
  z
    .string()
    .max(30)
    .refine((typed) => (parseMoney(typed, asset)?.minor ?? 0n) > 0n, { message: "not an amount above zero" });

const gives = z.discriminatedUnion("what", [
  z.strictObject({
    what: z.literal("bonus"),
    amount: given("P"),
    /** The name of the terms that it is given by. */
    terms: z.string().regex(PLAIN_NAME).default(STANDARD_TERMS),
  }),
  z.strictObject({ what: z.literal("cash"), amount: given("P") }),
  z.strictObject({ what: z.literal("points"), amount: given("PTS") }),
]);

/** How a promotion is applied for, how often, and what it gives to whom it is granted. */
export const applicationRule = z.strictObject({
  once: z.enum(APPLICATION_PERIODS),
  contact: z.enum(CHANNELS).optional(),
  pictures: z.enum(APPLICATION_PICTURES).default("optional"),
  gives,
});

export type ApplicationRule = z.output<typeof applicationRule>;
export type Gives = ApplicationRule["gives"];

/** What it gives, as money or as points. */
export function givenAmount({ what, amount }: Gives): Money {
  const money = parseMoney(amount, what === "points" ? "PTS" : "P");
  if (!money) throw new Error(`A promotion gives ${amount}, which is no amount.`);
  return money;
}
