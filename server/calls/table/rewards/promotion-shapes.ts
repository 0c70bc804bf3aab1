import { z } from "zod";
import { money } from "../../../core/numbers/money.ts";
import {
  type Claim,
  CONDITION_KINDS,
  GIVES,
  type Gift,
  type Judged,
  ONCE,
  type OwnOffer,
  worthOf,
} from "../../../offers/index.ts";
import { PROMOTION_STATUSES, type PromotionCard } from "../../../promotions/index.ts";
import { amount, asAmount, asInstant, asSum, instant } from "../../shapes.ts";

export const promotion = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: z.string(),
  status: z.enum(PROMOTION_STATUSES),
  from: instant.nullable().meta({ description: "Null where no date holds, also of what was stopped." }),
  until: instant.nullable(),
});

export function promotionValue({ image, dates, ...of }: PromotionCard): z.infer<typeof promotion> {
  return {
    ...{ id: of.id, title: of.title, summary: of.summary, picture: image, status: of.status },
    from: dates?.from ? asInstant(dates.from) : null,
    until: dates?.until ? asInstant(dates.until) : null,
  };
}

const counted = z.union([amount, z.int()]);

const condition = z.object({
  is: z.enum(CONDITION_KINDS),
  isMet: z.boolean(),
  least: counted.nullable().meta({ description: "An amount where money is counted, else how many." }),
  has: counted.nullable().meta({ description: "How far the player is." }),
  within: z.string().nullable().meta({ description: "Over which time that is counted." }),
  product: z.string().nullable(),
  game: z.string().nullable(),
  any: z.array(z.string()).nullable().meta({ description: "One of these: countries, languages or days." }),
  hours: z.object({ from: z.int(), until: z.int() }).nullable(),
  day: z.string().nullable(),
});

const OF_MONEY: ReadonlySet<string> = new Set(["deposit", "deposited", "staked"]);

function conditionValue({ condition: asked, isMet, has }: Judged): z.infer<typeof condition> {
  const sum = (of: bigint | number) => (OF_MONEY.has(asked.is) ? asSum(BigInt(of)) : Number(of));
  return {
    ...{ is: asked.is, isMet, has: has === null ? null : sum(has) },
    least: "least" in asked ? sum(asked.least) : null,
    within: "within" in asked ? asked.within : null,
    product: "product" in asked ? asked.product : null,
    game: "game" in asked ? asked.game : null,
    any: "any" in asked ? [...asked.any] : null,
    hours: asked.is === "hours" ? { from: asked.from, until: asked.until } : null,
    day: "day" in asked ? asked.day : null,
  };
}

const gift = z.object({
  what: z.enum(GIVES),
  amount: amount.nullable().meta({ description: "What it is worth; null of tickets." }),
  tickets: z.int().nullable(),
});

function giftValue(what: Gift["what"], minor: bigint): z.infer<typeof gift> {
  if (what === "tickets") return { what, amount: null, tickets: Number(minor) };
  return { what, amount: asAmount(money(minor, what === "points" ? "PTS" : "P")), tickets: null };
}

export const claim = gift.extend({
  claimedAt: instant,
  movementId: z.string().nullable(),
  bonusId: z.string().nullable(),
});

export function claimValue({ what, minor, claimedAt, movementId, bonusId }: Claim): z.infer<typeof claim> {
  return {
    ...giftValue(what, minor),
    ...{ claimedAt: asInstant(claimedAt), bonusId },
    movementId: movementId === null ? null : `${movementId}`,
  };
}

export const offer = z.object({
  canClaim: z.boolean(),
  isGoneToday: z.boolean().meta({ description: "Whether what there was of it for today is gone." }),
  once: z.enum(ONCE).meta({ description: "Within what it is given once." }),
  until: instant.nullable(),
  gives: gift.extend({
    fromLevel: z.int().nullable().meta({ description: "The level it begins at; null for who reached it." }),
    raffle: z.string().nullable(),
    rounds: z.object({ vendor: z.string(), game: z.string(), many: z.int() }).nullable(),
  }),
  conditions: z.array(condition),
  claim: claim.nullable().meta({ description: "What was given in the period that goes on." }),
});

/** What a rule gives this player, or, below the lowest level, what it gives there. */
export function offerValue({ offer: of, conditions, minor, ...own }: OwnOffer): z.infer<typeof offer> {
  const [lowest] = of.gift.steps;
  const isBelow = minor === 0n;
  return {
    ...{ canClaim: own.canClaim, isGoneToday: own.isGoneToday, once: of.once },
    until: of.until && asInstant(of.until),
    gives: {
      ...giftValue(of.gift.what, isBelow ? worthOf(of.gift, lowest?.level ?? 0) : minor),
      fromLevel: isBelow ? (lowest?.level ?? null) : null,
      raffle: of.gift.what === "tickets" ? of.gift.raffle : null,
      rounds:
        of.gift.what === "rounds" ? { vendor: of.gift.vendor, game: of.gift.game, many: of.gift.many } : null,
    },
    conditions: conditions.map(conditionValue),
    claim: own.claim && claimValue(own.claim),
  };
}
