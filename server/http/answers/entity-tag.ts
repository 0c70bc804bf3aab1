import { createHash } from "node:crypto";

/** The strong ETag of a body (RFC 9110 8.8.3): equal bytes have equal tags, whichever process sends them. */
export function entityTag(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
