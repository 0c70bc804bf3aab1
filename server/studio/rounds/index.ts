export { advanceRounds } from "./advance.ts";
export { callOffRound } from "./cancel-round.ts";
export { cashOut } from "./cash-out.ts";
export { keepRounds } from "./keep-rounds.ts";
export { type LiveRounds, openLiveRounds } from "./live-rounds.ts";
export type { RoundChoice, RoundKind, RoundOutcome } from "./outcome.ts";
export { placeRoundStake } from "./place-stake.ts";
export { type PublicRound, publicRound, roundOfId, roundOfNumber } from "./public-round.ts";
export { type RoundGame, roundGameOf } from "./round-games.ts";
export {
  type OwnStake,
  type RecalledStake,
  type RoundTable,
  recallStake,
  roundTable,
} from "./round-table.ts";
