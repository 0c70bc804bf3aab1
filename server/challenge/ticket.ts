import { createHash, randomBytes } from "node:crypto";
import { PURPOSES, type Purpose } from "./purpose.ts";

const TICKET = /^([a-z]+)-[A-Za-z0-9_-]{22}$/;

/**
 * The name of one form's challenge. Nothing is kept until its picture is looked at, so that a page may carry one at no
 * cost; it serves as long as the page is open, because every picture under it is a new one.
 */
export function openTicket({ purpose }: { purpose: Purpose }): { ticket: string } {
  return { ticket: `${purpose}-${randomBytes(16).toString("base64url")}` };
}

/** The purpose that a ticket names, or null when it is no ticket of ours. */
export function purposeOf(ticket: string): Purpose | null {
  const [, named] = TICKET.exec(ticket) ?? [];
  return PURPOSES.find((purpose) => purpose === named) ?? null;
}

export function hashOf(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}
