import { z } from "zod";
import { MINUTE_MS } from "../../core/time.ts";
import { type Journey, PROVIDERS, type Provider } from "../../gateway/identity/index.ts";
import { safePath } from "../addresses/safe-path.ts";
import { dropCookie, openCookie, type SealedCookie, sealCookie } from "../browser/sealed-cookie.ts";
import type { Visitor } from "../visitor/visitor.ts";

/** Long enough to find a password at the provider, short enough that nobody else sits down at the browser. */
const COOKIE: SealedCookie = { name: "journey", lastsMs: 10 * MINUTE_MS };

const kept = z.object({
  provider: z.enum(PROVIDERS),
  /** The player who was signed in when it began; null for nobody. */
  player: z.string().nullable(),
  redirectTo: z.string(),
  referralCode: z.string(),
  affiliateCode: z.string(),
  journey: z.object({
    redirectUri: z.string(),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
  }),
});

/** Longer ways back would not fit into a cookie. */
const REDIRECT_MAX = 1000;
const CODE_MAX = 64;

/** What somebody is on their way for: where they go on to, and who brought them, should an account come of it (S06). */
export type Errand = {
  /** A safe path. */
  readonly redirectTo: string;
  readonly referralCode: string;
  readonly affiliateCode: string;
};

/** An errand as the address says it that a journey begins at. */
export function errandOf({ searchParams }: URL): Errand {
  const code = (name: "referralCode" | "affiliateCode") => searchParams.get(name)?.slice(0, CODE_MAX) ?? "";
  return {
    redirectTo: safePath(searchParams.get("redirectTo"), ""),
    referralCode: code("referralCode"),
    affiliateCode: code("affiliateCode"),
  };
}

/** Of whoever comes back from a journey that nobody began. */
export const NO_ERRAND: Errand = { redirectTo: "", referralCode: "", affiliateCode: "" };

type Begun = Errand & { readonly provider: Provider; readonly journey: Journey };

/** The Set-Cookie value with which a browser leaves for the provider: only with it can it come back. */
export function beginJourney(visitor: Visitor, begun: Begun): Promise<string> {
  const redirectTo = begun.redirectTo.length > REDIRECT_MAX ? "" : begun.redirectTo;
  return sealCookie(visitor, COOKIE, { ...begun, redirectTo, player: playerOf(visitor) });
}

/** The journey that this browser is on, if it is the same person still. */
export async function currentJourney(visitor: Visitor, provider: Provider): Promise<Begun | null> {
  const read = kept.safeParse(await openCookie(visitor, COOKIE));
  if (!read.success || read.data.provider !== provider) return null;
  return read.data.player === playerOf(visitor) ? read.data : null;
}

/** Anybody who has come back, or failed to, begins anew. */
export function endJourney(visitor: Visitor): string {
  return dropCookie(visitor, COOKIE);
}

function playerOf({ player }: Visitor): string | null {
  return player ? String(player.id) : null;
}
