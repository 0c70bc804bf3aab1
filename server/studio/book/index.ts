/** The front door of the book of sports. */
export { whyNotStaked } from "../wagers.ts";
export { advanceBook, visitBook } from "./advance-book.ts";
export { type BetLegView, type BetView, betOf, betsOf } from "./bets-view.ts";
export {
  type DeskEvent,
  type DeskRefusal,
  deskEvent,
  limitEvent,
  listedEvents,
  proposeResult,
  switchBetting,
} from "./desk.ts";
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
export { resultHours, setResultHours } from "./forgotten-events.ts";
export { type FeedImport, type Imported, importFeed } from "./import-feed.ts";
export type { LegOutcome } from "./leg-outcome.ts";
export type { MarketType } from "./market.ts";
export { placeSlip, type SlipRefusal, type SlipRequest, type SlipWish } from "./place-slip.ts";
export { quoteSlip, type SlipQuote } from "./quote-slip.ts";
export { confirmRuling, openRulings, type Ruling, type RulingRefusal, withdrawRuling } from "./rulings.ts";
export type { PriceConsent, SlipKind } from "./slip.ts";
export {
  type NamedSelection,
  type SlipLegView,
  type SlipView,
  type SlipWay,
  slipView,
} from "./slip-view.ts";
export { BOOK_GAMES, BOOK_VENDOR } from "./sports.ts";
export { BOOK_TERMS } from "./terms.ts";
