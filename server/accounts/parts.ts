/** What only a rule of server/use-cases may call: alone each leaves out what is proven before it, or what follows it. */
export {
  checkRegistration,
  hashRegistration,
  type RegistrationRequest,
  registerPlayer,
} from "./registration/register-player.ts";
export { openSession } from "./sessions/session.ts";
export { firstLogin } from "./sign-in/first-login.ts";
export { noteLogin } from "./sign-in/note-login.ts";
export { rememberLogin } from "./sign-in/remembered-login.ts";
