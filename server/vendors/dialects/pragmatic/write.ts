import { isAsset } from "../../../core/numbers/money.ts";
import type { WalletAnswer, WalletCode } from "../../protocol.ts";
import { decimalOfMinor } from "../amounts.ts";
import type { Reading } from "../dialect.ts";
import { type ExactNumber, writeExactJson } from "../exact-json.ts";
import { seatName } from "./players.ts";

type Refused = { error: number; description: string };

const SEND_AGAIN: Refused = { error: 100, description: "Not decided yet, send again" };
const END_AGAIN: Refused = { error: 130, description: "The round could not be ended yet, send again" };
const FINAL: Refused = { error: 120, description: "Refused for good, do not send again" };
const NO_BET: Refused = { error: 3, description: "The bet is not allowed" };

/** 100 and 130 make the vendor send again. After any other error it does not. */
const REFUSALS: Readonly<Record<Exclude<WalletCode, "OK">, Refused>> = {
  INSUFFICIENT_FUNDS: { error: 1, description: "Not enough funds" },
  PLAYER_NOT_FOUND: { error: 2, description: "There is no such player" },
  PLAYER_BLOCKED: { error: 6, description: "The player may not play" },
  TOKEN_INVALID: { error: 4, description: "The token is not known" },
  TOKEN_EXPIRED: { error: 4, description: "The token has ended" },
  GAME_DISABLED: { error: 8, description: "The game is closed" },
  CURRENCY_MISMATCH: FINAL,
  LIMIT_EXCEEDED: { error: 50, description: "A limit of the player would be exceeded" },
  DUPLICATE_CONFLICT: FINAL,
  TX_NOT_FOUND: FINAL,
  BET_NOT_FOUND: SEND_AGAIN,
  TX_CANCELLED: FINAL,
  ROUND_CLOSED: FINAL,
  ROUND_SETTLED: FINAL,
  FREE_ROUND_INVALID: FINAL,
  BAD_REQUEST: { error: 7, description: "A parameter is missing or cannot be read" },
  BAD_SIGNATURE: { error: 5, description: "The hash does not fit" },
  NOT_FOUND: { error: 7, description: "There is no such call" },
  RETRY_LATER: SEND_AGAIN,
};

/** The text of an answer. */
export function write(reading: Reading, answer: WalletAnswer): string {
  if (answer.code !== "OK") {
    const { error, description } = refusalOf(reading.message, answer.code);
    return writeExactJson({ error: { digits: `${error}` }, description });
  }
  return writeExactJson({
    ...(NUMBERED.has(reading.message)
      ? { transactionId: transactionIn(answer) ?? reading.said.reference ?? "" }
      : {}),
    ...playerIn(reading.message, answer),
    ...balanceIn(answer),
    ...(reading.message === "bet" ? { usedPromo: { digits: "0" } } : {}),
    error: { digits: "0" },
    description: "Success",
  });
}

/** Messages whose answer names our transaction. */
const NUMBERED: ReadonlySet<string> = new Set(
  "bet result bonusWin jackpotWin promoWin refund adjustment".split(" "),
);

/** What a bet alone may be told: that it is not allowed. */
const UNWANTED_BETS: ReadonlySet<WalletCode> = new Set(["CURRENCY_MISMATCH", "TX_CANCELLED", "ROUND_CLOSED"]);

function refusalOf(message: string, code: Exclude<WalletCode, "OK">): Refused {
  const refused = REFUSALS[code];
  if (message === "bet" && UNWANTED_BETS.has(code)) return NO_BET;
  return message === "endRound" && refused === SEND_AGAIN ? END_AGAIN : refused;
}

/** The first of several: the vendor asks for the number of its own message. */
function transactionIn({ transferId, operations }: WalletAnswer): string | null {
  return transferId ?? operations?.[0]?.transferId ?? null;
}

function playerIn(message: string, { player, currency, country }: WalletAnswer): Record<string, string> {
  if (message !== "authenticate" || player === null || currency === null || !isAsset(currency)) return {};
  return { userId: seatName({ player, currency }), ...(country ? { country } : {}) };
}

function balanceIn({ currency, balance }: WalletAnswer): Record<string, string | ExactNumber> {
  if (balance === null || currency === null || !isAsset(currency)) return {};
  const number = (minor: string) => ({ digits: decimalOfMinor(minor, currency) });
  return { currency, cash: number(balance.cash), bonus: number(balance.bonus) };
}
