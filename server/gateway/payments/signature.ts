import { createHmac, timingSafeEqual } from "node:crypto";

/** Both sides sign: lower-case hex of HMAC-SHA256 over `${timestamp}.${raw body}`, the time in seconds. */
export const TIMESTAMP_HEADER = "X-Payment-Timestamp";
export const SIGNATURE_HEADER = "X-Payment-Signature";

/** How far the two clocks may be apart. */
const SKEW_MAX_S = 300;

const HEX_DIGEST = /^[0-9a-f]{64}$/;

export type Signed = {
  readonly timestamp: string;
  readonly signature: string;
  readonly body: Uint8Array | string;
};

export function signPayment(secret: string, timestamp: string, body: Uint8Array | string): string {
  return digest(secret, timestamp, body).toString("hex");
}

/** Whether whoever sent this knows the secret, in a time that does not tell how much of the signature was right. */
export function isPaymentSigned(secret: string, { timestamp, signature, body }: Signed): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || !HEX_DIGEST.test(signature)) return false;
  return timingSafeEqual(digest(secret, timestamp, body), Buffer.from(signature, "hex"));
}

/** Whether this was signed just now: what was recorded earlier says nothing of the present. */
export function isPaymentFresh(timestamp: string, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= SKEW_MAX_S;
}

function digest(secret: string, timestamp: string, body: Uint8Array | string): Buffer {
  return createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest();
}
