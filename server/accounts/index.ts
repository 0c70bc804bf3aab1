/** The front door of accounts: who a player is, how one becomes a player, and who is signed in. */
export { type AskedField, askedFields } from "./asked-fields.ts";
export { foldUsername } from "./fold-username.ts";
export { type LoginRefusal, type LoginRequest, logIn } from "./log-in.ts";
export { loginForm } from "./login-form.ts";
export type { AccountType, Place, Player, PlayerState } from "./player.ts";
export { findPlayer, type StateRequest, setPlayerState } from "./player-state.ts";
export { type RegistrationRefusal, type RegistrationRequest, registerPlayer } from "./register-player.ts";
export { type Registration, registrationForm } from "./registration-form.ts";
export { isRegistrationOpen } from "./registration-open.ts";
export type { Say, SentenceKey } from "./sentences.ts";
export {
  closeSession,
  closeSessions,
  openSession,
  type PlayerSession,
  readSession,
  type SessionRequest,
} from "./session.ts";
