export { commitOfLink, linkAt, takeLink } from "./fairness/chain.ts";
export { chooseClientSeed, seedToChoose } from "./fairness/choose-seed.ts";
export {
  clientSeedsOf,
  type RotateSeedsRefusal,
  type RotateSeedsRequest,
  rotateSeeds,
  type SeedPairView,
  type SeedsView,
  seedsView,
} from "./fairness/seeds.ts";
export {
  type VerifiedRound,
  type VerifyRefusal,
  type VerifyRequest,
  verifyRound,
} from "./fairness/verify-round.ts";
export type { Figures } from "./figures.ts";
export { studioGameOf, studioGames, WAGER_ENGINES } from "./games.ts";
export {
  JACKPOT_GAME,
  type Ticket,
  ticketEntropy,
  ticketLine,
  ticketName,
  winningTickets,
} from "./jackpot-draw.ts";
export {
  blockLine,
  NOBODY,
  pickedTickets,
  RAFFLE_GAME,
  type TicketBlock,
  ticketOwner,
  ticketRoot,
} from "./raffle-draw.ts";
export { type Decision, decisionsOf, type SharedDecision } from "./record/decisions.ts";
export {
  type PublicRecord,
  publicRecord,
  RECORD_LISTS,
  type RecordList,
  type RecordRows,
} from "./record/public-record.ts";
export { type Fairness, type RoundView, roundView, type SpinView } from "./round-view.ts";
export {
  type FreeRound,
  type FreeRounds,
  type FreeRoundsGrant,
  freeRoundOf,
  freeRoundStake,
  freeRoundsLeft,
  gamesWithFreeRounds,
  grantFreeRounds,
  misfitOfFree,
} from "./sessions/free-rounds.ts";
export type { HousePace } from "./sessions/house-pace.ts";
export {
  type OpenedSession,
  type OpenSessionRefusal,
  type OpenSessionRequest,
  openSession,
} from "./sessions/open-session.ts";
export { type PlayerSession, playerSessions } from "./sessions/player-sessions.ts";
export { type Seat, seatOf } from "./sessions/session-seat.ts";
export type { SessionSums } from "./sessions/session-sums.ts";
export { type SessionView, sessionView } from "./sessions/session-view.ts";
export type { BeginRefusal, SpinRequest } from "./slots/begin-round.ts";
export {
  type GameSheet,
  gameSheet,
  type PaytableEntry,
  type TopWin,
} from "./slots/game-sheet.ts";
export { type ResumedRounds, resumeRound, resumeRounds } from "./slots/resume-rounds.ts";
export { seatOfSpin } from "./slots/seat-of-spin.ts";
export { type SpinRefusal, spin, type UnsettledRound } from "./slots/spin.ts";
export type { StudioVendor, SymbolId } from "./slots/theme.ts";
export type { RoundLine } from "./statements.ts";
export type { EngineName, StudioGame } from "./studio-game.ts";
export type { Volatility } from "./volatility.ts";
export { type CallOff, waitingCallOffs } from "./wagers/call-offs.ts";
export { resumeWagers } from "./wagers/resume-wagers.ts";
export { type StakeList, stakeListOf } from "./wagers/stake-list.ts";
export { studioVendorSide } from "./wagers/vendor-side.ts";
export { type WagerPlace, wagerPlace } from "./wagers/wager-place.ts";
export type { WalletClient, WalletOf } from "./wagers/wallet-client.ts";
