export { drawJackpot } from "./draw-jackpot.ts";
export {
  type JackpotView,
  jackpotDraw,
  jackpotTickets,
  jackpotView,
  type WonDraw,
  wonDraws,
} from "./jackpot-view.ts";
export { openFirstPool } from "./open-first-pool.ts";
export { setJackpot } from "./set-jackpot.ts";
