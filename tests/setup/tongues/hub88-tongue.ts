import { createSign, generateKeyPairSync } from "node:crypto";
import type { WalletCode } from "#server/vendors/protocol.ts";
import { bytesOf, type Meant, type Said, type Tongue, textOf } from "./tongue.ts";

const theirs = generateKeyPairSync("rsa", { modulusLength: 2048 });
const strangers = generateKeyPairSync("rsa", { modulusLength: 2048 });

const WORDS: Partial<Record<WalletCode, string>> = {
  OK: "RS_OK",
  INSUFFICIENT_FUNDS: "RS_ERROR_NOT_ENOUGH_MONEY",
  PLAYER_BLOCKED: "RS_ERROR_USER_DISABLED",
  TOKEN_INVALID: "RS_ERROR_INVALID_TOKEN",
  TOKEN_EXPIRED: "RS_ERROR_TOKEN_EXPIRED",
  GAME_DISABLED: "RS_ERROR_INVALID_GAME",
  CURRENCY_MISMATCH: "RS_ERROR_WRONG_CURRENCY",
  LIMIT_EXCEEDED: "RS_ERROR_LIMIT_REACHED",
  DUPLICATE_CONFLICT: "RS_ERROR_DUPLICATE_TRANSACTION",
  BET_NOT_FOUND: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  TX_CANCELLED: "RS_ERROR_TRANSACTION_ROLLED_BACK",
  ROUND_SETTLED: "RS_ERROR_DUPLICATE_TRANSACTION",
  ROUND_CLOSED: "RS_ERROR_UNKNOWN",
  RETRY_LATER: "RS_ERROR_UNKNOWN",
  BAD_REQUEST: "RS_ERROR_WRONG_SYNTAX",
  BAD_SIGNATURE: "RS_ERROR_INVALID_SIGNATURE",
};

/** A body is written as text, so that a test can put any amount into it. */
function posted(
  path: string,
  fields: Record<string, unknown>,
  amount?: string,
  key = theirs.privateKey,
): Said {
  const json = JSON.stringify({ ...fields, request_uuid: "583c985f-0001" });
  const body = bytesOf(amount === undefined ? json : `${json.slice(0, -1)},"amount":${amount}}`);
  const signature = createSign("RSA-SHA256").update(body).sign(key, "base64");
  return { path, headers: { "x-hub88-signature": signature }, body };
}

const inRound = ({ tx, player, token, round, game, asset }: Meant) => ({
  user: player,
  transaction_uuid: tx,
  token,
  round,
  game_code: game,
  currency: asset,
});

const units = (minor: bigint) => `${minor * 1000n}`;

export const hub88Tongue: Tongue = {
  name: "hub88",
  entry: {
    code: "HUB",
    name: "A hub",
    dialect: "hub88",
    mode: "seamless",
    publicKey: theirs.publicKey.export({ type: "spki", format: "pem" }),
    roundLimitMinutes: 60,
  },
  bet: (meant) => posted("transaction/bet", inRound(meant), units(meant.minor)),
  win: (meant) =>
    posted(
      "transaction/win",
      {
        ...inRound(meant),
        reference_transaction_uuid: meant.bet,
        round_closed: meant.ends ?? false,
        is_supplier_promo: meant.promo ?? false,
      },
      units(meant.minor),
    ),
  undo: (meant) =>
    posted("transaction/rollback", { ...inRound(meant), reference_transaction_uuid: meant.target }),
  end: (meant) =>
    posted(
      "transaction/win",
      { ...inRound(meant), reference_transaction_uuid: meant.bet, round_closed: true },
      "0",
    ),
  correct(meant) {
    return meant.direction === "IN" ? this.win(meant) : this.undo(meant);
  },
  balance: ({ player, token }) => posted("user/balance", { user: player, token }),
  badBets(meant) {
    const amounts = ["1.5", "100500.5", "1e3", "-1", "100001", "9223372036854775808000"];
    return amounts.map((amount) => posted("transaction/bet", inRound(meant), amount));
  },
  forgeries(said) {
    const stranger = createSign("RSA-SHA256").update(said.body).sign(strangers.privateKey, "base64");
    return [
      { ...said, headers: { "x-hub88-signature": stranger } },
      { ...said, headers: {} },
      { ...said, body: bytesOf(textOf(said.body).replace('"amount":1', '"amount":2')) },
      { ...said, body: bytesOf("{") },
    ];
  },
  hear({ status, body }) {
    const text = textOf(body);
    const told = JSON.parse(text) as { status: string };
    const [, balance] = /"balance":(\d+)/.exec(text) ?? [];
    return {
      status,
      word: told.status,
      balanceMinor: balance === undefined ? null : BigInt(balance) / 1000n,
      text: text.replace(/"balance":\d+/, ""),
    };
  },
  word: (_message, code) => WORDS[code] ?? `no word for ${code}`,
  status: () => 200,
  winNamesBet: true,
  hasCorrections: false,
  signsTime: false,
};
