/** The front door of the book of sports. */
export { whyNotStaked } from "../wagers/wagers.ts";
export { advanceBook, visitBook } from "./advance-book.ts";
export {
  type DeskEvent,
  type DeskRefusal,
  deskEvent,
  limitEvent,
  listedEvents,
  proposeResult,
  switchBetting,
} from "./desk.ts";
export { EVENT_STATES, MARKET_STATES } from "./event-statements.ts";
export {
  type EventPage,
  type EventView,
  eventPage,
  type Fairness,
  finishedEvents,
  type MarketView,
  openCounts,
  openEvents,
  type SelectionView,
} from "./event-view.ts";
export { resultHours, setResultHours } from "./feed/forgotten-events.ts";
export { type FeedImport, type Imported, importFeed } from "./feed/import-feed.ts";
export { MARKET_TYPES, type MarketType } from "./market.ts";
export { confirmRuling, openRulings, type Ruling, type RulingRefusal, withdrawRuling } from "./rulings.ts";
export { writtenScore } from "./score.ts";
export { type BetLegView, type BetView, betOf, betsOf } from "./slips/bets-view.ts";
export type { SlipFault } from "./slips/check-slip.ts";
export { NAMED_SYSTEMS } from "./slips/combinations.ts";
export { LEG_OUTCOMES, type LegOutcome } from "./slips/leg-outcome.ts";
export { placeSlip, type SlipRefusal, type SlipRequest, type SlipWish } from "./slips/place-slip.ts";
export { quoteSlip, type SlipQuote } from "./slips/quote-slip.ts";
export { PRICE_CONSENTS, type PriceConsent, SLIP_KINDS, type SlipKind } from "./slips/slip.ts";
export {
  type NamedSelection,
  type SlipLegView,
  type SlipView,
  type SlipWay,
  slipView,
} from "./slips/slip-view.ts";
export { BOOK_TERMS } from "./slips/terms.ts";
export { BOOK_GAMES, BOOK_VENDOR } from "./sports.ts";
