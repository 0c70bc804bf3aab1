import { createPublicKey, verify } from "node:crypto";

const KEY = /^[A-Za-z0-9_-]{43}$/;
const SIGNATURE = /^[A-Za-z0-9_-]{86}$/;

/** Whether the holder of an Ed25519 key, 32 bytes in base64url, signed a text. */
export function isSignedBy(x: string, signature: string, text: string): boolean {
  const bytes = Buffer.from(signature, "base64url");
  // The last letter has bits to spare: of the texts that are read as the same signature, one is the signature.
  if (!KEY.test(x) || !SIGNATURE.test(signature) || bytes.toString("base64url") !== signature) return false;
  try {
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
    return verify(null, Buffer.from(text, "utf8"), key, bytes);
  } catch {
    // 32 bytes that are no point of the curve are nobody's key.
    return false;
  }
}
