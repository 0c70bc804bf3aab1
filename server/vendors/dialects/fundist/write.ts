import { isAsset } from "../../../core/numbers/money.ts";
import type { WalletAnswer, WalletCode } from "../../protocol.ts";
import { decimalOfMinor } from "../amounts.ts";
import type { Reading } from "../dialect.ts";

/** The dialect has no codes: these sentences are for the people who read its log. */
const ERRORS: Readonly<Record<Exclude<WalletCode, "OK">, string>> = {
  INSUFFICIENT_FUNDS: "Insufficient funds",
  PLAYER_NOT_FOUND: "Unknown userid",
  PLAYER_BLOCKED: "The player may not play",
  TOKEN_INVALID: "Unknown session in i_extparam",
  TOKEN_EXPIRED: "The session in i_extparam has ended",
  GAME_DISABLED: "The game is closed",
  CURRENCY_MISMATCH: "Wrong currency",
  LIMIT_EXCEEDED: "A limit of the player would be exceeded",
  DUPLICATE_CONFLICT: "Transaction parameter mismatch",
  TX_NOT_FOUND: "Unknown transaction in this round",
  BET_NOT_FOUND: "The round has no debit yet, send again",
  TX_CANCELLED: "The transaction was rolled back or refused",
  ROUND_CLOSED: "The round has ended",
  FREE_ROUND_INVALID: "There is no such free round",
  ROUND_SETTLED: "The round was paid already",
  BAD_REQUEST: "A parameter is missing or cannot be read",
  BAD_SIGNATURE: "Invalid hmac",
  NOT_FOUND: "Unknown type",
  RETRY_LATER: "Not decided yet, send again",
};

/** What is no answer to the vendor, so that it sends again. Any answer with HTTP 200 is final for it. */
const SEND_AGAIN: ReadonlySet<WalletCode> = new Set(["RETRY_LATER", "BET_NOT_FOUND"]);

export function statusOf({ code }: WalletAnswer): number {
  return SEND_AGAIN.has(code) ? 503 : 200;
}

/** The fields of an answer but its seal. */
export function write(reading: Reading, { code, currency, balance }: WalletAnswer): Record<string, string> {
  const told =
    balance !== null && currency !== null && isAsset(currency)
      ? { balance: decimalOfMinor(balance.total, currency) }
      : {};
  if (code === "INSUFFICIENT_FUNDS") return { error: ERRORS[code], ...told };
  if (code !== "OK") return { error: ERRORS[code] };
  const { tid } = reading.said;
  return { status: "OK", ...(tid ? { tid } : {}), ...(reading.message === "roundinfo" ? {} : told) };
}
