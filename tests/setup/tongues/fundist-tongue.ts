import { createHash, createHmac } from "node:crypto";
import type { WalletCode } from "#server/vendors/protocol.ts";
import { bytesOf, decimal, type Meant, minorIn, type Said, type Tongue, textOf } from "./tongue.ts";

const SECRET = "a secret of the vendor FUND";

const SENTENCES: Partial<Record<WalletCode, string>> = {
  OK: "OK",
  INSUFFICIENT_FUNDS: "Insufficient funds",
  PLAYER_BLOCKED: "The player may not play",
  TOKEN_INVALID: "Unknown session in i_extparam",
  TOKEN_EXPIRED: "The session in i_extparam has ended",
  GAME_DISABLED: "The game is closed",
  CURRENCY_MISMATCH: "Wrong currency",
  LIMIT_EXCEEDED: "A limit of the player would be exceeded",
  DUPLICATE_CONFLICT: "Transaction parameter mismatch",
  BET_NOT_FOUND: "The round has no debit yet, send again",
  TX_CANCELLED: "The transaction was rolled back or refused",
  ROUND_SETTLED: "The round was paid already",
  ROUND_CLOSED: "The round has ended",
  RETRY_LATER: "Not decided yet, send again",
  BAD_REQUEST: "A parameter is missing or cannot be read",
  BAD_SIGNATURE: "Invalid hmac",
};

type Value = string | boolean | number | undefined;

function sealed(fields: Record<string, Value>, secret: string): string {
  const values = Object.keys(fields)
    .sort()
    .map((name) => (fields[name] === true ? "1" : fields[name] === false ? "" : `${fields[name] ?? ""}`));
  const key = createHash("sha256").update(secret).digest();
  return createHmac("sha256", key).update(values.join("")).digest("hex");
}

function posted(fields: Record<string, Value>, secret = SECRET): Said {
  const body = bytesOf(JSON.stringify({ ...fields, hmac: sealed(fields, secret) }));
  return { path: "", headers: { "content-type": "application/json" }, body };
}

const inRound = (type: string, { tx, player, round, game, asset }: Meant) => ({
  type,
  tid: tx,
  userid: player,
  currency: asset,
  i_gameid: round,
  i_gamedesc: game,
  i_actionid: `action-${tx}`,
});

/** With the one message that only this dialect has. */
export const fundistTongue: Tongue & { ping(): Said } = {
  name: "fundist",
  entry: {
    code: "FUND",
    name: "A fund",
    dialect: "fundist",
    mode: "seamless",
    secret: SECRET,
    roundLimitMinutes: 60,
    addresses: ["203.0.113.0/24"],
  },
  bet: (meant) =>
    posted({
      ...inRound("debit", meant),
      amount: decimal(meant.minor),
      i_extparam: meant.token,
      round_start: true,
    }),
  win: (meant) =>
    posted({
      ...inRound("credit", meant),
      amount: decimal(meant.minor),
      round_ended: meant.ends ?? false,
      subtype: meant.promo ? "promotion" : "credit",
    }),
  undo: (meant) =>
    posted({ ...inRound("credit", meant), amount: "1.00", i_rollback: meant.target, subtype: "cancel" }),
  end: (meant) =>
    posted({
      type: "roundinfo",
      userid: meant.player,
      i_gameid: meant.round,
      i_gamedesc: meant.game,
    }),
  correct(meant) {
    return meant.direction === "IN"
      ? this.win(meant)
      : posted({ ...inRound("debit", meant), amount: decimal(meant.minor), i_rollback: meant.target });
  },
  balance: ({ player, asset, token }) =>
    posted({ type: "balance", userid: player, currency: asset, i_extparam: token }),
  ping: () => posted({ type: "ping" }),
  badBets(meant) {
    const amounts = [1, 1.5, "1.505", "1e3", "-1.00", "NaN", "", " 1", "۱۰", "92233720368547758.08"];
    return amounts.map((amount) => posted({ ...inRound("debit", meant), amount, i_extparam: meant.token }));
  },
  forgeries(said) {
    const { hmac: _hmac, ...others } = JSON.parse(textOf(said.body)) as Record<string, Value>;
    return [
      posted(others, `${SECRET} of another`),
      { ...said, body: bytesOf(textOf(said.body).replace('"amount":"1', '"amount":"2')) },
      { ...said, body: bytesOf(JSON.stringify(others)) },
      { ...said, body: bytesOf("{") },
    ];
  },
  hear({ status, body }) {
    const { hmac, ...told } = JSON.parse(textOf(body)) as Record<string, string>;
    if (hmac !== sealed(told, SECRET)) throw new Error("The answer is not sealed with our secret.");
    const { balance, ...others } = told;
    return {
      status,
      word: told.error ?? told.status ?? "",
      balanceMinor: balance === undefined ? null : minorIn(balance),
      text: JSON.stringify(others),
    };
  },
  word: (_message, code) => SENTENCES[code] ?? `no word for ${code}`,
  status: (code) => (code === "RETRY_LATER" || code === "BET_NOT_FOUND" ? 503 : 200),
  winNamesBet: false,
  hasCorrections: false,
  signsTime: false,
};
