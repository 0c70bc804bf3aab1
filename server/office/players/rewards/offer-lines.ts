import { money } from "../../../core/numbers/money.ts";
import {
  type Condition,
  type Gift,
  type GiftUnit,
  type Offer,
  type Share,
  unitOf,
  worthOf,
} from "../../../offers/index.ts";
import { sum } from "../../lines.ts";

const P = (minor: bigint) => sum(money(minor, "P"));

/** So much of what an offer gives, as an operator reads it. */
export const saidUnits = (minor: bigint, unit: GiftUnit): string =>
  unit === "tickets" ? `${minor} tickets` : sum(money(minor, unit));

/** What an offer gives, by level where it rises. */
export function givesOf({ gift }: Pick<Offer, "gift">): string {
  const steps = gift.steps.map((step) => {
    const much = "rate" in step ? `${step.rate / 100}%` : stepOf(gift, step);
    return step.level === 0 ? much : `from level ${step.level} on ${much}`;
  });
  const much = steps.join(", ");
  if ("weights" in gift) return `cashback as ${gift.what} ${much}`;
  if (gift.what === "tickets") return `${much} of ${gift.raffle}`;
  if (gift.what === "rounds") return `${gift.many} rounds of ${gift.vendor}/${gift.game}: ${much}`;
  return `${gift.what} ${much}`;
}

function stepOf(gift: Gift | Share, { level, minor }: { level: number; minor: bigint }): string {
  const much = saidUnits(minor, unitOf(gift.what));
  return gift.what === "rounds" ? `bet ${much}, worth ${P(worthOf(gift, level))}` : much;
}

/** To whom and for what it is given, in the order in which a player reads it. */
export const toWhom = ({ conditions }: Pick<Offer, "conditions">): string =>
  conditions.map(saidCondition).join(" and ") || "everybody";

function saidCondition(condition: Condition): string {
  switch (condition.is) {
    case "level":
      return `level ${condition.least} or above`;
    case "country":
    case "language":
      return `${condition.is} ${condition.any.join(" or ")}`;
    case "registeredFrom":
      return `joined on ${condition.day} or later`;
    case "registeredUntil":
      return `joined on ${condition.day} or earlier`;
    case "line":
      return `below agent ${condition.agent}`;
    case "anniversary":
      return "the week of the year of joining";
    case "firstDeposit":
      return "the last deposit is the first";
    case "weekdays":
      return `on ${condition.any.join(", ")}`;
    case "hours":
      return `from ${condition.from} to ${condition.until} o'clock`;
    case "also":
      return condition.text;
    default:
      return saidCounted(condition);
  }
}

type Counted = Extract<Condition, { is: "deposit" | "deposited" | "staked" | "rounds" | "streak" | "lost" }>;

function saidCounted(condition: Counted): string {
  switch (condition.is) {
    case "deposit":
      return `a deposit of ${P(condition.least)}`;
    case "deposited":
      return `${P(condition.least)} paid in within a ${condition.within}`;
    case "staked":
      return `${P(condition.least)} staked${condition.product ? ` on ${condition.product}` : ""} within a ${condition.within}`;
    case "rounds":
      return `${condition.least} rounds of ${condition.game} within a ${condition.within}`;
    case "streak":
      return `play on ${condition.least} days in a row`;
    default:
      return `${P(condition.least)} lost`;
  }
}
