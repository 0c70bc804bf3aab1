import { z } from "zod";
import { CATEGORIES } from "../../../catalogue/index.ts";
import { money, parseMoney } from "../../../core/numbers/money.ts";
import { done, type Outcome } from "../../../core/outcome.ts";
import { GIVES, type Gift, type Gives, ONCE, type Share, shareRow } from "../../../offers/index.ts";
import { refused } from "../../command.ts";
import { amount, code, count, moment, name, number, orNone, reason, yes } from "../../fields.ts";
import { freeRoundSaid } from "../../games/free-round-said.ts";
import type { Refused } from "../../reasons.ts";

const listed = z.string().transform((typed) => typed.split(","));

/** `10`, or from which level on how much: `0:10,3:25.50`. */
const steps = z.string().transform((typed) =>
  typed.split(",").map((part) => {
    const [level = "", sum] = part.includes(":") ? part.split(":") : ["0", part];
    return { level: Number(level), sum: sum ?? "" };
  }),
);

/** To whom, as an operator says it. Null is what was said to be asked no more. */
const saidWho = z.object({
  promotion: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
  level: orNone(count),
  country: orNone(listed),
  language: orNone(listed),
  "registered-from": orNone(z.string()),
  "registered-until": orNone(z.string()),
  agent: orNone(number),
  budget: orNone(z.string().max(30)),
  "day-budget": orNone(z.string().max(30)),
  from: moment.optional(),
  until: orNone(moment),
  brand: code.optional(),
  reason: reason.optional(),
});

/** What an operator says of an offer. */
export const saidOffer = saidWho.extend({
  gives: z.enum(GIVES).optional(),
  amount: steps.optional(),
  terms: name.optional(),
  "free-game": z.string().max(150).optional(),
  many: count.optional(),
  "free-days": count.optional(),
  raffle: name.optional(),
  once: z.enum(ONCE).optional(),
  anniversary: orNone(yes),
  "first-deposit": orNone(yes),
  weekdays: orNone(listed),
  hours: orNone(z.string().max(10)),
  deposit: orNone(amount),
  deposited: orNone(amount),
  staked: orNone(amount),
  on: orNone(z.enum(CATEGORIES)),
  rounds: orNone(count),
  game: z.string().max(150).optional(),
  within: z.enum(["day", "week", "month"]).optional(),
  streak: orNone(count),
  also: orNone(z.string().max(500)),
});

/** What an operator says of a cashback. */
export const saidCashback = saidWho.extend({
  percent: steps.optional(),
  weights: listed.optional(),
  least: amount.optional(),
  most: amount.optional(),
  as: z.enum(["cash", "bonus"]).optional(),
  terms: name.optional(),
});

export type SaidWho = z.output<typeof saidWho>;
export type SaidOffer = z.output<typeof saidOffer>;
export type SaidCashback = z.output<typeof saidCashback>;

const STANDARD = "standard";
const FREE_DAYS = 7;
const MANY_MAX = 1_000;

const notGiven = (why: string) => refused("badGift", why);

/** What was said that it gives. */
export function giftSaid({
  gives: what,
  amount: said,
  terms = STANDARD,
  ...rest
}: SaidOffer): Outcome<Gift, Refused> {
  if (!what || !said) return refused("newRule", "--gives and --amount.");
  const read = said.map(({ level, sum }) => ({ level, minor: minorSaid(sum, what) ?? 0n }));
  if (read.some(({ minor }) => minor <= 0n))
    return notGiven(what === "tickets" ? "Tickets are whole numbers above zero." : "Sums are above zero.");
  const fault = stairFault(read);
  if (fault) return notGiven(fault);
  if (what === "bonus") return done({ what, terms, steps: read });
  if (what === "tickets")
    return rest.raffle
      ? done({ what, steps: read, raffle: rest.raffle })
      : notGiven("Tickets are of a raffle: --raffle CODE.");
  if (what !== "rounds") return done({ what, steps: read });
  return roundsSaid(read, rest);
}

type Step = { readonly level: number; readonly minor: bigint };

function roundsSaid(
  read: readonly Step[],
  { "free-game": named, many, "free-days": days = FREE_DAYS }: Omit<SaidOffer, "gives" | "amount" | "terms">,
): Outcome<Gift, Refused> {
  if (!named || !many) return notGiven("Rounds need --free-game VENDOR/CODE and --many.");
  if (many > MANY_MAX) return notGiven(`--many is 1 to ${MANY_MAX}.`);
  if (days < 1 || days > 365) return notGiven("--free-days is 1 to 365.");
  const rounds = read.map(({ minor }) => freeRoundSaid(named, minor));
  for (const round of rounds) if (!round.ok) return round;
  const [first] = rounds;
  if (!first?.ok) return notGiven("Rounds need --amount.");
  const { vendor, game } = first.value;
  return done({ what: "rounds", steps: [...read], vendor, game, many, days });
}

const LEVEL_MAX = 99;
const STEPS_MAX = 20;

/** Why steps do not rise from level to level; null where they do. */
function stairFault(all: readonly { readonly level: number }[]): string | null {
  const isLevel = all.every(({ level }) => Number.isInteger(level) && level >= 0 && level <= LEVEL_MAX);
  if (!isLevel) return "A level is a rank, as in 0:10,3:25.";
  const isRising = all.every(({ level }, nth) => nth === 0 || level > (all[nth - 1]?.level ?? 0));
  if (!isRising) return "Levels rise from one to the next, as in 0:10,3:25.";
  return all.length <= STEPS_MAX ? null : `There are ${STEPS_MAX} levels at most.`;
}

const RATE_MAX = 5_000;
const HUNDREDTHS = 100;
const LEAST = money(1_00n, "P");

/** The share that was said. Percents have two places at most. */
export function shareSaid({
  percent,
  weights,
  as: what = "cash",
  terms = STANDARD,
  least = LEAST,
  most,
}: SaidCashback): Outcome<Share, Refused> {
  if (!percent || !weights || !most) return refused("newRule", "--percent, --weights and --most.");
  const read = percent.map(({ level, sum }) => ({ level, rate: Math.round(Number(sum) * HUNDREDTHS) }));
  const weighed = weights
    .map((part) => part.split(":"))
    .map(([product = "", weight]) => [product, Number(weight ?? 100)]);
  const share = shareRow.safeParse({
    ...{ what, terms, steps: read, weights: Object.fromEntries(weighed) },
    ...{ leastMinor: least.minor.toString(), mostMinor: most.minor.toString() },
  });
  const isBound = read.every(({ rate }) => rate >= 1 && rate <= RATE_MAX) && least.minor <= most.minor;
  return share.success && isBound && stairFault(read) === null ? done(share.data) : refused("badShare");
}

/** What was typed, in what is given: money, points or tickets; null where it is no such number. */
function minorSaid(typed: string, what: Gives): bigint | null {
  if (what === "tickets") return /^[1-9]\d{0,8}$/.test(typed) ? BigInt(typed) : null;
  return parseMoney(typed, what === "points" ? "PTS" : "P")?.minor ?? null;
}

type Budgets = { readonly budgetMinor: bigint | null; readonly dayBudgetMinor: bigint | null };

/** Budgets in what is given: money, points or tickets. */
export function budgetsSaid(
  { budget, "day-budget": dayBudget }: SaidWho,
  gives: Gives,
): Outcome<Budgets, Refused> {
  const read = (typed: string | null | undefined) => (typed ? (minorSaid(typed, gives) ?? 0n) : null);
  const budgets = { budgetMinor: read(budget), dayBudgetMinor: read(dayBudget) };
  return Object.values(budgets).includes(0n) ? refused("badBudget") : done(budgets);
}
