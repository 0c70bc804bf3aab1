export { drawJackpot } from "./draw-jackpot.ts";
export {
  type JackpotView,
  jackpotDraw,
  jackpotTickets,
  jackpotView,
  type WonDraw,
  wonDraws,
} from "./jackpot-view.ts";
export { setJackpot } from "./set-jackpot.ts";
