import { z } from "zod";
import { type Money, parseMoney } from "../core/numbers/money.ts";
import { PLAIN_NAME } from "../core/text/plain-name.ts";
import { PAYOUT_MINOR_MAX } from "../wallet/index.ts";

/** The number of something: a player, an alarm, a difference. */
export const number = z
  .string()
  .regex(/^[1-9]\d{0,17}$/, "not right: a whole number above zero")
  .transform(BigInt);

/** An amount of P as people write it, above zero: `1250.50`. */
export const amount = z.string().transform((typed, check) => {
  const money = parseMoney(typed, "P");
  if (money && money.minor > 0n && money.minor <= PAYOUT_MINOR_MAX) return money;
  check.addIssue({ code: "custom", message: "not an amount above zero, such as 1250.50" });
  return z.NEVER;
});

const FREE = /^0+(\.0+)?$/;

/** The same, or nothing: `0`. */
export const amountOrNone = z.string().transform((typed, check) => {
  const money = parseMoney(typed, "P");
  if (money && (money.minor > 0n || FREE.test(typed))) return money;
  check.addIssue({ code: "custom", message: "not an amount such as 1250.50, or 0" });
  return z.NEVER;
});

/** Amounts with commas between them, or `none`. */
export const amounts = z.string().transform((typed, check) => {
  const read = typed === "none" ? [] : typed.split(",").map((part) => parseMoney(part, "P"));
  const good = read.filter((money) => money !== null && money.minor > 0n);
  if (good.length === read.length) return good as Money[];
  check.addIssue({ code: "custom", message: "not amounts such as 50,100.50,500, or none" });
  return z.NEVER;
});

/** A whole number of at most five digits. */
export const count = z
  .string()
  .regex(/^\d{1,5}$/, "not right: a whole number, such as 3")
  .transform(Number);

/** A whole number from 1 to the most. */
export const upTo = (most: number) =>
  count.refine((said) => said >= 1 && said <= most, { message: `not 1 to ${most}` });

/** Why something is done. It is kept; a player may be told it where the command says so. */
export const reason = z.string().trim().min(1).max(500);

/** The same where it goes with corrections to the wallet, which takes one line of so much. */
export const toldReason = reason
  .max(200)
  .refine((said) => !/[\p{Cc}\p{Surrogate}]/u.test(said), { message: "not one line of text" });

/** What a mission, a raffle or terms are called. */
export const name = z.string().regex(PLAIN_NAME);

/** A brand, or a code that a vendor or a provider gave. */
export const code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/);

/** The code of a game, which is its vendor's own word. */
export const gameCode = z
  .string()
  .min(1)
  .max(100)
  .refine((said) => !/[\p{Cc}\p{Surrogate}]/u.test(said), { message: "not the code of a game" });

const MOMENT = z.iso.datetime({ offset: true, precision: -1 }).or(z.iso.datetime({ offset: true }));

/** A moment with its zone: `2026-05-05T18:30+03:30`. */
export const moment = z.string().transform((written, check) => {
  if (MOMENT.safeParse(written).success) return new Date(written);
  check.addIssue({ code: "custom", message: "not a moment with its zone, such as 2026-05-05T18:30+03:30" });
  return z.NEVER;
});

export const yes = z.literal("yes");

/** What stays as it is where nothing is said; `none`, which is null, takes it away. */
export const orNone = <Field extends z.ZodType>(field: Field) =>
  z
    .literal("none")
    .transform(() => null)
    .or(field)
    .optional();
