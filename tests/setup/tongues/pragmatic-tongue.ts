import { createHash } from "node:crypto";
import type { WalletCode } from "#server/vendors/protocol.ts";
import {
  bytesOf,
  decimal,
  type Meant,
  type MeantWin,
  type Message,
  minorIn,
  type Said,
  type Tongue,
  textOf,
} from "./tongue.ts";

const SECRET = "a salt of the vendor PRAG";
const MOMENT_MS = Date.parse("2026-03-21T12:00:00.000Z");

const ERRORS: Partial<Record<WalletCode, number>> = {
  OK: 0,
  INSUFFICIENT_FUNDS: 1,
  PLAYER_NOT_FOUND: 2,
  TOKEN_INVALID: 4,
  TOKEN_EXPIRED: 4,
  BAD_SIGNATURE: 5,
  PLAYER_BLOCKED: 6,
  BAD_REQUEST: 7,
  GAME_DISABLED: 8,
  LIMIT_EXCEEDED: 50,
  BET_NOT_FOUND: 100,
  RETRY_LATER: 100,
  DUPLICATE_CONFLICT: 120,
  ROUND_SETTLED: 120,
  CURRENCY_MISMATCH: 120,
  TX_CANCELLED: 120,
};
const OF_BETS: Partial<Record<WalletCode, number>> = {
  CURRENCY_MISMATCH: 3,
  TX_CANCELLED: 3,
  ROUND_CLOSED: 3,
};
const OF_ENDS: Partial<Record<WalletCode, number>> = { BET_NOT_FOUND: 130, RETRY_LATER: 130 };

function errorFor(message: Message, code: WalletCode): number | undefined {
  const own = message === "bet" ? OF_BETS[code] : message === "end" ? OF_ENDS[code] : undefined;
  return own ?? ERRORS[code];
}

function hashed(fields: Record<string, string>, secret: string): string {
  const names = Object.keys(fields).filter((name) => fields[name] !== "");
  const joined = names
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join("&");
  return createHash("md5").update(`${joined}${secret}`).digest("hex");
}

function posted(path: string, fields: Record<string, string>, secret = SECRET): Said {
  const form = new URLSearchParams({ ...fields, hash: hashed(fields, secret) });
  return {
    path: `${path}.html`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: bytesOf(form.toString()),
  };
}

const inRound = ({ tx, player, round, game, asset }: Meant, ageS = 0) => ({
  providerId: "pragmatic",
  userId: `${player}-${asset}`,
  gameId: game,
  roundId: round,
  reference: tx,
  timestamp: `${MOMENT_MS - ageS * 1000}`,
  roundDetails: "spin, and more",
  bonusCode: "",
});

const betFields = (meant: Meant & { ageS?: number }) => ({
  ...inRound(meant, meant.ageS),
  token: meant.token,
});

type MeantPrize = MeantWin & { prize: string; prizeMinor: bigint };

/** What only this dialect can say: who plays, a win with the prize of a promotion in it, and such a prize alone. */
type OwnMessages = {
  authenticate(meant: Meant): Said;
  winWithPrize(meant: MeantPrize): Said;
  /** A prize of a campaign that belongs to no round. */
  prize(meant: MeantWin & { campaign: string }): Said;
};

export const pragmaticTongue: Tongue & OwnMessages = {
  name: "pragmatic",
  entry: {
    code: "PRAG",
    name: { fa: "فروشنده", en: "A vendor" },
    dialect: "pragmatic",
    mode: "seamless",
    secret: SECRET,
    roundLimitMinutes: 60,
  },
  bet: (meant) => posted("bet", { ...betFields(meant), amount: decimal(meant.minor) }),
  win: (meant) => {
    const fields = { ...inRound(meant), amount: decimal(meant.minor) };
    return meant.promo ? posted("promoWin", { ...fields, campaignId: "7" }) : posted("result", fields);
  },
  undo: (meant) => posted("refund", { ...inRound(meant), reference: meant.target }),
  end: (meant) => posted("endRound", { ...inRound(meant), reference: "" }),
  correct: (meant) =>
    posted("adjustment", {
      ...inRound(meant),
      amount: `${meant.direction === "OUT" ? "-" : ""}${decimal(meant.minor)}`,
    }),
  balance: ({ player, asset }) =>
    posted("balance", { providerId: "pragmatic", userId: `${player}-${asset}` }),
  authenticate: ({ token, game }) => posted("authenticate", { providerId: "pragmatic", token, gameId: game }),
  winWithPrize: (meant) =>
    posted("result", {
      ...inRound(meant),
      amount: decimal(meant.minor),
      promoWinAmount: decimal(meant.prizeMinor),
      promoWinReference: meant.prize,
      promoCampaignID: "7",
    }),
  prize: ({ player, asset, tx, minor, campaign }) =>
    posted("promoWin", {
      ...{ providerId: "pragmatic", userId: `${player}-${asset}`, timestamp: `${MOMENT_MS}` },
      ...{ reference: tx, campaignId: campaign, amount: decimal(minor) },
    }),
  badBets(meant) {
    const amounts = ["1.505", "1e3", "-1.00", "NaN", "", " 1", "1,5", ".5", "۱۰", "92233720368547758.08"];
    return amounts.map((amount) => posted("bet", { ...betFields(meant), amount }));
  },
  forgeries(said) {
    const fields = Object.fromEntries(new URLSearchParams(textOf(said.body)));
    const { hash: _hash, ...others } = fields;
    const path = said.path.replace(".html", "");
    return [
      posted(path, others, `${SECRET} of another`),
      { ...said, body: bytesOf(textOf(said.body).replace("amount=1", "amount=2")) },
      { ...said, body: bytesOf(textOf(said.body).replace(/hash=\w+/, "hash=")) },
      { ...said, body: bytesOf("") },
    ];
  },
  hear({ status, body }) {
    const text = textOf(body);
    const told = JSON.parse(text) as { error: number };
    const [, cash = "", bonus = ""] = /"cash":([\d.]+),"bonus":([\d.]+)/.exec(text) ?? [];
    return {
      status,
      word: `${told.error}`,
      balanceMinor: cash === "" ? null : minorIn(cash) + minorIn(bonus),
      text,
    };
  },
  word: (message, code) => `${errorFor(message, code) ?? `no word for ${code}`}`,
  status: () => 200,
  winNamesBet: false,
  hasCorrections: true,
  signsTime: true,
};
