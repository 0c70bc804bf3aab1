/** The front door of rules that join modules: each is whole here, and only here are its parts called. */

// An account that the house itself vouches for: nothing has to be proven.
export { registerPlayer as openAccount } from "../accounts/parts.ts";
export { type BonusOrigin, bonusOrigins } from "./bonus-origins.ts";
export { carryOutLimits } from "./carry-out-limits.ts";
export { chooseNickname, choosePersona, type PersonaRefusal } from "./choose-persona.ts";
export { type ContractStanding, contractStanding } from "./contract-standing.ts";
export { giveRounds } from "./give-rounds.ts";
export { makeSubLogin, type SubLoginRefusal } from "./make-sub-login.ts";
export { type MemberCounts, memberCounts } from "./member-counts.ts";
export { type MoneyOutRefusal, sendToTeam, sendToUpline, withdraw } from "./money-out.ts";
export { type OpeningRefusal, openByAgent } from "./open-by-agent.ts";
export { type RegisterRefusal, register } from "./register.ts";
export {
  type NotTaken,
  type Rewards,
  type RewardToTake,
  rewardsOf,
  type TakenAll,
  takeAllRewards,
} from "./rewards-to-take.ts";
export { type SetMatchRefusal, setMatch } from "./set-match.ts";
export {
  checkSigner,
  checkSubLoginSigner,
  type SignerRefusal,
  signAnswer,
  signAnswerAsSubLogin,
} from "./sign-contract.ts";
export { type SignedIn, type SignInRequest, signIn } from "./sign-in.ts";
