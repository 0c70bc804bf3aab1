import { sign } from "node:crypto";
import { type SigningKey, signingKey } from "../../core/ed25519.ts";
import { SCHEME } from "./commitments.ts";
import { signedText } from "./signature.ts";

const PURPOSE = "nard check links, Ed25519, 1";

/** The key that signs the links of a house. Its public half stands in each of them, and at an address of its own. */
export function linkKey(houseSecret: string): SigningKey {
  return signingKey(houseSecret, PURPOSE);
}

/** What a link says of a round, with the scheme and the signature of the house. */
export function signedLink(
  { privateKey, x }: SigningKey,
  round: Readonly<Record<string, string>>,
): URLSearchParams {
  const query = new URLSearchParams({ ...round, scheme: SCHEME, key: x });
  query.set("sig", sign(null, Buffer.from(signedText(query), "utf8"), privateKey).toString("base64url"));
  return query;
}
