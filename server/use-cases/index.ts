/** The front door of rules that join modules: each is whole here, and only here are its parts called. */
export { type MoneyOutRefusal, sendToUpline, withdraw } from "./money-out.ts";
export { openAccount, type RegisterRefusal, register } from "./register.ts";
export { type SignedIn, type SignInRequest, signIn } from "./sign-in.ts";
