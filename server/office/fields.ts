import { z } from "zod";
import { parseMoney } from "../core/money.ts";

/** The number of something: a player, an alarm, a difference. */
export const number = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt);

/** An amount of P as people write it, above zero: `1250.50`. */
export const amount = z.string().transform((typed, check) => {
  const money = parseMoney(typed, "P");
  if (money && money.minor > 0n) return money;
  check.addIssue({ code: "custom", message: "not an amount above zero, such as 1250.50" });
  return z.NEVER;
});

/** Why something is done. It is kept; a player may be told it where the command says so. */
export const reason = z.string().trim().min(1).max(500);

export const code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/);

export const yes = z.literal("yes");
