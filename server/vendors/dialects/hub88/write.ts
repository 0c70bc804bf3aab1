import type { WalletAnswer, WalletCode } from "../../protocol.ts";
import { unitsOfMinor } from "../amounts.ts";
import type { Reading } from "../dialect.ts";
import { type ExactNumber, writeExactJson } from "../exact-json.ts";
import { WRONG_TYPES } from "./read.ts";

/**
 * The dialect's words. After RS_ERROR_UNKNOWN the vendor sends again, and takes back what it cannot settle; a win
 * whose bet does not exist is sent again as well. ROUND_CLOSED has no word of its own, and a word that the vendor
 * could take for "done already" would leave a stake that nobody paid. The others are final.
 */
const STATUSES: Readonly<Record<WalletCode, string>> = {
  OK: "RS_OK",
  INSUFFICIENT_FUNDS: "RS_ERROR_NOT_ENOUGH_MONEY",
  PLAYER_NOT_FOUND: "RS_ERROR_USER_DISABLED",
  PLAYER_BLOCKED: "RS_ERROR_USER_DISABLED",
  TOKEN_INVALID: "RS_ERROR_INVALID_TOKEN",
  TOKEN_EXPIRED: "RS_ERROR_TOKEN_EXPIRED",
  GAME_DISABLED: "RS_ERROR_INVALID_GAME",
  CURRENCY_MISMATCH: "RS_ERROR_WRONG_CURRENCY",
  LIMIT_EXCEEDED: "RS_ERROR_LIMIT_REACHED",
  DUPLICATE_CONFLICT: "RS_ERROR_DUPLICATE_TRANSACTION",
  TX_NOT_FOUND: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  BET_NOT_FOUND: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  TX_CANCELLED: "RS_ERROR_TRANSACTION_ROLLED_BACK",
  ROUND_CLOSED: "RS_ERROR_UNKNOWN",
  FREE_ROUND_INVALID: "RS_ERROR_UNKNOWN",
  ROUND_SETTLED: "RS_ERROR_DUPLICATE_TRANSACTION",
  BAD_REQUEST: "RS_ERROR_WRONG_SYNTAX",
  BAD_SIGNATURE: "RS_ERROR_INVALID_SIGNATURE",
  NOT_FOUND: "RS_ERROR_WRONG_SYNTAX",
  RETRY_LATER: "RS_ERROR_UNKNOWN",
};

/** The text of an answer: what was said is repeated, and a repeated call reads the same but for the balance. */
export function write({ message, said }: Reading, answer: WalletAnswer): string {
  const status = said.fault === WRONG_TYPES ? "RS_ERROR_WRONG_TYPES" : STATUSES[answer.code];
  return writeExactJson({
    ...(said.user ? { user: said.user } : {}),
    status,
    ...(said.request ? { request_uuid: said.request } : {}),
    ...(message === "user/info" ? {} : balanceIn(answer)),
  });
}

/** A refusal tells the balance where it is the reason. */
function balanceIn({ code, currency, balance }: WalletAnswer): Record<string, string | ExactNumber> {
  if (currency === null || balance === null || (code !== "OK" && code !== "INSUFFICIENT_FUNDS")) return {};
  return { currency, balance: { digits: unitsOfMinor(balance.total, currency) } };
}
