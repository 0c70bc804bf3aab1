export { advanceRounds } from "./advance.ts";
export { callOffRound } from "./cancel-round.ts";
export { cardName } from "./games/cards.ts";
export { type RoundGame, roundGameOf } from "./games/round-games.ts";
export { keepRounds } from "./keep-rounds.ts";
export { type LiveRounds, openLiveRounds } from "./live-rounds.ts";
export { ROUND_KINDS, type RoundChoice, type RoundKind, type RoundOutcome } from "./outcome.ts";
export { type PublicRound, publicRound, roundOfId, roundOfNumber } from "./public-round.ts";
export {
  type OwnStake,
  ownStake,
  type RecalledStake,
  type RoundTable,
  recallStake,
  roundTable,
} from "./round-table.ts";
export { cashOut } from "./stakes/cash-out.ts";
export { placeRoundStake } from "./stakes/place-stake.ts";
export { SHARED_ROUND_STATES } from "./statements.ts";
