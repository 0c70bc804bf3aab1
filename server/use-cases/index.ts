/** The front door of rules that join modules: each is whole here, and only here are its parts called. */
export { type MoneyOutRefusal, sendToUpline, withdraw } from "./money-out.ts";
