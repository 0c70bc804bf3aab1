/** The front door of accounts: who a player is, how one becomes a player, and who is signed in. */
export { isAgentType, isTrialType, leadsTeam, seesAgentItem, setAccountType } from "./account-type.ts";
export { agreeToTerms, hasAgreedSince } from "./agree-to-terms.ts";
export { type AskedField, askedFields } from "./asked-fields.ts";
export { type Binding, type BindRefusal, bindProof, proofsOf } from "./bind-proof.ts";
export { changeLanguage } from "./change-language.ts";
export { type ChangePasswordRefusal, changePassword } from "./change-password.ts";
export { closeDevice, type Device, devicesOf } from "./devices.ts";
export { type DialingCountry, dialingCountries, dialingValueOf } from "./dialing-countries.ts";
export { closeOtherSessions, closeSession, closeSessions } from "./end-sign-ins.ts";
export { findPlayers } from "./find-players.ts";
export { firstLogin } from "./first-login.ts";
export { foldUsername } from "./fold-username.ts";
export { inviteCodeOf, inviterOf } from "./invitations.ts";
export { isStillOpen } from "./is-still-open.ts";
export { type LoginDoor, logIn } from "./log-in.ts";
export { logInByMobile, playerByMobile } from "./log-in-by-mobile.ts";
export { loginForm, mobileLoginForm } from "./login-form.ts";
export { type AttemptOutcome, loginHistory } from "./login-history.ts";
export { type LoginTries, openLoginTries } from "./login-tries.ts";
export { callingCodeOf, canonicalMobile } from "./mobile-number.ts";
export { checkMoneyPassword, type MoneyPasswordRefusal } from "./money-password.ts";
export { newPasswordShape, passwordHint, sameTwice } from "./new-password-form.ts";
export { noteLogin } from "./note-login.ts";
export { openTrial } from "./open-trial.ts";
export {
  mustChangePassword,
  passwordAgeOf,
  requirePasswordChange,
} from "./password-age.ts";
export { checkPaymentPassword, hasPaymentPassword, moneyOutHeldUntil } from "./payment-password.ts";
export { type Person, peopleOf } from "./people.ts";
export type { AccountType, Player } from "./player.ts";
export { playerNamed } from "./player-named.ts";
export { findPlayer, setPlayerState } from "./player-state.ts";
export { changeProfile, type ProfileRefusal, profileOf } from "./profile.ts";
export { profileForm, profileSettings } from "./profile-form.ts";
export type { Profile } from "./profile-store.ts";
export { type LinkPasswordRefusal, linkOwner, recoverByMail, setPasswordByLink } from "./recover-by-mail.ts";
export { recoverByMobile } from "./recover-by-mobile.ts";
export {
  checkRegistration,
  hashRegistration,
  type RegistrationRefusal,
  registerPlayer,
} from "./register-player.ts";
export type { PostedRegistration, Registration } from "./registration.ts";
export { registrationForm } from "./registration-form.ts";
export { forgetLogin, type Resumed, rememberLogin, resumeLogin } from "./remembered-login.ts";
export { rotateSession } from "./rotate-session.ts";
export type { Say } from "./sentences.ts";
export {
  openSession,
  type PlayerSession,
  readAnySession,
  readSession,
} from "./session.ts";
export type { HeldFor, HeldPurpose, LoginWay, SessionPurpose } from "./session-kinds.ts";
export { type FirstPasswordRefusal, lacksPassword, setFirstPassword } from "./set-first-password.ts";
export { type SetPaymentPasswordRefusal, setPaymentPassword } from "./set-payment-password.ts";
export { sharedLogins } from "./shared-logins.ts";
export {
  type LinkRefusal,
  linkIdentity,
  linkWithPassword,
  PROVIDER_NAMES,
  socialLinksOf,
  unlinkSocial,
} from "./social-links.ts";
export { logInSocially, type SocialLoginRefusal } from "./social-log-in.ts";
export { sweepSignIns } from "./sweep-sign-ins.ts";
export {
  checkSecondFactor,
  hasSecondFactor,
  type SecondFactorRefusal,
} from "./two-factor-check.ts";
export { factorAddress } from "./two-factor-code.ts";
export { dropSecondFactor, renewRecoveryCodes, switchOffSecondFactor } from "./two-factor-off.ts";
export type { ProvenRefusal } from "./two-factor-proof.ts";
export { beginSecondFactor, secondFactorOf, switchOnSecondFactor } from "./two-factor-setup.ts";
export { setUpline, uplineOf } from "./upline.ts";
