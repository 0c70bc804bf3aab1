import { isSignedBy } from "../../proofs/signed-text.ts";
import { BEACON_NAMES } from "../fairness/beacon.ts";

/**
 * What a house signs in a link: everything that the link says of its round. The list of stakes is not among it, because
 * the entropy is its hash.
 */
const SIGNED = [
  ...["engine", "scheme", "game", "version", "round", "number"],
  ...["serverSeed", "clientSeed", "clientBy", "nonce", "link", "entropy", "commit", "terminal", "index"],
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
    "draws",
    "winners",
    "calledOff",
  ],
  ...BEACON_NAMES,
  ...["market", "line", "selection", "receipt", "key"],
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

/** What a link is signed with; null where it is not signed. */
export function signerOf(query: URLSearchParams): string | null {
  return query.has("sig") ? (query.get("key") ?? "") : null;
}

/** Whether the holder of the key in the link signed what the link says. */
export function isSigned(query: URLSearchParams): boolean {
  return isSignedBy(query.get("key") ?? "", query.get("sig") ?? "", signedText(query));
}
