/** The signature of wallet v1, as both sides make it: HMAC-SHA256 over `${timestamp}.${raw body}`, in hex. */
import { createHmac, timingSafeEqual } from "node:crypto";

export const TIMESTAMP_HEADER = "X-Vendor-Timestamp";
export const SIGNATURE_HEADER = "X-Vendor-Signature";

/** `body` is text or the bytes themselves. */
export function sign(secret, timestamp, body) {
  return createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest("hex");
}

/** Compared in a time that does not tell how much of it was right. */
export function isSigned(secret, timestamp, body, signature) {
  if (typeof signature !== "string" || !/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(sign(secret, timestamp, body), "hex"), Buffer.from(signature, "hex"));
}

/** The headers of a signed message of now, or of another second. */
export function signedHeaders(secret, body, timestamp = Math.floor(Date.now() / 1000).toString()) {
  return {
    "Content-Type": "application/json",
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: sign(secret, timestamp, body),
  };
}
