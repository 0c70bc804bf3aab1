import { createHmac, timingSafeEqual } from "node:crypto";

const HEX_DIGEST = /^[0-9a-f]{64}$/;

/** Lower-case hex of HMAC-SHA256 over `${timestamp}.${raw body}`. */
export function signBytes(secret: string, timestamp: string, body: Uint8Array): string {
  return digest(secret, timestamp, body).toString("hex");
}

/** Whether a signature is ours, in a time that does not tell how much of it was right. */
export function isSignedBy(secret: string, timestamp: string, body: Uint8Array, signature: string): boolean {
  if (!HEX_DIGEST.test(signature)) return false;
  return timingSafeEqual(digest(secret, timestamp, body), Buffer.from(signature, "hex"));
}

function digest(secret: string, timestamp: string, body: Uint8Array): Buffer {
  return createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest();
}
