import { z } from "zod";
import { CATEGORIES } from "../catalogue/index.ts";
import { freeRoundStake } from "../studio/index.ts";

export const GIVES = ["cash", "points", "bonus", "rounds", "tickets"] as const;
export type Gives = (typeof GIVES)[number];

const minor = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt);
const level = z.int().min(0).max(99);

/** What budgets are counted in: money, points, or tickets of a raffle. */
export type GiftUnit = "P" | "PTS" | "tickets";

/** What is given from a level on, the lowest first: of rounds the bet of one on each line, of tickets how many. */
const steps = z.array(z.strictObject({ level, minor })).min(1).max(20);
const terms = z.string();

/** What a claim gives, as its row keeps it. */
export const giftRow = z.discriminatedUnion("what", [
  z.strictObject({ what: z.literal("cash"), steps }),
  z.strictObject({ what: z.literal("points"), steps }),
  z.strictObject({ what: z.literal("bonus"), steps, terms }),
  z.strictObject({
    what: z.literal("rounds"),
    steps,
    vendor: z.string(),
    game: z.string(),
    many: z.int().min(1).max(1_000),
    days: z.int().min(1).max(365),
  }),
  z.strictObject({ what: z.literal("tickets"), steps, raffle: z.string() }),
]);

export type Gift = z.output<typeof giftRow>;

/** What cashback gives of a week's net loss, as its row keeps it. */
export const shareRow = z.strictObject({
  what: z.enum(["cash", "bonus"]),
  terms,
  /** Hundredths of a percent from a level on, the lowest first. */
  steps: z
    .array(z.strictObject({ level, rate: z.int().min(1).max(5_000) }))
    .min(1)
    .max(20),
  /** How many percent of what was lost on a product count. */
  weights: z.partialRecord(z.enum(CATEGORIES), z.int().min(1).max(100)),
  leastMinor: minor,
  mostMinor: minor,
});

export type Share = z.output<typeof shareRow>;

export const writtenGift = (gift: Gift | Share) =>
  JSON.stringify(gift, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));

/** The step that somebody of a level stands on; none below the lowest. */
export function stepAt<Step extends { readonly level: number }>(
  all: readonly Step[],
  at: number,
): Step | undefined {
  return all.findLast((step) => step.level <= at);
}

export function unitOf(what: Gives): GiftUnit {
  if (what === "tickets") return what;
  return what === "points" ? "PTS" : "P";
}

/** What a gift is worth all in all to somebody of a level, in minor units; nothing below its lowest step. */
export function worthOf(gift: Gift, at: number): bigint {
  const one = stepAt(gift.steps, at)?.minor ?? 0n;
  return gift.what === "rounds" ? freeRoundStake(gift.game, one) * BigInt(gift.many) : one;
}

const WHOLE_RATE = 10_000n;

/** What a week's net loss brings, rounded down: nothing where that is less than the least, and never more than the most. */
export function sharedMinor(
  { steps: rates, leastMinor, mostMinor }: Pick<Share, "steps" | "leastMinor" | "mostMinor">,
  { lost, level: at }: { readonly lost: bigint; readonly level: number },
): bigint {
  const share = (lost * BigInt(stepAt(rates, at)?.rate ?? 0)) / WHOLE_RATE;
  if (share < leastMinor) return 0n;
  return share > mostMinor ? mostMinor : share;
}
