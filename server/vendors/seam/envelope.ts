import { SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import {
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  type WalletAnswer,
  type WalletRequest,
  type WalletResponse,
} from "../protocol.ts";
import { isSignedBy, type SigningKey, signMessage, walletPath } from "./signature.ts";

export const BODY_MAX_BYTES = 64 * 1024;
const SKEW_MAX_MS = 300 * SECOND_MS;
const RETRY_AFTER_S = "1";

/** Whether whoever sent this has the vendor's key, and signed it for this vendor's command. */
export function isAuthentic(key: SigningKey, request: WalletRequest): boolean {
  const { vendor, command, timestamp, signature, body } = request;
  const message = { timestamp, path: walletPath(vendor, command), body };
  return /^\d{1,12}$/.test(timestamp) && isSignedBy(key, message, signature);
}

/** Whether this was sent just now: whoever sends a command again signs it anew. */
export function isFresh(context: Context, { timestamp }: WalletRequest): boolean {
  return isNear(context, new Date(Number(timestamp) * SECOND_MS));
}

/** Whether a moment is at most five minutes from now, either way: clocks are not all right. */
export function isNear({ now }: Pick<Context, "now">, moment: Date): boolean {
  return Math.abs(now().getTime() - moment.getTime()) <= SKEW_MAX_MS;
}

const encoder = new TextEncoder();

/** With what an answer is signed: a key, and the path that was called. */
export type Seal = { key: SigningKey; path: string };

/** An answer in its envelope. A vendor that does not exist has no key to sign with. */
export function respond(
  { now }: Context,
  seal: Seal | null,
  status: number,
  answer: WalletAnswer,
): WalletResponse {
  const body = encoder.encode(JSON.stringify(answer));
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (seal) {
    const { key, path } = seal;
    const timestamp = Math.floor(now().getTime() / SECOND_MS).toString();
    headers[TIMESTAMP_HEADER] = timestamp;
    headers[SIGNATURE_HEADER] = signMessage(key, { timestamp, path, body });
  }
  if (status === 503) headers["Retry-After"] = RETRY_AFTER_S;
  return { status, headers, body };
}
