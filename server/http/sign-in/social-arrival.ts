import { z } from "zod";
import { isolated } from "#app/lib/page/isolated.ts";
import { linkIdentity } from "../../accounts/index.ts";
import { MINUTE_MS } from "../../core/time.ts";
import { PROVIDERS, type SocialIdentity } from "../../gateway/identity/index.ts";
import { dropCookie, openCookie, type SealedCookie, sealCookie } from "../browser/sealed-cookie.ts";
import type { Visitor } from "../visitor/visitor.ts";

/** So long somebody who has come from a provider has to open an account, or to say which one is theirs. */
const COOKIE: SealedCookie = { name: "arrival", lastsMs: 30 * MINUTE_MS };

const kept = z.object({
  provider: z.enum(PROVIDERS),
  subject: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
});

/** The Set-Cookie value that keeps who came, until it is linked with a player. */
export function keepArrival(visitor: Visitor, identity: SocialIdentity): Promise<string> {
  return sealCookie(visitor, COOKIE, identity);
}

/**
 * The visitor who came from the provider that the address names with `with`. Without it nobody: what was left over in a
 * browser must not be linked with the next person who registers there.
 */
export async function arrivalOf(visitor: Visitor, url: URL): Promise<SocialIdentity | null> {
  const asked = url.searchParams.get("with");
  if (asked === null) return null;
  const read = kept.safeParse(await openCookie(visitor, COOKIE));
  return read.success && read.data.provider === asked ? read.data : null;
}

export function forgetArrival(visitor: Visitor): string {
  return dropCookie(visitor, COOKIE);
}

/** How an account elsewhere is called where there is one to tell from others. */
export function accountName({ email, name }: Pick<SocialIdentity, "email" | "name">): string {
  return isolated(email ?? name ?? "");
}

/**
 * Links who came from a provider with the account that they have just opened. That it has become another player's
 * meanwhile stops nobody: the account is there, with its own way in.
 */
export async function linkArrival(visitor: Visitor, url: URL, playerId: bigint): Promise<void> {
  const identity = await arrivalOf(visitor, url);
  if (identity) await linkIdentity(visitor.context, { playerId, brandId: visitor.brand.id, identity });
}
