/** The front door of accounts: who a player is, how one becomes a player, and who is signed in. */
export { type AskedField, askedFields } from "./asked-fields.ts";
export { foldUsername } from "./fold-username.ts";
export { logIn } from "./log-in.ts";
export { loginForm } from "./login-form.ts";
export { checkPaymentPassword, hasPaymentPassword, moneyOutHeldUntil } from "./payment-password.ts";
export type { Player } from "./player.ts";
export { findPlayer, setPlayerState } from "./player-state.ts";
export { registerPlayer } from "./register-player.ts";
export { type Registration, registrationForm } from "./registration-form.ts";
export { isRegistrationOpen } from "./registration-open.ts";
export type { Say } from "./sentences.ts";
export { closeSession, closeSessions, openSession, type PlayerSession, readSession } from "./session.ts";
export { type SetPaymentPasswordRefusal, setPaymentPassword } from "./set-payment-password.ts";
export { setUpline, uplineOf } from "./upline.ts";
