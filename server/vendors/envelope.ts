import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import {
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  type WalletAnswer,
  type WalletRequest,
  type WalletResponse,
} from "./protocol.ts";
import { isSignedBy, signBytes } from "./signature.ts";

export const BODY_MAX_BYTES = 64 * 1024;
const SKEW_MAX_MS = 300 * SECOND_MS;
const RETRY_AFTER_S = "1";

/** Whether whoever sent this knows the vendor's secret. */
export function isAuthentic(secret: string, { timestamp, signature, body }: WalletRequest): boolean {
  return /^\d{1,12}$/.test(timestamp) && isSignedBy(secret, timestamp, body, signature);
}

/** Whether this was sent just now. Old messages are answered again, because that moves nothing twice. */
export function isFresh(context: Context, { timestamp }: WalletRequest): boolean {
  return isNear(context, new Date(Number(timestamp) * SECOND_MS));
}

/** Whether a moment is at most five minutes from now, either way: clocks are not all right. */
export function isNear({ now }: Pick<Context, "now">, moment: Date): boolean {
  return Math.abs(now().getTime() - moment.getTime()) <= SKEW_MAX_MS;
}

const encoder = new TextEncoder();

/** An answer in its envelope. A vendor that does not exist has no secret to sign with. */
export function respond(
  { now }: Context,
  secret: string | null,
  status: number,
  answer: WalletAnswer,
): WalletResponse {
  const body = encoder.encode(JSON.stringify(answer));
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (secret) {
    const timestamp = Math.floor(now().getTime() / SECOND_MS).toString();
    headers[TIMESTAMP_HEADER] = timestamp;
    headers[SIGNATURE_HEADER] = signBytes(secret, timestamp, body);
  }
  if (status === 503) headers["Retry-After"] = RETRY_AFTER_S;
  return { status, headers, body };
}
