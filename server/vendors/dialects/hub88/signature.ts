import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";

/** The header that bears it, both ways. */
export const SIGNATURE = "X-Hub88-Signature";

const KEY_BITS_MIN = 2048;
const BASE64 = /^[A-Za-z0-9+/]{2,2048}={0,2}$/;

/** The vendor's public key; null when the text is no RSA key of at least 2048 bits. */
export function publicKeyIn(pem: string): KeyObject | null {
  return longEnough(() => createPublicKey(pem));
}

/** Our private key, with which answers are signed; null when the text is no RSA key of at least 2048 bits. */
export function privateKeyIn(pem: string): KeyObject | null {
  return longEnough(() => createPrivateKey(pem));
}

/** Base64 of RSA-SHA256 (PKCS#1 v1.5) over the bytes of a body. */
export function signWith(key: KeyObject, body: Uint8Array): string {
  return sign("RSA-SHA256", body, key).toString("base64");
}

/** Whether the owner of the key signed these bytes. Nothing secret takes part, so nothing is told by its time. */
export function isSignedWith(key: KeyObject, body: Uint8Array, signature: string): boolean {
  if (!BASE64.test(signature)) return false;
  const bytes = Buffer.from(signature, "base64");
  return bytes.toString("base64") === signature && verify("RSA-SHA256", body, key, bytes);
}

function longEnough(read: () => KeyObject): KeyObject | null {
  try {
    const key = read();
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return key.asymmetricKeyType === "rsa" && bits >= KEY_BITS_MIN ? key : null;
  } catch {
    return null;
  }
}
