import type { Asset } from "../../core/numbers/money.ts";

/**
 * The most that one command pays, corrects or grants, in minor units (ledger.is_sound() says the same): far above any
 * win, and so far below MINOR_MAX that the house's balance holds thousands of them.
 */
export const PAYOUT_MINOR_MAX = 10n ** 15n;

/** Why a payout is paid. The last two need no stake. */
export type PayoutKind = "WIN" | "JACKPOT" | "PROMO" | "FREE_ROUND";

/** A result that is corrected later: paid to the player (`IN`) or taken back (`OUT`). */
export type AdjustmentDirection = "IN" | "OUT";

/** How a command ended. The words are those of the wallet protocol; the functions of the ledger write them. */
export type CommandCode =
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
  | "BAD_REQUEST";

/** What a caller may have found against a stake before the ledger looks at it. */
export type Refusal =
  | "PLAYER_BLOCKED"
  | "TOKEN_INVALID"
  | "TOKEN_EXPIRED"
  | "GAME_DISABLED"
  | "CURRENCY_MISMATCH"
  | "FREE_ROUND_INVALID";

type Command = {
  /** The maker of the keys: a vendor's code, or `house` for ourselves. */
  scope: string;
  playerId: bigint;
  /** Unique within scope, player and operation, for ever. */
  key: string;
  asset: Asset;
  at: Date;
};

type InRound = { round: string; game: string; amountMinor: bigint };

/**
 * One order to the ledger. The same key with the same content is answered with the first answer; with other
 * content, with DUPLICATE_CONFLICT. A `refusal` is remembered as the answer unless the key was answered before.
 */
export type WalletCommand =
  | (Command &
      InRound & {
        op: "debit";
        freeRoundId?: string | undefined;
        refusal?: Refusal | undefined;
      })
  | (Command &
      InRound & {
        op: "credit";
        kind: PayoutKind;
        betKey?: string | undefined;
        endsRound?: boolean | undefined;
      })
  /**
   * Without a round it is undone wherever it was; `target` says which of a stake and a payout that share the key. The
   * asset only says whose balance to tell when the named command never arrived.
   */
  | (Command & {
      op: "rollback";
      round?: string | undefined;
      targetKey: string;
      target?: "debit" | "credit" | undefined;
    })
  | (Command & { op: "grant"; amountMinor: bigint })
  | (Command & InRound & { op: "adjust"; direction: AdjustmentDirection; reason: string })
  /** A vendor's key is the round, which ends once until it is opened again. The asset is as with a rollback. */
  | (Command & { op: "end-round"; round: string; game: string });

/** The orders that may stand or fall together. */
export type WalletOrder = Extract<WalletCommand, { op: "debit" | "credit" }>[];

/**
 * Cash, bonus and version are those after the command; null when the player has no such account. The version
 * counts the movements of both.
 */
export type WalletAnswer = {
  code: CommandCode;
  asset: Asset | null;
  balanceMinor: bigint | null;
  bonusMinor: bigint | null;
  version: bigint | null;
  transferId: bigint | null;
  replayed: boolean;
  /** Which of the player's limits it was (ledger.exceeded_limit), when the code is LIMIT_EXCEEDED. */
  limit: string | null;
};

/** Either every command of an order was done, or the one at `index` ended otherwise and nothing was done. */
export type OrderAnswer =
  | { done: true; answers: WalletAnswer[] }
  | { done: false; index: number; answer: WalletAnswer };

/** A command as ledger.execute() reads it: every value a text, so that nothing is rounded on the way. */
export type CommandText = {
  op: string;
  scope: string;
  player: string;
  key: string;
  asset: string;
  at: string;
  round?: string | undefined;
  game?: string;
  amount?: string;
  kind?: string | undefined;
  ref?: string | undefined;
  extra?: string | undefined;
  refusal?: string | undefined;
  endsRound?: string;
};

/** Field by field: an object spread into another one costs more than everything else that is done here. */
export function encodeCommand(command: WalletCommand): CommandText {
  const { op, scope, playerId, key, asset, at } = command;
  const text: CommandText = { op, scope, player: playerId.toString(), key, asset, at: at.toISOString() };
  if ("round" in command) text.round = command.round;
  if ("game" in command) text.game = command.game;
  if ("amountMinor" in command) text.amount = command.amountMinor.toString();
  switch (command.op) {
    case "debit":
      text.extra = command.freeRoundId;
      text.refusal = command.refusal;
      break;
    case "credit":
      text.kind = command.kind;
      text.ref = command.betKey;
      text.endsRound = command.endsRound ? "true" : "false";
      break;
    case "rollback":
      text.ref = command.targetKey;
      text.kind = command.target;
      break;
    case "adjust":
      text.kind = command.direction;
      text.extra = command.reason;
      break;
  }
  return text;
}
