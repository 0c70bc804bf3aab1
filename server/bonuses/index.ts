/** The front door of bonuses: money to play with that becomes cash once it was played through. */
export {
  activeBonus,
  bonusesOf,
  bonusOfMovement,
  countedFor,
  findBonus,
  offersOf,
} from "./bonuses-of.ts";
export { countBonuses } from "./count-bonuses.ts";
export type { CountedRow } from "./count-statements.ts";
export type { Short } from "./counted-round.ts";
export { endAllBonuses } from "./end-all.ts";
export {
  type BonusAtStake,
  bonusAtStake,
  decideBonus,
  type EndRefusal,
  giveUpBonus,
} from "./end-bonus.ts";
export {
  type BonusGift,
  type BonusRefusal,
  declineBonus,
  giveBonus,
  type OfferRefusal,
  takeBonus,
} from "./give-bonus.ts";
export { type GivenBy, givePrize, giveWon, type PrizeRefusal, type WonRefusal } from "./give-prize.ts";
export { type Bonus, holdPlayer } from "./grant.ts";
export {
  confirmGrant,
  grantByHand,
  grantsAsked,
  type HandGiven,
  secondAbove,
  setSecondAbove,
} from "./grant-by-hand.ts";
export { type LawRefusal, lawfulTerms } from "./law.ts";
export { MATCHED, type Match, type Matched } from "./matches/match.ts";
export { matchDeposits } from "./matches/match-deposits.ts";
export {
  type MatchRefusal,
  type MatchSaid,
  matchesOf,
  matchStanding,
  promotedMatches,
  promotedNow,
  saveMatch,
  stopMatch,
  tryMatch,
} from "./matches/matches.ts";
export { type OpenMatch, openMatches } from "./matches/open-matches.ts";
export {
  findTerms,
  type NamedTerms,
  STANDARD_TERMS,
  saveTerms,
  standardTerms,
  termsOf,
} from "./named-terms.ts";
export { saidCash, saidPrize } from "./said-prize.ts";
export { BONUS_STATES, type BonusSource, type BonusState, SOURCES as BONUS_SOURCES } from "./statements.ts";
export { type BonusTerms, bonusTerms, requiredOf, writtenTerms } from "./terms.ts";
