import { createPublicKey, verify } from "node:crypto";

/**
 * What a house signs in a link: everything that the link says of its round. The list of stakes is not among it, because
 * the entropy is its hash.
 */
const SIGNED = [
  ...["engine", "scheme", "game", "version", "round", "number"],
  ...["serverSeed", "clientSeed", "nonce", "link", "entropy", "commit", "terminal", "index"],
  ...[
    "lineBet",
    "stake",
    "choice",
    "actions",
    "spot",
    "auto",
    "playType",
    "picks",
    "own",
    "oneIn",
    "calledOff",
  ],
  ...["market", "line", "selection", "key"],
] as const;

/** Everything that a check reads of a link. What else stands in one, such as the mark of a messenger, is nothing to it. */
export const READ_OF_LINKS: readonly string[] = [...SIGNED, "stakes", "sig"];

/** The text under the signature: what is said, in a fixed order, each on a line of its own. */
export function signedText(query: URLSearchParams): string {
  const said = SIGNED.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return ["nard link", ...said].join("\n");
}

const KEY = /^[A-Za-z0-9_-]{43}$/;
const SIGNATURE = /^[A-Za-z0-9_-]{86}$/;

/** What a link is signed with; null where it is not signed. */
export function signerOf(query: URLSearchParams): string | null {
  return query.has("sig") ? (query.get("key") ?? "") : null;
}

/** Whether the holder of the key in the link signed what the link says. */
export function isSigned(query: URLSearchParams): boolean {
  const [x, signature] = [query.get("key") ?? "", query.get("sig") ?? ""];
  const bytes = Buffer.from(signature, "base64url");
  // The last letter has bits to spare: of the texts that are read as the same signature, one is the signature.
  if (!KEY.test(x) || !SIGNATURE.test(signature) || bytes.toString("base64url") !== signature) return false;
  try {
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
    return verify(null, Buffer.from(signedText(query), "utf8"), key, bytes);
  } catch {
    // 32 bytes that are no point of the curve are nobody's key.
    return false;
  }
}
