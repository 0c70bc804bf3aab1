import { z } from "zod";
import { CATEGORIES } from "../../../catalogue/index.ts";
import { type Money, money, parseMoney } from "../../../core/numbers/money.ts";
import {
  type Condition,
  conditionRow,
  GIVES,
  type Gift,
  type Gives,
  ONCE,
  type Share,
  shareRow,
  type Within,
} from "../../../offers/index.ts";
import { freeRoundsVendor } from "../../../studio/index.ts";
import { amount, code, count, moment, name, number, reason, yes } from "../../fields.ts";

const listed = z.string().transform((typed) => typed.split(","));

/** `10`, or from which level on how much: `0:10,3:25.50`. */
const steps = z.string().transform((typed) =>
  typed.split(",").map((part) => {
    const [level = "", sum] = part.includes(":") ? part.split(":") : ["0", part];
    return { level: Number(level), sum: sum ?? "" };
  }),
);

/** To whom, as an operator says it: what is left out is not asked. */
export const saidWho = z.object({
  promotion: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
  level: count.optional(),
  country: listed.optional(),
  language: listed.optional(),
  "registered-from": z.string().optional(),
  "registered-until": z.string().optional(),
  agent: number.optional(),
  budget: z.string().max(30).optional(),
  "day-budget": z.string().max(30).optional(),
  from: moment.optional(),
  until: moment.optional(),
  brand: code.optional(),
  reason: reason.optional(),
});

/** What an operator says of an offer. */
export const saidOffer = saidWho.extend({
  gives: z.enum(GIVES),
  amount: steps,
  terms: name.default("standard"),
  "free-game": z.string().max(100).optional(),
  many: count.optional(),
  "free-days": count.optional(),
  raffle: name.optional(),
  once: z.enum(ONCE).default("once"),
  anniversary: yes.optional(),
  "first-deposit": yes.optional(),
  weekdays: listed.optional(),
  hours: z
    .string()
    .regex(/^\d{1,2}-\d{1,2}$/)
    .optional(),
  deposit: amount.optional(),
  deposited: amount.optional(),
  staked: amount.optional(),
  on: z.enum(CATEGORIES).optional(),
  rounds: count.optional(),
  game: z.string().max(150).optional(),
  within: z.enum(["day", "week", "month"]).default("week"),
  streak: count.optional(),
  also: z.string().max(500).optional(),
});

/** What an operator says of a cashback. */
export const saidCashback = saidWho.extend({
  percent: steps,
  weights: listed,
  least: amount.default(money(1_00n, "P")),
  most: amount,
  as: z.enum(["cash", "bonus"]).default("cash"),
  terms: name.default("standard"),
});

type Who = z.output<typeof saidWho>;
type Said = z.output<typeof saidOffer>;

const minorOf = (sum: Money | undefined) => sum?.minor.toString();

type Row = readonly [said: unknown, row: object];

/** Those of whom; null where one cannot be. */
export const whoSaid = (said: Who): Condition[] | null => readRows(whoRows(said));

function whoRows({ level, country, language, agent, ...said }: Who): Row[] {
  return [
    [level, { is: "level", least: level }],
    [country, { is: "country", any: country }],
    [language, { is: "language", any: language }],
    [said["registered-from"], { is: "registeredFrom", day: said["registered-from"] }],
    [said["registered-until"], { is: "registeredUntil", day: said["registered-until"] }],
    [agent, { is: "line", agent: agent?.toString() }],
  ];
}

function readRows(rows: readonly Row[]): Condition[] | null {
  const asked = rows.filter(([said]) => said !== undefined).map(([, row]) => row);
  const read = z.array(conditionRow).safeParse(asked);
  return read.success ? read.data : null;
}

/** The conditions that were said, in the order in which a player reads them; null where one cannot be. */
export function conditionsSaid(said: Said): Condition[] | null {
  const { weekdays, hours, on: product = null, rounds, game, within } = said;
  const [from, until] = (hours ?? "").split("-").map(Number);
  return readRows([
    ...whoRows(said),
    [said.anniversary, { is: "anniversary" }],
    [weekdays, { is: "weekdays", any: weekdays }],
    [hours, { is: "hours", from, until }],
    [said["first-deposit"], { is: "firstDeposit" }],
    [said.deposit, { is: "deposit", least: minorOf(said.deposit) }],
    [said.deposited, { is: "deposited", within, least: minorOf(said.deposited) }],
    [said.staked, { is: "staked", within, product, least: minorOf(said.staked) }],
    [rounds, { is: "rounds", within: shorter(within), game, least: rounds }],
    [said.streak, { is: "streak", least: said.streak }],
    [said.also, { is: "also", text: said.also }],
  ]);
}

/** Rounds are counted over a week at most. */
const shorter = (within: Within) => (within === "day" ? "day" : "week");

/** What was said that it gives; null where that is nothing that can be given. */
export function giftSaid({ gives: what, amount: said, terms, many, ...rest }: Said): Gift | null {
  const read = said.map(({ level, sum }) => ({ level, minor: minorSaid(sum, what) ?? 0n }));
  if (!isStair(read) || read.some(({ minor }) => minor <= 0n)) return null;
  if (what === "bonus") return { what, terms, steps: read };
  if (what === "tickets") return rest.raffle ? { what, steps: read, raffle: rest.raffle } : null;
  if (what !== "rounds") return { what, steps: read };
  const game = rest["free-game"] ?? "";
  const vendors = read.map(({ minor }) => freeRoundsVendor(game, minor));
  const [vendor] = vendors;
  if (!vendor || vendors.includes(null) || !many || many > 1_000) return null;
  return { what, steps: read, vendor, game, many, days: rest["free-days"] ?? 7 };
}

const LEVEL_MAX = 99;
const STEPS_MAX = 20;

/** Whether steps rise from level to level. */
function isStair(all: readonly { readonly level: number }[]): boolean {
  const isRising = all.every(({ level }, nth) => nth === 0 || level > (all[nth - 1]?.level ?? 0));
  const isLevel = all.every(({ level }) => Number.isInteger(level) && level >= 0 && level <= LEVEL_MAX);
  return isRising && isLevel && all.length <= STEPS_MAX;
}

const RATE_MAX = 5_000;
const HUNDREDTHS = 100;

/** The share that was said; null where it is none. Percents have two places at most. */
export function shareSaid({
  percent,
  weights,
  as: what,
  terms,
  least,
  most,
}: z.output<typeof saidCashback>): Share | null {
  const read = percent.map(({ level, sum }) => ({ level, rate: Math.round(Number(sum) * HUNDREDTHS) }));
  const weighed = weights
    .map((part) => part.split(":"))
    .map(([product = "", weight]) => [product, Number(weight ?? 100)]);
  const share = shareRow.safeParse({
    ...{ what, terms, steps: read, weights: Object.fromEntries(weighed) },
    ...{ leastMinor: least.minor.toString(), mostMinor: most.minor.toString() },
  });
  const isBound = read.every(({ rate }) => rate >= 1 && rate <= RATE_MAX) && least.minor <= most.minor;
  return share.success && isBound && isStair(read) ? share.data : null;
}

/** What was typed, in what is given: money, points or tickets; null where it is no such number. */
function minorSaid(typed: string, what: Gives): bigint | null {
  if (what === "tickets") return /^[1-9]\d{0,8}$/.test(typed) ? BigInt(typed) : null;
  return parseMoney(typed, what === "points" ? "PTS" : "P")?.minor ?? null;
}

/** Budgets in what is given: money, points or tickets; null where one is no amount. */
export function budgetsSaid({ budget, ...said }: Who, gives: Gives) {
  const read = (typed: string | undefined) => (typed === undefined ? null : (minorSaid(typed, gives) ?? 0n));
  const budgets = { budgetMinor: read(budget), dayBudgetMinor: read(said["day-budget"]) };
  return Object.values(budgets).includes(0n) ? null : budgets;
}
