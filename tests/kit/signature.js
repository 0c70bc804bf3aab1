/**
 * The signature of wallet v1, as both sides make it: HMAC-SHA256 in hex over `${timestamp}.POST.${path}.${raw body}`,
 * in version 1 over `${timestamp}.${raw body}`. The path is that of the call, for an answer that of its question.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

export const TIMESTAMP_HEADER = "X-Vendor-Timestamp";
export const SIGNATURE_HEADER = "X-Vendor-Signature";
export const SIGNATURE_VERSIONS = ["1", "1.1"];

/** `body` is text or the bytes themselves. */
export function sign({ secret, version = "1.1" }, { timestamp, path, body }) {
  const head = version === "1" ? `${timestamp}.` : `${timestamp}.POST.${path}.`;
  return createHmac("sha256", secret).update(head).update(body).digest("hex");
}

/** Compared in a time that does not tell how much of it was right. */
export function isSigned(key, message, signature) {
  if (typeof signature !== "string" || !/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(sign(key, message), "hex"), Buffer.from(signature, "hex"));
}

/** The headers of a signed message of now, or of another second. */
export function signedHeaders(key, { path, body, timestamp = Math.floor(Date.now() / 1000).toString() }) {
  return {
    "Content-Type": "application/json",
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: sign(key, { timestamp, path, body }),
  };
}
