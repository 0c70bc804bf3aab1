import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from "node:crypto";
import { type JWK, SignJWT } from "jose";
import { DAY_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Device, ResourceType } from "./app-domain.ts";
import { domainsOf } from "./domain-list.ts";

/** How long a signed list may be believed: an old copy must not lead to a door that was given up. */
const LIST_TTL_MS = 30 * DAY_MS;

const PURPOSE = "nard domain list, Ed25519, 1";

/** What stands before a 32-byte seed in the PKCS #8 form of an Ed25519 key (RFC 8410, 7). */
const PKCS8_ED25519 = Buffer.from("302e020100300506032b657004220420", "hex");

export type ListKey = { readonly id: string; readonly privateKey: KeyObject; readonly publicJwk: JWK };

/**
 * The key that signs domain lists, derived from the secret that outlives sessions: every process of a house has
 * the same one, and it lasts as long as the secret does. Apps carry its public half.
 */
export function domainListKey(houseSecret: string): ListKey {
  const seed = Buffer.from(hkdfSync("sha256", houseSecret, "", PURPOSE, 32));
  const der = Buffer.concat([PKCS8_ED25519, seed]);
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const { x = "" } = createPublicKey(privateKey).export({ format: "jwk" });
  const id = thumbprint(x);
  const publicJwk = { kty: "OKP", crv: "Ed25519", x, kid: id, alg: "EdDSA", use: "sig" };
  return { id, privateKey, publicJwk };
}

/** RFC 7638: the members that make the key, in the order of their names. */
function thumbprint(x: string): string {
  const members = `{"crv":"Ed25519","kty":"OKP","x":"${x}"}`;
  return createHash("sha256").update(members).digest("base64url");
}

/** The public half, as a set: a key that follows another stands beside it for a while. */
export function keySet(key: ListKey): { readonly keys: readonly JWK[] } {
  return { keys: [key.publicJwk] };
}

export type ListedDomain = {
  readonly domainName: string;
  readonly url: string;
  readonly device: Device;
  readonly resourceType: ResourceType;
};

/**
 * The domain list of a brand as a compact JWS, for an app that found its door shut and was told another
 * one by somebody: it believes only what this key has signed, for this brand, until `exp`.
 */
export async function signedDomainList(
  context: Context,
  key: ListKey,
  { brandId, issuer }: { brandId: string; issuer: string },
): Promise<string> {
  const domains = await domainsOf(context, { brandId });
  const domainList: ListedDomain[] = domains.map(({ domainName, url, device, resourceType }) => ({
    domainName,
    url,
    device,
    resourceType,
  }));
  const at = context.now();
  return new SignJWT({ domainList })
    .setProtectedHeader({ alg: "EdDSA", kid: key.id, typ: "domain-list+jwt" })
    .setIssuer(issuer)
    .setSubject(brandId)
    .setIssuedAt(at)
    .setExpirationTime(later(at, LIST_TTL_MS))
    .sign(key.privateKey);
}
