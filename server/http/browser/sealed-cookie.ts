import { hkdfSync } from "node:crypto";
import { EncryptJWT, errors, jwtDecrypt } from "jose";
import { later, SECOND_MS } from "../../core/time.ts";
import type { Visitor } from "../visitor/visitor.ts";
import { readCookies } from "./preferences.ts";
import { hostCookieName, setCookie } from "./set-cookie.ts";

/** What a browser carries for us for a while and can neither read nor change: bound to a brand and to what it is for. */
export type SealedCookie = {
  /** Also what it is for: one that was made for something else does not open. */
  readonly name: string;
  readonly lastsMs: number;
};

type Place = Pick<Visitor, "brand" | "context" | "platform">;

const KEY_BYTES = 32;
const CIPHER = "A256GCM";

/** The Set-Cookie value that hands `content` to the browser. */
export async function sealCookie(
  { brand, context, platform }: Place,
  { name, lastsMs }: SealedCookie,
  content: Readonly<Record<string, unknown>>,
): Promise<string> {
  const now = context.now();
  const sealed = await new EncryptJWT({ content })
    .setProtectedHeader({ alg: "dir", enc: CIPHER })
    .setIssuer(brand.id)
    .setAudience(name)
    .setIssuedAt(now)
    .setExpirationTime(later(now, lastsMs))
    .encrypt(keyOf(platform, name));
  const seconds = Math.floor(lastsMs / SECOND_MS);
  return setCookie(platform.config, { name: hostCookieName(platform.config, name), value: sealed, seconds });
}

/** What was handed to the browser, or null where it is too old, another's or not ours. */
export async function openCookie(
  { brand, context, platform, cookies }: Place & Pick<Visitor, "cookies">,
  { name }: SealedCookie,
): Promise<unknown> {
  const sealed = readCookies(cookies).get(hostCookieName(platform.config, name));
  if (!sealed) return null;
  try {
    const { payload } = await jwtDecrypt(sealed, keyOf(platform, name), {
      issuer: brand.id,
      audience: name,
      currentDate: context.now(),
      requiredClaims: ["exp"],
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: [CIPHER],
      maxDecompressedLength: 0,
    });
    return payload.content ?? null;
  } catch (fault) {
    if (fault instanceof errors.JOSEError) return null;
    throw fault;
  }
}

/** The Set-Cookie value that takes it back. */
export function dropCookie(
  { platform: { config } }: Pick<Place, "platform">,
  { name }: SealedCookie,
): string {
  return setCookie(config, { name: hostCookieName(config, name), value: "", seconds: 0 });
}

function keyOf({ config }: Visitor["platform"], name: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", config.sessionSecret, "", `sealed cookie ${name} v1`, KEY_BYTES));
}
