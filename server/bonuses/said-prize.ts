import { z } from "zod";
import { type Asset, type Money, parseMoney } from "../core/numbers/money.ts";
import { PAYOUT_MINOR_MAX } from "../wallet/index.ts";
import { STANDARD_TERMS } from "./named-terms.ts";

const amountOf = (asset: Asset) =>
  z.string().transform((typed, check): Money => {
    const read = parseMoney(typed, asset);
    if (read && read.minor > 0n && read.minor <= PAYOUT_MINOR_MAX) return read;
    check.addIssue({ code: "custom", message: "not an amount above zero" });
    return z.NEVER;
  });

/** A sum as an operator's file says it. */
export const saidCash = amountOf("P");

/** What may be won, as an operator's file says it: the fields of each kind. */
export const saidPrize = {
  cash: { pays: z.literal("cash"), amount: saidCash },
  points: { pays: z.literal("points"), amount: amountOf("PTS") },
  bonus: { pays: z.literal("bonus"), amount: saidCash, terms: z.string().max(40).default(STANDARD_TERMS) },
} as const;
