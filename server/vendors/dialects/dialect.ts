import type { WalletAnswer, WalletCode, WalletCommandName } from "../protocol.ts";
import type { Redact } from "../seam/redacted.ts";

/** One call of a vendor that does not speak our own protocol, as it arrived. */
export type ForeignRequest = {
  vendor: string;
  /** What stands behind the vendor's own address: `transaction/bet`; empty where there is one address only. */
  path: string;
  method: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>;
  /** No signature covers it, so no dialect reads it. */
  query: string;
  body: Uint8Array;
  /** The network address that it came from. */
  address: string;
};

export type ForeignResponse = { status: number; headers: Record<string, string>; body: Uint8Array };

/** What a message asks for, in the words of the wallet protocol. The body is checked as if it had come in them. */
export type ForeignOrder = {
  command: WalletCommandName;
  body: Readonly<Record<string, unknown>>;
  /** The token of the session, where a message bears it that needs none: then a balance may open the session. */
  session?: string | undefined;
  /** The currency of the balance that is told, where the command names none: else the session's, or the player's. */
  currency?: string | undefined;
  /** When the vendor signed a stake, where the dialect says so: an old one is not believed. */
  sentAt?: Date;
};

/** A message that was read, or one that could not be: then it says with which code it is refused. */
export type Reading = {
  /** The dialect's own name for the message. */
  message: string;
  /** What the answer has to repeat. */
  said: Readonly<Record<string, string>>;
  order: ForeignOrder | { refused: WalletCode } | "acknowledge";
};

/** How one vendor speaks. Everything that is decided is decided by the wallet protocol, behind this. */
export type Dialect = {
  /** Whether the vendor itself sent exactly these bytes. Asked before anything of them is believed. */
  isAuthentic(request: ForeignRequest): boolean;
  /** Never throws: what cannot be read is a refusal. */
  read(request: ForeignRequest): Reading;
  /** The answer in the dialect's words; its codes say whether the vendor gives up or sends again. */
  write(reading: Reading, answer: WalletAnswer): ForeignResponse;
  /** What the vendor calls a player, where that is not the player's number alone. */
  nameOf?(seat: { player: string; currency: string }): string;
  /** What the vendor calls a round that we keep under another name; null for one that it does not show. */
  roundOf?(kept: { game: string; round: string }): string | null;
  /** Both sides as the record of exchanges keeps them: without tokens, and without seals that could be said again. */
  redactRequest: Redact;
  redactAnswer: Redact;
  /** Whether a repeated call is told the balance of the moment, not that of the first answer. */
  tellsCurrentBalance: boolean;
};

/** A message of which nothing is known, because it was not believed. */
export function unread({ path }: ForeignRequest): Reading {
  return { message: path, said: {}, order: { refused: "BAD_SIGNATURE" } };
}

const encoder = new TextEncoder();

export function jsonResponse(status: number, text: string): ForeignResponse {
  return { status, headers: { "Content-Type": "application/json" }, body: encoder.encode(text) };
}
