import { z } from "zod";
import { CATEGORIES } from "../catalogue/index.ts";
import { WEEKDAYS } from "../core/days.ts";
import { LANGUAGES } from "../core/languages.ts";

/** Over which time something is summed: the day or the week of the brand that goes on, or thirty days. */
export const WITHIN = ["day", "week", "month"] as const;
export type Within = (typeof WITHIN)[number];

/** The longest text of a condition that an operator writes in CEL. */
export const TEXT_MAX = 500;
export const CONDITIONS_MAX = 12;
const COUNT_MAX = 100_000;
const LEVEL_MAX = 99;
const HOURS = 24;
export const STREAK_MAX = 60;

const minor = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt);
const count = z.int().min(1).max(COUNT_MAX);
const hour = z.int().min(0).max(HOURS);
const day = z.iso.date();
const within = z.enum(WITHIN);
const game = z.string().regex(/^[^/"\\]{1,40}\/[^"\\]{1,100}$/);
const languages = z.enum(Object.keys(LANGUAGES) as [keyof typeof LANGUAGES]);

/** What somebody has to be, when it has to be, and what has to have been done, one by one. */
export const conditionRow = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("level"), least: z.int().min(1).max(LEVEL_MAX) }),
  z.strictObject({
    is: z.literal("country"),
    any: z
      .array(z.string().regex(/^[1-9]\d{0,3}$/))
      .min(1)
      .max(20),
  }),
  z.strictObject({ is: z.literal("language"), any: z.array(languages).min(1) }),
  z.strictObject({ is: z.literal("registeredFrom"), day }),
  z.strictObject({ is: z.literal("registeredUntil"), day }),
  z.strictObject({ is: z.literal("line"), agent: minor }),
  z.strictObject({ is: z.literal("anniversary") }),
  z.strictObject({ is: z.literal("firstDeposit") }),
  z.strictObject({ is: z.literal("weekdays"), any: z.array(z.enum(WEEKDAYS)).min(1) }),
  z.strictObject({ is: z.literal("hours"), from: hour, until: hour }),
  z.strictObject({ is: z.literal("deposit"), least: minor }),
  z.strictObject({ is: z.literal("deposited"), within, least: minor }),
  z.strictObject({ is: z.literal("staked"), within, product: z.enum(CATEGORIES).nullable(), least: minor }),
  z.strictObject({ is: z.literal("rounds"), within: z.enum(["day", "week"]), game, least: count }),
  z.strictObject({ is: z.literal("streak"), least: z.int().min(2).max(STREAK_MAX) }),
  z.strictObject({ is: z.literal("lost"), least: minor }),
  z.strictObject({ is: z.literal("also"), text: z.string().min(1).max(TEXT_MAX) }),
]);

export type Condition = z.output<typeof conditionRow>;
export type ConditionKind = Condition["is"];

export const CONDITION_KINDS: readonly ConditionKind[] = conditionRow.options.map(
  ({ shape }) => shape.is.value,
);

/** As their row keeps them. */
export const writtenConditions = (conditions: readonly Condition[]) =>
  JSON.stringify(conditions, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));

const list = (values: readonly string[]) => JSON.stringify(values);
/** Whatever product it is of. */
export const ANY = "all";

/** What a condition counts, as CEL; null where it is a matter of yes or no. */
export function countedCel(condition: Condition): string | null {
  switch (condition.is) {
    case "deposit":
      return "deposit";
    case "deposited":
      return `sum(deposited, "${condition.within}")`;
    case "staked":
      return `sum(staked, "${condition.within} ${condition.product ?? ANY}")`;
    case "rounds":
      return `sum(rounds, ${JSON.stringify(`${condition.within} ${condition.game}`)})`;
    case "streak":
    case "lost":
    case "level":
      return condition.is;
    default:
      return null;
  }
}

/** One condition as CEL. */
export function celOf(condition: Condition): string {
  switch (condition.is) {
    case "country":
    case "language":
      return `${condition.is} in ${list(condition.any)}`;
    case "registeredFrom":
      return `registered >= "${condition.day}"`;
    case "registeredUntil":
      return `registered <= "${condition.day}"`;
    case "line":
      return `${condition.agent} in line`;
    case "anniversary":
    case "firstDeposit":
      return condition.is;
    case "weekdays":
      return `weekday in ${list(condition.any)}`;
    case "hours":
      return condition.from < condition.until
        ? `(hour >= ${condition.from} && hour < ${condition.until})`
        : `(hour >= ${condition.from} || hour < ${condition.until})`;
    case "also":
      return `(${condition.text})`;
    default:
      return `${countedCel(condition)} >= ${condition.least}`;
  }
}

/** All of them as one text; where nothing is asked, everybody is meant. */
export function celOfAll(conditions: readonly Condition[]): string {
  return conditions.map(celOf).join(" && ") || "true";
}
