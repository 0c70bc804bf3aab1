import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * The path of an entry to customer service (docs/decisions/014): a sealed address, and behind it the eight
 * characters that make its key together with the secret of the house. Who changes a character, moves the path to
 * another brand or does not have the secret opens nothing.
 */
const TAIL_CHARACTERS = 8;
const TAIL_BYTES = 6;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = "aes-256-gcm";
const LABEL = "customer-service entry v1";

export type SealKey = {
  /** The secret of the house (server/house/config.ts). */
  readonly secret: string;
  readonly brandId: string;
};

/** Body and tail key of an address. Two seals of one address are never alike. */
export function sealPath(key: SealKey, url: string): string {
  const tail = randomBytes(TAIL_BYTES).toString("base64url");
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key, tail), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(key.brandId));
  const sealed = Buffer.concat([nonce, cipher.update(url, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${sealed.toString("base64url")}${tail}`;
}

/** The address that was sealed, or null: a wrong secret and a changed character look alike from here. */
export function openPath(key: SealKey, path: string): string | null {
  const body = path.slice(0, -TAIL_CHARACTERS);
  const sealed = Buffer.from(body, "base64url");
  if (sealed.toString("base64url") !== body) return null;
  if (sealed.length <= NONCE_BYTES + TAG_BYTES) return null;
  const tail = path.slice(-TAIL_CHARACTERS);
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(key, tail), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(key.brandId));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const closed = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(closed), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** The secret is long and random (config.ts sees to that), so no slow derivation has to make up for it. */
function keyOf({ secret }: SealKey, tail: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, tail, LABEL, KEY_BYTES));
}
