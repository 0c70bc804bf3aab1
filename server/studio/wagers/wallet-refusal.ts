import type { WalletCode } from "../../vendors/protocol.ts";

/** Why the wallet said no for good, in words that are locale keys. */
const REFUSALS = {
  INSUFFICIENT_FUNDS: "insufficientFunds",
  PLAYER_NOT_FOUND: "playerNotFound",
  PLAYER_BLOCKED: "playerBlocked",
  TOKEN_INVALID: "sessionExpired",
  TOKEN_EXPIRED: "sessionExpired",
  GAME_DISABLED: "gameDisabled",
  CURRENCY_MISMATCH: "currencyMismatch",
  LIMIT_EXCEEDED: "limitExceeded",
  ROUND_CLOSED: "roundClosed",
} as const satisfies Partial<Record<WalletCode, string>>;

export type WalletRefusal = (typeof REFUSALS)[keyof typeof REFUSALS];

const REASONS: ReadonlySet<string> = new Set(Object.values(REFUSALS));

/** Null when the code is no refusal: the command was done, or nobody knows yet, or something is broken. */
export function refusalOf(code: WalletCode): WalletRefusal | null {
  return isRefused(code) ? REFUSALS[code] : null;
}

function isRefused(code: WalletCode): code is keyof typeof REFUSALS {
  return Object.hasOwn(REFUSALS, code);
}

/** A refusal as it was stored with its round. */
export function isWalletRefusal(text: string | null): text is WalletRefusal {
  return text !== null && REASONS.has(text);
}
