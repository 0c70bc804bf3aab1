/** The front door of missions: what the house promises for play, how far each player is, and what they claim. */
export type { Board } from "./boards/board.ts";
export {
  type BoardPeriod,
  boardOfMovement,
  boardPeriod,
  boardsNow,
  boardsOf,
  boardsPast,
  boardTitles,
  findBoard,
  type Missed,
  periodsOf,
  type Standing,
} from "./boards/boards-of.ts";
export { OWN_PRIZES, type OwnPrize, ownPrize } from "./boards/own-prize.ts";
export { type BoardToSet, boardToSet, setBoard, stopBoard } from "./boards/set-board.ts";
export { RANKS } from "./boards/statements.ts";
export { type ClaimRefusal, claimMission } from "./claim-mission.ts";
export { countProgress } from "./count-progress.ts";
export { mayTakePart } from "./may-take-part.ts";
export { MISSION_ASSET, type Mission, REWARD_KINDS, type Reward, rewardWorth } from "./mission.ts";
export {
  type Lock,
  type MissionState,
  missionOfMovement,
  missionState,
  missionsOf,
  missionTitles,
  NOW_STATES,
  type Own,
  type OwnNow,
  ownMissions,
  pastMissions,
  stateNow,
} from "./missions-of.ts";
export { periodEnd, periodNow } from "./period-end.ts";
export type { ProgressRow } from "./progress-statements.ts";
export { runMissions } from "./run-missions.ts";
export { type MissionToSet, missionToSet, setMission, stopMission } from "./set-mission.ts";
export { MONEY_COUNTS, PLAIN_COUNTS } from "./statements.ts";
