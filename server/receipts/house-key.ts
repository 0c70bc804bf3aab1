import { createHmac, hkdfSync, sign } from "node:crypto";
import { linkKey } from "../studio/verify/index.ts";

const PURPOSE = "nard receipts, salts, 1";

/** What a house signs and blinds with, all of its processes alike. Its public half is at /verify/key. */
export type HouseKey = {
  /** The public half: 32 bytes, base64url. */
  readonly x: string;
  sign(text: string): string;
  /** The same for the same thing, and found out by nobody: 16 bytes in hexadecimal digits. */
  salt(of: string): string;
};

const SALT_LENGTH = 32;

export function houseKey(houseSecret: string): HouseKey {
  const { privateKey, x } = linkKey(houseSecret);
  const salts = Buffer.from(hkdfSync("sha256", houseSecret, "", PURPOSE, 32));
  return {
    x,
    sign: (text) => sign(null, Buffer.from(text, "utf8"), privateKey).toString("base64url"),
    salt: (of) => createHmac("sha256", salts).update(of, "utf8").digest("hex").slice(0, SALT_LENGTH),
  };
}
