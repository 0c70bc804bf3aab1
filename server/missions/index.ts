/** The front door of missions: what the house promises for play, how far each player is, and what they claim. */
export { type ClaimRefusal, claimMission } from "./claim-mission.ts";
export { countProgress } from "./count-progress.ts";
export { type Mission, REWARD_KINDS, type Reward } from "./mission.ts";
export {
  missionOfMovement,
  missionsOf,
  type Own,
  type OwnNow,
  ownMissions,
  pastMissions,
  waitingRewards,
} from "./missions-of.ts";
export type { ProgressRow } from "./progress-statements.ts";
export { type MissionToSet, missionToSet, setMission, stopMission } from "./set-mission.ts";
