import { createHash } from "node:crypto";

const PLAIN_VENDOR = /^[A-Za-z0-9_]{1,40}$/;
const PLAIN_CODE = /^[A-Za-z0-9_-]{1,39}$/;

/** What stands for a game in addresses: its vendor and code where they may, else a digest that nobody else has. */
export function nodeOf(vendor: string, code: string): string {
  if (PLAIN_VENDOR.test(vendor) && PLAIN_CODE.test(code)) return `${vendor}-${code}`;
  return `${vendor}-${createHash("sha256").update(`${vendor}/${code}`).digest("hex").slice(0, 32)}`;
}
