import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from "node:crypto";
import { SCHEME } from "./commitments.ts";
import { signedText } from "./signature.ts";

const PURPOSE = "nard check links, Ed25519, 1";

/** What stands before a 32-byte seed in the PKCS #8 form of an Ed25519 key (RFC 8410, 7). */
const PKCS8_ED25519 = Buffer.from("302e020100300506032b657004220420", "hex");

type LinkKey = {
  readonly privateKey: KeyObject;
  /** The public half as RFC 8037 writes it: 32 bytes, base64url. */
  readonly x: string;
};

/**
 * The key that signs the links of a house, derived from the secret that outlives sessions: every process has the same
 * one. Its public half stands in each link, and at an address of its own.
 */
export function linkKey(houseSecret: string): LinkKey {
  const seed = Buffer.from(hkdfSync("sha256", houseSecret, "", PURPOSE, 32));
  const der = Buffer.concat([PKCS8_ED25519, seed]);
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const { x = "" } = createPublicKey(privateKey).export({ format: "jwk" });
  return { privateKey, x };
}

/** What a link says of a round, with the scheme and the signature of the house. */
export function signedLink(
  { privateKey, x }: LinkKey,
  round: Readonly<Record<string, string>>,
): URLSearchParams {
  const query = new URLSearchParams({ ...round, scheme: SCHEME, key: x });
  query.set("sig", sign(null, Buffer.from(signedText(query), "utf8"), privateKey).toString("base64url"));
  return query;
}
