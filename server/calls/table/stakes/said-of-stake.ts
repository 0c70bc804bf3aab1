import type { CallRefusal } from "../../call.ts";
import type { CallCode } from "../../codes.ts";

/** What the wallet, or the way to a seat, may say no with to any stake. */
export const WALLET_ERRORS = [
  ...(["gameUnknown", "insufficientFunds", "noAccount", "playerBlocked", "sessionExpired"] as const),
  ...(["gameDisabled", "currencyMismatch", "limitExceeded", "roundClosed", "tryAgain"] as const),
] as const satisfies readonly CallCode[];

/** Of every stake that was placed. */
export const STAKE_ERRORS = [
  ...WALLET_ERRORS,
  ...(["badField", "wagerConflict", "stakeReturned", "roundUnsettled"] as const),
] as const satisfies readonly CallCode[];

/** Reasons of the studio that calls say in another word. */
const WORDS = {
  sessionNotFound: "sessionExpired",
  playerNotFound: "noAccount",
  tooSoon: "tooFast",
  unreadable: "badField",
  spinConflict: "wagerConflict",
} as const satisfies Readonly<Record<string, CallCode>>;

type Word = keyof typeof WORDS;
type Said<Reason extends CallCode | Word> =
  | (Reason extends Word ? (typeof WORDS)[Reason] : never)
  | Exclude<Reason, Word>;

/** With these nothing is decided yet: the same key asks again, and moves money once. */
const UNDECIDED: ReadonlySet<string> = new Set(["roundUnsettled", "tryAgain", "roundOpen"]);

/** Why a stake was not taken, as calls say it. */
export function saidOfStake<Reason extends CallCode | Word>(
  reason: Reason,
): CallRefusal<Extract<Said<Reason>, CallCode>> {
  const said = Object.hasOwn(WORDS, reason) ? WORDS[reason as Word] : reason;
  return { reason: said as Extract<Said<Reason>, CallCode>, isUndecided: UNDECIDED.has(reason) };
}

/** The form of a wager by its caller's key: the same key of a player is always the same wager of a game. */
export const wagerKeyOf = (key: string) => `call-${key}`;
