import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from "node:crypto";

/** What stands before a 32-byte seed in the PKCS #8 form of an Ed25519 key (RFC 8410, 7). */
const PKCS8_ED25519 = Buffer.from("302e020100300506032b657004220420", "hex");

export type SigningKey = {
  readonly privateKey: KeyObject;
  /** The public half as RFC 8037 writes it: 32 bytes, base64url. */
  readonly x: string;
};

/**
 * A key to sign with, derived from the secret that outlives sessions: every process of a house has the same one, and it
 * lasts as long as the secret does. Each purpose has a key of its own.
 */
export function signingKey(houseSecret: string, purpose: string): SigningKey {
  const seed = Buffer.from(hkdfSync("sha256", houseSecret, "", purpose, 32));
  const der = Buffer.concat([PKCS8_ED25519, seed]);
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const { x = "" } = createPublicKey(privateKey).export({ format: "jwk" });
  return { privateKey, x };
}
