import { createHash, timingSafeEqual } from "node:crypto";
import type { RawForm } from "./form.ts";

const HEX_DIGEST = /^[0-9a-f]{32}$/;

/** Lower-case hex of MD5 over the fields that are not empty, sorted by name and joined by `&`, and the secret. */
export function formHash(form: RawForm, secret: string): string {
  return digest(form, secret).toString("hex");
}

/**
 * Whether the vendor's `hash` fits all the other fields. A sign that joins fields inside of one would let two
 * different forms have one hash: such a form is believed to nobody, and neither is one with two hashes.
 */
export function isHashed(form: RawForm, secret: string): boolean {
  const hashes = form.filter(([name]) => name.equals(HASH));
  const [given] = hashes.map(([, value]) => value.toString("latin1"));
  if (hashes.length !== 1 || given === undefined || !HEX_DIGEST.test(given)) return false;
  if (form.some(([name, value]) => isAmbiguous(name, value))) return false;
  return timingSafeEqual(digest(form, secret), Buffer.from(given, "hex"));
}

const HASH = Buffer.from("hash");

function digest(form: RawForm, secret: string): Buffer {
  const signed = form.filter(([name, value]) => !name.equals(HASH) && value.length > 0);
  const sorted = [...signed].sort(([a], [b]) => Buffer.compare(a, b));
  const hash = createHash("md5");
  for (const [nth, [name, value]] of sorted.entries()) {
    hash
      .update(nth === 0 ? "" : "&")
      .update(name)
      .update("=")
      .update(value);
  }
  return hash.update(secret).digest();
}

function isAmbiguous(name: Buffer, value: Buffer): boolean {
  return name.length === 0 || name.includes("&") || name.includes("=") || value.includes("&");
}
