/** The front door of accounts: who a player is, how one becomes a player, and who is signed in. */
export {
  isAgentType,
  isSubLoginType,
  isTrialType,
  leadsTeam,
  seesAgentItem,
  setAccountType,
} from "./account-type.ts";
export { findPlayers } from "./find-players.ts";
export { foldUsername } from "./fold-username.ts";
export { type ChangePasswordRefusal, changePassword } from "./passwords/change-password.ts";
export { checkMoneyPassword, type MoneyPasswordRefusal } from "./passwords/money-password.ts";
export { newPasswordShape, passwordHint, sameTwice } from "./passwords/new-password-form.ts";
export {
  mustChangePassword,
  passwordAgeOf,
  requirePasswordChange,
} from "./passwords/password-age.ts";
export {
  checkPaymentPassword,
  hasPaymentPassword,
  moneyOutHeldUntil,
  type PaymentPasswordRefusal,
} from "./passwords/payment-password.ts";
export {
  type FirstPasswordRefusal,
  lacksPassword,
  setFirstPassword,
} from "./passwords/set-first-password.ts";
export { type SetPaymentPasswordRefusal, setPaymentPassword } from "./passwords/set-payment-password.ts";
export { type Person, peopleOf } from "./people.ts";
export { ACCOUNT_TYPES, type AccountType, PLAYER_STATES, type Player } from "./player.ts";
export { playerNamed } from "./player-named.ts";
export { findPlayer, setPlayerState } from "./player-state.ts";
export { type Binding, type BindRefusal, bindProof, proofsOf } from "./profile/bind-proof.ts";
export { changeLanguage } from "./profile/change-language.ts";
export { type DialingCountry, dialingCountries, dialingValueOf } from "./profile/dialing-countries.ts";
export { callingCodeOf, canonicalMobile } from "./profile/mobile-number.ts";
export { changeProfile, type ProfileRefusal, profileOf } from "./profile/profile.ts";
export { profileForm, profileSettings } from "./profile/profile-form.ts";
export type { Profile } from "./profile/profile-store.ts";
export type { Proofs } from "./profile/proof-statements.ts";
export {
  type LinkPasswordRefusal,
  linkOwner,
  recoverByMail,
  setPasswordByLink,
} from "./recovery/recover-by-mail.ts";
export { recoverByMobile } from "./recovery/recover-by-mobile.ts";
export { agreeToTerms, hasAgreedSince } from "./registration/agree-to-terms.ts";
export { type AskedField, askedFields } from "./registration/asked-fields.ts";
export { owesFirstAgreement } from "./registration/first-agreement.ts";
export { openTrial } from "./registration/open-trial.ts";
export { mayOpen, noteOpened, openedName } from "./registration/opened-accounts.ts";
export { openingForm, subLoginForm } from "./registration/opening-form.ts";
export type { RegistrationRefusal } from "./registration/register-player.ts";
export type { PostedRegistration, Registration } from "./registration/registration.ts";
export { registrationForm } from "./registration/registration-form.ts";
export {
  checkSecondFactor,
  hasSecondFactor,
  type SecondFactorRefusal,
} from "./second-factor/two-factor-check.ts";
export { factorAddress } from "./second-factor/two-factor-code.ts";
export {
  dropSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from "./second-factor/two-factor-off.ts";
export type { ProvenRefusal } from "./second-factor/two-factor-proof.ts";
export { beginSecondFactor, secondFactorOf, switchOnSecondFactor } from "./second-factor/two-factor-setup.ts";
export type { Say } from "./sentences.ts";
export { closeDevice, type Device, devicesOf } from "./sessions/devices.ts";
export { closeOtherSessions, closeSession, closeSessions } from "./sessions/end-sign-ins.ts";
export { isStillOpen } from "./sessions/is-still-open.ts";
export { openFamilies } from "./sessions/open-families.ts";
export { renewAppToken, rotateSession } from "./sessions/rotate-session.ts";
export { type PlayerSession, readAnySession, readAppSession, readSession } from "./sessions/session.ts";
export {
  type HeldFor,
  type HeldPurpose,
  LOGIN_WAYS,
  type LoginWay,
  SCOPES,
  type Scope,
  type SessionPurpose,
} from "./sessions/session-kinds.ts";
export { sweepSignIns } from "./sessions/sweep-sign-ins.ts";
export { type LoginDoor, logIn } from "./sign-in/log-in.ts";
export { logInByMobile, playerByMobile } from "./sign-in/log-in-by-mobile.ts";
export { loginForm, mobileLoginForm } from "./sign-in/login-form.ts";
export { type AttemptOutcome, loginHistory } from "./sign-in/login-history.ts";
export { type LoginTries, openLoginTries } from "./sign-in/login-tries.ts";
export { forgetLogin, type Resumed, resumeLogin } from "./sign-in/remembered-login.ts";
export { sharedLogins } from "./sign-in/shared-logins.ts";
export {
  type LinkRefusal,
  linkIdentity,
  linkWithPassword,
  PROVIDER_NAMES,
  socialLinksOf,
  unlinkSocial,
} from "./social/social-links.ts";
export { logInSocially, type SocialLoginRefusal } from "./social/social-log-in.ts";
export { findLink, inviteCodeOf, inviterOf } from "./upline/invitations.ts";
export {
  countLinkVisit,
  endLink,
  LINK_CHANNEL_MAX,
  LINK_USES_MAX,
  type LinkMade,
  type MakeLinkRefusal,
  makeLink,
} from "./upline/make-link.ts";
export type { LinkOver } from "./upline/take-link.ts";
export { setUpline, uplineOf } from "./upline/upline.ts";
