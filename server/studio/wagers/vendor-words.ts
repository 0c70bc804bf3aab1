import type { Asset } from "../../core/numbers/money.ts";

/** How a round of ours stands, in the words of the wallet protocol. */
export type StudioRoundState = "open" | "closed" | "void" | "unknown";

/** One movement of ours as the wallet protocol tells it. */
export type StudioTransaction = {
  txId: string;
  kind: "debit" | "credit" | "adjust";
  player: string;
  game: string;
  round: string;
  amountMinor: bigint;
  currency: Asset;
  state: "done" | "rolled-back";
  at: Date;
  betTxId?: string | undefined;
  creditKind?: "WIN" | "FREE_ROUND";
  endRound?: boolean;
  /** Of a correction alone. */
  direction?: "IN" | "OUT";
};
