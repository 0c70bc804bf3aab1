import { createHmac, timingSafeEqual } from "node:crypto";

/** What a signature covers. Version 1 leaves out where a message was sent, so it is worth something elsewhere too. */
export type SignatureVersion = "1" | "1.1";

export type SigningKey = { readonly version: SignatureVersion; readonly secret: string };

/** A message as it is signed. All are posted; `path` is that of the call, of an answer that of its question. */
export type SignedMessage = { timestamp: string; path: string; body: Uint8Array };

const HEX_DIGEST = /^[0-9a-f]{64}$/;

/** The key of whoever speaks to us as we speak to others. */
export function keyOf(secret: string): SigningKey {
  return { version: "1.1", secret };
}

/** Where a command of a vendor is posted to. */
export function walletPath(vendor: string, command: string): string {
  return `/vendor/${vendor}/${command}`;
}

/** Lower-case hex of HMAC-SHA256 over `${timestamp}.POST.${path}.${raw body}`, in version 1 `${timestamp}.${raw body}`. */
export function signMessage(key: SigningKey, message: SignedMessage): string {
  return digest(key, message).toString("hex");
}

/** Whether a signature is ours, in a time that does not tell how much of it was right. */
export function isSignedBy(key: SigningKey, message: SignedMessage, signature: string): boolean {
  if (!HEX_DIGEST.test(signature)) return false;
  return timingSafeEqual(digest(key, message), Buffer.from(signature, "hex"));
}

function digest({ version, secret }: SigningKey, { timestamp, path, body }: SignedMessage): Buffer {
  const head = version === "1" ? `${timestamp}.` : `${timestamp}.POST.${path}.`;
  return createHmac("sha256", secret).update(head).update(body).digest();
}
