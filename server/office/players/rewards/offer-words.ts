import { money, plainAmount } from "../../../core/numbers/money.ts";
import type { CashbackOffer, ClaimOffer, Condition, Offer } from "../../../offers/index.ts";
import type { SaidCashback, SaidOffer, SaidWho } from "./offer-said.ts";

const sumIn = (unit: Offer["unit"]) => (minor: bigint) =>
  unit === "tickets" ? minor.toString() : plainAmount(money(minor, unit));

/** A rule that holds, as an operator would say it: what is not said again stays so. */
export function wordsOfClaim(offer: ClaimOffer): Partial<SaidOffer> {
  return { ...whoWords(offer), ...giftWords(offer), once: offer.once };
}

/** The same of a cashback. */
export function wordsOfCashback(offer: CashbackOffer): Partial<SaidCashback> {
  const { what, terms, steps, weights, leastMinor, mostMinor } = offer.gift;
  return {
    ...whoWords(offer),
    percent: steps.map(({ level, rate }) => ({ level, sum: String(rate / 100) })),
    weights: Object.entries(weights).map(([product, weight]) => `${product}:${weight}`),
    ...{ least: money(leastMinor, "P"), most: money(mostMinor, "P"), as: what, terms },
  };
}

/** What it gives; nothing of it is carried over to a gift of another kind. */
function giftWords({ gift, unit }: ClaimOffer): Partial<SaidOffer> {
  const said = sumIn(unit);
  const amount = gift.steps.map(({ level, minor }) => ({ level, sum: said(minor) }));
  const common = { gives: gift.what, amount };
  if (gift.what === "bonus") return { ...common, terms: gift.terms };
  if (gift.what === "tickets") return { ...common, raffle: gift.raffle };
  if (gift.what !== "rounds") return common;
  const game = `${gift.vendor}/${gift.game}`;
  return { ...common, "free-game": game, many: gift.many, "free-days": gift.days };
}

function whoWords({ conditions, budgetMinor, dayBudgetMinor, unit, from, until }: Offer): Partial<SaidOffer> {
  const said = sumIn(unit);
  // Rounds come first: where stakes are asked too, their time is the longer one and was the one that was said.
  const rounds = conditions.filter(({ is }) => is === "rounds");
  const others = conditions.filter(({ is }) => is !== "rounds");
  return {
    ...Object.assign({}, ...[...rounds, ...others].map(wordsOfCondition)),
    budget: budgetMinor === null ? null : said(budgetMinor),
    "day-budget": dayBudgetMinor === null ? null : said(dayBudgetMinor),
    ...{ from, until },
  };
}

function wordsOfCondition(condition: Condition): Partial<SaidOffer> {
  switch (condition.is) {
    case "level":
    case "streak":
      return { [condition.is]: condition.least };
    case "country":
    case "language":
    case "weekdays":
      return { [condition.is]: [...condition.any] };
    case "registeredFrom":
      return { "registered-from": condition.day };
    case "registeredUntil":
      return { "registered-until": condition.day };
    case "line":
      return { agent: condition.agent };
    case "anniversary":
      return { anniversary: "yes" };
    case "firstDeposit":
      return { "first-deposit": "yes" };
    case "hours":
      return { hours: `${condition.from}-${condition.until}` };
    case "also":
      return { also: condition.text };
    default:
      return wordsOfCounted(condition);
  }
}

type Counted = Extract<Condition, { is: "deposit" | "deposited" | "staked" | "rounds" | "lost" }>;

function wordsOfCounted(condition: Counted): Partial<SaidOffer> {
  switch (condition.is) {
    case "deposit":
      return { deposit: money(condition.least, "P") };
    case "deposited":
      return { deposited: money(condition.least, "P"), within: condition.within };
    case "staked":
      return { staked: money(condition.least, "P"), within: condition.within, on: condition.product };
    case "rounds":
      return { rounds: condition.least, within: condition.within, game: condition.game };
    default:
      return {};
  }
}

/** What is said over what holds. Null takes a word away. */
export const saidOver = <Words extends SaidWho>(kept: Partial<Words>, said: Words): Words => ({
  ...kept,
  ...said,
});
