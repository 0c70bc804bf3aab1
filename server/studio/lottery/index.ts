export { advanceDraws } from "./advance-draws.ts";
export { cancelDraw } from "./cancel-draw.ts";
export { confirmCorrection, proposeCorrection } from "./correct-draw.ts";
export { type DrawKind, type Drawn, type PrizeRow, prizesOf, shortNumbers } from "./draw-kind.ts";
export {
  type DrawDesk,
  type DrawView,
  drawDesk,
  drawOfNumber,
  drawsAhead,
  drawsPast,
  enteredIn,
  lastDrawn,
  ownTickets,
  type TicketView,
  ticketSums,
  ticketView,
} from "./draw-views.ts";
export { confirmResult, type EnterRefusal, proposeResult } from "./enter-result.ts";
export { type LotteryGame, playTypeOf } from "./lottery-game.ts";
export { LOTTERY_GAMES, lotteryGameOf } from "./lottery-games.ts";
export { type GameMenu, lotteryMenus, type MenuGroup, refreshAfterMs } from "./menus.ts";
export { type PlaceRefusal, placeTicket } from "./place-ticket.ts";
export type { Schedule } from "./planned-draws.ts";
export { type Picks, type PlayType, returnBasisPoints } from "./play-type.ts";
export { quickPicks } from "./quick-pick.ts";
export { lotterySchedules, type ScheduleRefusal, setSchedule } from "./set-schedule.ts";
export { type Ticket, type TicketFault, ticketOf } from "./ticket.ts";
export { writtenPicks } from "./verify.ts";
