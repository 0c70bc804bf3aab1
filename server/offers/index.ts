/** The front door of offers: the rules of promotions, how far each player is, what they claim and what the clock gives back. */

export { bonusOfOffer } from "./bonus-of-offer.ts";
export { closedWeeks, closeWeeks } from "./cashback/close-weeks.ts";
export { type ClaimRefusal, type ClaimRequest, claimOffer } from "./claim-offer.ts";
export { CONDITION_KINDS, type Condition, conditionRow, STREAK_MAX, type Within } from "./condition.ts";
export { dryRun } from "./dry-run.ts";
export {
  GIVES,
  type Gift,
  type GiftUnit,
  type Gives,
  type Share,
  shareRow,
  unitOf,
  worthOf,
} from "./gift.ts";
export type { Judged } from "./judge.ts";
export {
  type CashbackOffer,
  type ClaimOffer,
  findOffer,
  type Offer,
  offersNow,
  offersOfBrand,
  type Standing,
  standingOf,
} from "./offer.ts";
export { claimedPromotions, type OwnOffer, offerOfMovement, ownOffers } from "./own-offers.ts";
export { type CashbackCounts, type Privilege, privilegesOf } from "./privileges.ts";
export { type OfferToSet, type SetOfferRefusal, setOffer, stopOffer } from "./set-offer.ts";
export { type Claim, ONCE, type Once } from "./statements.ts";
