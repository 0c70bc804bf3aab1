import type { ForeignResponse } from "#server/vendors/index.ts";
import type { WalletCode } from "#server/vendors/protocol.ts";

/** What a vendor's engineer means to say, before it is said in any dialect. Amounts are in minor units. */
export type Meant = { tx: string; player: string; token: string; round: string; game: string; asset: string };
export type MeantBet = Meant & { minor: bigint; ageS?: number };
export type MeantWin = Meant & { minor: bigint; bet?: string | undefined; promo?: boolean; ends?: boolean };
export type MeantUndo = Meant & { target: string };
export type MeantEnd = Meant & { bet: string };
/** Paid to the player (`IN`) or taken back (`OUT`); a dialect without corrections undoes `target` instead. */
export type MeantCorrection = Meant & { minor: bigint; direction: "IN" | "OUT"; target: string };

export type Message = "bet" | "win" | "undo" | "end" | "correct" | "balance";

/** One call as a vendor sends it. */
export type Said = { path: string; headers: Record<string, string>; body: Uint8Array };

/** An answer as the vendor understands it; `text` is what a repeated call has to be told again. */
export type Heard = { status: number; word: string; balanceMinor: bigint | null; text: string };

/** One dialect from the vendor's side: it signs by itself and knows nothing of our adapters. */
export type Tongue = {
  name: string;
  /** The vendor as the operator lists it. */
  entry: { code: string } & Record<string, unknown>;
  bet(meant: MeantBet): Said;
  win(meant: MeantWin): Said;
  undo(meant: MeantUndo): Said;
  end(meant: MeantEnd): Said;
  correct(meant: MeantCorrection): Said;
  balance(meant: Meant): Said;
  /** The same bet with amounts that are none, each signed well. */
  badBets(meant: MeantBet): Said[];
  /** The same call as somebody without the secret, or on the way, would have it. */
  forgeries(said: Said): Said[];
  hear(response: ForeignResponse): Heard;
  /** The word with which a message is answered, by the tables of the dialect. */
  word(message: Message, code: WalletCode): string;
  /** The HTTP status that goes with it. */
  status(code: WalletCode): number;
  /** Whether a win says which bet it belongs to, whether a correction has a message of its own, and the time of a bet. */
  winNamesBet: boolean;
  hasCorrections: boolean;
  signsTime: boolean;
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const bytesOf = (text: string): Uint8Array => encoder.encode(text);
export const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);

/** `1.05` for 105n. */
export function decimal(minor: bigint): string {
  return `${minor / 100n}.${(minor % 100n).toString().padStart(2, "0")}`;
}

export function minorIn(text: string): bigint {
  const [whole = "", decimals = ""] = text.split(".");
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, "0"));
}
