import { z } from "zod";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { audienceOf } from "../../../http/visitor/audience.ts";
import { matchesOfPromotion } from "../../../http/visitor/next-matches.ts";
import { ownPromotions } from "../../../http/visitor/own-promotions.ts";
import type { PlayerVisitor, Visitor } from "../../../http/visitor/visitor.ts";
import { type ClaimRefusal, claimOffer, ownOffers } from "../../../offers/index.ts";
import { PROMOTION_STATUSES, promotionOf, promotionsOf } from "../../../promotions/index.ts";
import { type Call, type CallRefusal, openCall, signedCall } from "../../call.ts";
import { readerOf, readingVisitor } from "../../reader.ts";
import { text } from "../../shapes.ts";
import { match, matchValue } from "./match-shape.ts";
import { claim, claimValue, offer, offerValue, promotion, promotionValue } from "./promotion-shapes.ts";

const MODULE = 8;

const promotionId = text(100).min(1);

const CLAIM_ERRORS = [
  ...(["unknownPromotion", "notClaimed", "promotionClosed", "conditionMissing", "levelTooLow"] as const),
  ...(["budgetSpent", "dayBudgetSpent", "raffleClosed", "ticketsFull", "onABreak", "blocked"] as const),
  ...(["cannotBeGiven", "noAccount", "accountFrozen", "needTrueAccount"] as const),
] as const;

function said(refusal: ClaimRefusal): CallRefusal<(typeof CLAIM_ERRORS)[number]> {
  switch (refusal.reason) {
    case "unknownOffer":
      return { reason: "unknownPromotion" };
    case "notOpen":
      return { reason: "promotionClosed" };
    case "missing":
      return { reason: "conditionMissing" };
    case "trialAccount":
      return { reason: "needTrueAccount" };
    case "playerBlocked":
      return { reason: "blocked" };
    case "budgetSpent":
      return { reason: refusal.gone === "today" ? "dayBudgetSpent" : "budgetSpent" };
    case "unknownTerms":
    case "keyConflict":
    case "insufficientFunds":
      return { reason: "cannotBeGiven" };
    default:
      return { reason: refusal.reason };
  }
}

async function ownOffer({ context, player, language, brand }: PlayerVisitor, id: string) {
  const asked = { player: { ...player, language }, timeZone: brand.timeZone };
  return (await ownOffers(context, asked)).find((one) => one.promotion.id === id) ?? null;
}

const promisedMatch = match.extend({
  isYours: z
    .boolean()
    .meta({ description: "Whether the player's next deposit brings it; without a token, anybody's." }),
});

async function matchesIn(visitor: Visitor, id: string): Promise<z.infer<typeof promisedMatch>[]> {
  const matched = await matchesOfPromotion(visitor, id);
  if (!matched) return [];
  const [open] = matched.open;
  return open.map((one) => ({ ...matchValue(one), isYours: matched.own.has(one.match.code) }));
}

/** What the house offers, and what it gives by rule. */
export const promotionCalls: readonly Call[] = [
  openCall({
    module: MODULE,
    name: "promotions",
    method: "GET",
    isSameForAll: true,
    path: "/wps/system/promotions",
    about:
      "The promotions: those that one can take part in first, then those to come, then what is over. With a token that may read, those for members and where the player stands.",
    payload: z.object({ status: z.enum(PROMOTION_STATUSES).optional() }),
    value: z.object({ promotions: z.array(promotion) }),
    errors: [],
    async answer({ visitor: asking, payload: { status } }) {
      const visitor = readingVisitor(asking);
      const { context, language } = visitor;
      const known = await ownPromotions(visitor);
      const found = await promotionsOf(context, {
        ...{ language, audience: audienceOf(visitor), at: context.now(), ...known },
      });
      const promotions = found.filter((one) => status === undefined || one.status === status);
      return done({ promotions: promotions.map(promotionValue) });
    },
  }),
  openCall({
    module: MODULE,
    name: "promotion",
    method: "GET",
    path: "/wps/system/promotions/promotion",
    about:
      "One promotion with its terms. With a token that may read, also what it gives the player by rule and how far they are.",
    payload: z.object({ id: promotionId }),
    value: promotion.extend({
      body: z.string().meta({ description: "HTML of the house, made safe." }),
      terms: z.array(z.object({ label: z.string(), value: z.string() })),
      leadsTo: z.string().nullable().meta({ description: "The page on which taking part begins." }),
      isAppliedFor: z.boolean().meta({ description: "Whether one applies for it, by `applyForPromotion`." }),
      offer: offer.nullable().meta({
        description: "Null without a token, where it gives nothing by rule, or nothing to this player.",
      }),
      matches: z.array(promisedMatch).meta({ description: "What deposits bring by it now." }),
    }),
    errors: ["unknownPromotion"],
    async answer({ visitor: asking, payload: { id } }) {
      const visitor = readingVisitor(asking);
      const { context, language } = visitor;
      const known = await ownPromotions(visitor);
      const found = await promotionOf(context, {
        ...{ id, language, audience: audienceOf(visitor), at: context.now(), ...known },
      });
      if (!found) return refuse({ reason: "unknownPromotion" });
      const { body, terms, leadsTo, isAppliedFor } = found;
      const reader = readerOf(asking);
      const ofReader = reader && (await ownOffer(reader, id));
      return done({
        ...promotionValue(found),
        ...{ body, terms: [...terms], leadsTo, isAppliedFor },
        offer: ofReader && offerValue(ofReader),
        matches: found.rule === "open" && found.status === "joining" ? await matchesIn(visitor, id) : [],
      });
    },
  }),
  signedCall({
    module: MODULE,
    name: "claimPromotion",
    method: "POST",
    path: "/wps/member/promotions/claim",
    about: "Gives what a promotion gives by rule, once in its period. The same again is the same answer.",
    scope: "money",
    payload: z.object({ id: promotionId }),
    value: claim,
    errors: CLAIM_ERRORS,
    async answer({
      visitor,
      payload: { id },
    }): Promise<Outcome<z.infer<typeof claim>, CallRefusal<(typeof CLAIM_ERRORS)[number]>>> {
      const { context, player, brand, language } = visitor;
      const claimed = await claimOffer(context, { player, timeZone: brand.timeZone, promotion: id });
      if (claimed.ok) return done(claimValue(claimed.value));
      const asked = { id, language, audience: audienceOf(visitor), at: context.now() };
      const isThere = claimed.refusal.reason === "unknownOffer" && (await promotionOf(context, asked));
      return refuse(isThere ? { reason: "notClaimed" } : said(claimed.refusal));
    },
  }),
];
