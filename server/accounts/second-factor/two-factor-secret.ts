import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = "aes-256-gcm";
const SEAL_LABEL = "second factor v1";
const RECOVERY_LABEL = "recovery code v1";

/** The player it belongs to. A sealed secret that is moved to another player's row opens nothing. */
export type FactorKey = {
  /** The secret of the house (server/house/config.ts). */
  readonly houseSecret: string;
  readonly playerId: bigint;
};

/** The secret of an app as it is kept. Two seals of one secret are never alike. */
export function sealSecret(key: FactorKey, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key, SEAL_LABEL), nonce, { authTagLength: TAG_BYTES });
  const closed = [cipher.update(secret, "utf8"), cipher.final()];
  return Buffer.concat([nonce, ...closed, cipher.getAuthTag()]).toString("base64url");
}

/**
 * The secret that was sealed. Throws where it cannot be opened: the house has got another secret, and no code of any
 * player would ever be right again.
 */
export function openSecret(key: FactorKey, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const nonce = bytes.subarray(0, NONCE_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(key, SEAL_LABEL), nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const closed = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(closed), decipher.final()]).toString("utf8");
  } catch (fault) {
    throw new Error("A second factor was sealed with another HOUSE_SECRET.", { cause: fault });
  }
}

/** What is kept of a recovery code. Without the secret of the house nobody can try codes against it. */
export function recoveryHash(key: FactorKey, code: string): Uint8Array {
  return createHmac("sha256", keyOf(key, RECOVERY_LABEL)).update(code).digest();
}

function keyOf({ houseSecret, playerId }: FactorKey, label: string): Buffer {
  return Buffer.from(hkdfSync("sha256", houseSecret, String(playerId), label, KEY_BYTES));
}
