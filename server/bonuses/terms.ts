import { z } from "zod";
import { CATEGORIES } from "../catalogue/index.ts";
import { money, parseMoney, plainAmount } from "../core/numbers/money.ts";

/** What the sum to be staked is a multiple of: the bonus alone, or the bonus with the deposit it was given for. */
export const WAGERED = ["bonus", "deposit-and-bonus"] as const;

export const TIMES_MAX = 60;
export const DAYS_MAX = 365;

/** An amount of P in minor units, written as `1250.50`. */
const amount = z.string().transform((written, check) => {
  const read = parseMoney(written, "P");
  if (read && read.minor > 0n) return read.minor;
  check.addIssue({ code: "custom", message: "not an amount above zero, such as 1250.50" });
  return z.NEVER;
});

/** Of what is staked, so many of a hundred count. */
const weight = z.int().min(0).max(100);

/**
 * What a bonus is played by, as it is written down. It never changes for a bonus that was given. Of a product, or a
 * game (`VENDOR/game`), that has no weight nothing counts.
 */
export const bonusTerms = z.strictObject({
  times: z.int().min(1).max(TIMES_MAX),
  of: z.enum(WAGERED),
  weights: z.partialRecord(z.enum(CATEGORIES), weight),
  games: z.record(z.string().regex(/^[^/]{1,40}\/.{1,100}$/), weight).default({}),
  /** The most of one round's stakes that counts. */
  countsMost: amount.nullable().default(null),
  /** The most that becomes cash; what is above it ends with the bonus. */
  keepsMost: amount.nullable().default(null),
  /** In which it has to be played through, from when it begins. */
  days: z.int().min(1).max(DAYS_MAX),
});

export type BonusTerms = z.output<typeof bonusTerms>;

const written = (minor: bigint | null) => (minor === null ? null : plainAmount(money(minor, "P")));

/** As `bonusTerms` reads them. */
export function writtenTerms({ countsMost, keepsMost, ...terms }: BonusTerms): z.input<typeof bonusTerms> {
  return { ...terms, countsMost: written(countsMost), keepsMost: written(keepsMost) };
}

/** What has to be staked until a bonus is cash, in minor units. */
export function requiredOf(
  { times, of }: Pick<BonusTerms, "times" | "of">,
  { bonusMinor, depositMinor }: { readonly bonusMinor: bigint; readonly depositMinor: bigint },
): bigint {
  return BigInt(times) * (of === "bonus" ? bonusMinor : bonusMinor + depositMinor);
}
