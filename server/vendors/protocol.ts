/**
 * The wallet protocol, version 1: the only way by which any game touches a balance, our own studio's too.
 * Types only, so that both sides can know them. Amounts are strings of digits in minor units, ids are
 * strings of 1 to 100 characters, and `currency` is the code of the asset.
 */
export const WALLET_COMMANDS = [
  "authenticate",
  "balance",
  "debit",
  "credit",
  "batch",
  "rollback",
  "adjust",
  "end-round",
  "status",
] as const;

export type WalletCommandName = (typeof WALLET_COMMANDS)[number];

export type WalletCode =
  | "OK"
  | "INSUFFICIENT_FUNDS"
  | "PLAYER_NOT_FOUND"
  | "PLAYER_BLOCKED"
  | "TOKEN_INVALID"
  | "TOKEN_EXPIRED"
  | "GAME_DISABLED"
  | "CURRENCY_MISMATCH"
  | "LIMIT_EXCEEDED"
  | "DUPLICATE_CONFLICT"
  | "TX_NOT_FOUND"
  | "BET_NOT_FOUND"
  | "TX_CANCELLED"
  | "ROUND_CLOSED"
  | "ROUND_SETTLED"
  | "FREE_ROUND_INVALID"
  | "BAD_REQUEST"
  | "BAD_SIGNATURE"
  | "NOT_FOUND"
  | "RETRY_LATER";

export type AuthenticateBody = { token: string };

export type BalanceBody = { player: string; currency: string; token?: string | undefined };

export type DebitBody = {
  txId: string;
  token: string;
  player: string;
  game: string;
  round: string;
  amount: string;
  currency: string;
  freeRoundId?: string | undefined;
};

export type CreditKind = "WIN" | "JACKPOT" | "PROMO" | "FREE_ROUND";

export type CreditBody = {
  txId: string;
  player: string;
  game: string;
  round: string;
  amount: string;
  currency: string;
  kind: CreditKind;
  betTxId?: string | undefined;
  endRound?: boolean | undefined;
};

/** Our own protocol names the round; a foreign one may leave it to what is undone. */
export type RollbackBody = {
  txId: string;
  targetTxId: string;
  /** Which is meant, where a stake and a payout have this number. */
  target?: "debit" | "credit" | undefined;
  player: string;
  round?: string | undefined;
};

/** Stakes and payouts of one player, at most 20, done together or not at all. A body with `kind` is a payout. */
export type BatchBody = { operations: (DebitBody | CreditBody)[] };

export type AdjustBody = {
  txId: string;
  player: string;
  game: string;
  round: string;
  amount: string;
  currency: string;
  /** `IN` pays the player, `OUT` takes back. */
  direction: "IN" | "OUT";
  /** Up to 200 characters, for those who are asked about it. */
  reason: string;
};

export type EndRoundBody = { player: string; game: string; round: string };

export type StatusBody = { targetTxId: string; player: string };

export type WalletBody = {
  authenticate: AuthenticateBody;
  balance: BalanceBody;
  debit: DebitBody;
  credit: CreditBody;
  batch: BatchBody;
  rollback: RollbackBody;
  adjust: AdjustBody;
  "end-round": EndRoundBody;
  status: StatusBody;
};

export type WalletBalance = { cash: string; bonus: string; total: string };

/**
 * What every command is answered. Balance and version are those after the command. A field is null where
 * there is nothing to say: no player was found, the command has no transaction, nothing moved.
 */
export type WalletAnswer = {
  code: WalletCode;
  player: string | null;
  currency: string | null;
  balance: WalletBalance | null;
  txId: string | null;
  transferId: string | null;
  version: string | null;
  replayed: boolean;
  /** Told by `authenticate` only. */
  language?: string;
  country?: string | null;
  game?: string;
  /** Told with LIMIT_EXCEEDED: which of the player's limits it was. */
  limit?: string;
  /** Told with BAD_REQUEST, where a field is to blame: `amount`, or `operations.0.round`. */
  fields?: readonly string[];
  /** Told by a `batch` that was done: each answer in the place of its operation. */
  operations?: WalletAnswer[];
};

export const TIMESTAMP_HEADER = "X-Vendor-Timestamp";
export const SIGNATURE_HEADER = "X-Vendor-Signature";

/** One call as it arrives: the signature covers the timestamp, vendor and command, and the bytes of the body. */
export type WalletRequest = {
  vendor: string;
  command: string;
  timestamp: string;
  signature: string;
  body: Uint8Array;
  /** The network address that it came from; absent in one process. */
  address?: string;
};

export type WalletResponse = { status: number; headers: Record<string, string>; body: Uint8Array };
