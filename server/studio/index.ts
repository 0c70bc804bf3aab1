export type { BeginRefusal, SpinRequest } from "./begin-round.ts";
export type { Figures, Volatility } from "./figures.ts";
export {
  type GameSheet,
  gameSheet,
  type PaytableEntry,
  type StudioGame,
  studioGames,
  type TopWin,
} from "./game-sheet.ts";
export {
  type OpenedSession,
  type OpenSessionRefusal,
  type OpenSessionRequest,
  openSession,
} from "./open-session.ts";
export { type ResumedRounds, resumeRound, resumeRounds } from "./resume-rounds.ts";
export { type Fairness, type RoundView, roundView, type SpinView } from "./round-view.ts";
export {
  type RotateSeedsRefusal,
  type RotateSeedsRequest,
  rotateSeeds,
  type SeedPairView,
  type SeedsView,
  seedsView,
} from "./seeds.ts";
export { type SessionView, sessionView } from "./session-view.ts";
export { type SpinRefusal, spin, type UnsettledRound } from "./spin.ts";
export type { RoundLine } from "./statements.ts";
export type { StudioVendor, SymbolId } from "./theme.ts";
export { studioVendorSide } from "./vendor-side.ts";
export { type VerifiedRound, type VerifyRefusal, type VerifyRequest, verifyRound } from "./verify-round.ts";
export type { WalletClient, WalletOf } from "./wallet-client.ts";
