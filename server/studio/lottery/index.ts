export { WAGER_STATES } from "../wagers/wager-statements.ts";
export { advanceDraws } from "./draws/advance-draws.ts";
export { cancelDraw } from "./draws/cancel-draw.ts";
export { confirmCorrection, proposeCorrection } from "./draws/correct-draw.ts";
export { type DrawKind, type Drawn, type PrizeRow, prizesOf, shortNumbers } from "./draws/draw-kind.ts";
export { DRAW_STATES } from "./draws/draw-statements.ts";
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
} from "./draws/draw-views.ts";
export { confirmResult, type EnterRefusal, proposeResult } from "./draws/enter-result.ts";
export { type LotteryGame, playTypeOf } from "./lottery-game.ts";
export { LOTTERY_GAMES, lotteryGameOf } from "./lottery-games.ts";
export { type PlaceRefusal, placeTicket } from "./place-ticket.ts";
export { type GameMenu, lotteryMenus, type MenuGroup, refreshAfterMs } from "./plays/menus.ts";
export { type Picks, type PlayType, returnBasisPoints } from "./plays/play-type.ts";
export { quickPicks } from "./plays/quick-pick.ts";
export type { Schedule } from "./schedule/planned-draws.ts";
export { lotterySchedules, type ScheduleRefusal, setSchedule } from "./schedule/set-schedule.ts";
export { type Ticket, type TicketFault, ticketOf } from "./ticket.ts";
export { writtenPicks } from "./verify.ts";
