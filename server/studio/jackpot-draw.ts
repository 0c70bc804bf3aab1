import { createHash } from "node:crypto";
import { entropyOfLines, type SharedSeeds, sharedDraw } from "./fairness/chain.ts";

/** The name under which the pool's chain and its draws are known to whoever checks them. */
export const JACKPOT_GAME = "jackpot";

/** `name` is the SHA-256 of the draw and the player's client seed: a player finds their own, and nobody else's. */
export type Ticket = { readonly name: string; readonly minor: string };

/** Only who knows the client seed finds the ticket: a player's number could be found by counting. */
export function ticketName(drawId: string, clientSeed: string): string {
  return createHash("sha256").update(`${drawId}|${clientSeed}`).digest("hex");
}

/** A ticket as it is hashed and published: its name and what was staked, in minor units. */
export function ticketLine({ name, minor }: Ticket): string {
  return `${name}:${minor}`;
}

const TICKET = /^([0-9a-f]{64}):([1-9]\d{0,14})$/;

/** The ticket of a line; null for what is none. */
export function readTicket(line: string): Ticket | null {
  const [, name, minor] = TICKET.exec(line) ?? [];
  return name !== undefined && minor !== undefined ? { name, minor } : null;
}

/** The entropy of a draw: of its tickets in their order. */
export function ticketEntropy(tickets: readonly Ticket[]): string {
  return entropyOfLines(tickets.map(ticketLine));
}

/** The places of the tickets that won: each ticket draws one number below `oneInMinor`, and wins below its stake. */
export function winningTickets(tickets: readonly Ticket[], seeds: SharedSeeds, oneInMinor: bigint): number[] {
  const draw = sharedDraw(JACKPOT_GAME, seeds);
  return tickets.flatMap(({ minor }, nth) => (BigInt(draw(Number(oneInMinor))) < BigInt(minor) ? [nth] : []));
}
