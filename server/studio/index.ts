export type { BeginRefusal, SpinRequest } from "./begin-round.ts";
export { type CallOff, waitingCallOffs } from "./call-offs.ts";
export { commitOfLink, linkAt, takeLink } from "./chain.ts";
export type { Figures } from "./figures.ts";
export {
  type FreeRounds,
  type FreeRoundsGrant,
  freeRoundsLeft,
  gamesWithFreeRounds,
  grantFreeRounds,
} from "./free-rounds.ts";
export {
  type GameSheet,
  gameSheet,
  type PaytableEntry,
  type TopWin,
} from "./game-sheet.ts";
export { studioGameOf, studioGames, WAGER_ENGINES } from "./games.ts";
export type { HousePace } from "./house-pace.ts";
export {
  JACKPOT_GAME,
  type Ticket,
  ticketEntropy,
  ticketLine,
  ticketName,
  winningTickets,
} from "./jackpot-draw.ts";
export {
  type OpenedSession,
  type OpenSessionRefusal,
  type OpenSessionRequest,
  openSession,
} from "./open-session.ts";
export { type PlayerSession, playerSessions } from "./player-sessions.ts";
export { type ResumedRounds, resumeRound, resumeRounds } from "./resume-rounds.ts";
export { resumeWagers } from "./resume-wagers.ts";
export { type Fairness, type RoundView, roundView, type SpinView } from "./round-view.ts";
export {
  clientSeedsOf,
  type RotateSeedsRefusal,
  type RotateSeedsRequest,
  rotateSeeds,
  type SeedPairView,
  type SeedsView,
  seedsView,
} from "./seeds.ts";
export { type Seat, seatOf } from "./session-seat.ts";
export { type SessionView, sessionView } from "./session-view.ts";
export { type SpinRefusal, spin, type UnsettledRound } from "./spin.ts";
export { type StakeList, stakeListOf } from "./stake-list.ts";
export type { RoundLine } from "./statements.ts";
export type { EngineName, StudioGame } from "./studio-game.ts";
export type { StudioVendor, SymbolId } from "./theme.ts";
export { studioVendorSide } from "./vendor-side.ts";
export { type VerifiedRound, type VerifyRefusal, type VerifyRequest, verifyRound } from "./verify-round.ts";
export type { Volatility } from "./volatility.ts";
export { type WagerPlace, wagerPlace } from "./wager-place.ts";
export type { WalletClient, WalletOf } from "./wallet-client.ts";
