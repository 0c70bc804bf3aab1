import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { findLink } from "./invitations.ts";
import { type FoundLink, GIVE_USE_BACK, NOTE_REGISTRATION, TAKE_USE } from "./link-statements.ts";

/** Why a link opens no account any more; null where the code is nobody's. */
export type LinkOver = "usedUp" | "ended" | null;
export type LinkRefused = { readonly reason: "affiliateUnknown"; readonly over: LinkOver };

export type BroughtBy = {
  readonly affiliateCode?: string | null;
  readonly referralCode: string | null;
  readonly recommenderId?: string | null;
};

/** Whether the code that somebody typed opens an account now. Codes that came along unseen keep nobody out. */
export async function checkBrought(
  context: Pick<Context, "db" | "now">,
  brandId: string,
  { affiliateCode = null }: BroughtBy,
): Promise<Outcome<null, LinkRefused>> {
  if (affiliateCode === null) return done(null);
  const link = await findLink(context, { brandId, code: affiliateCode });
  return link?.state === "open" ? done(null) : refuse({ reason: "affiliateUnknown", over: overOf(link) });
}

/** The first link of those that brought somebody, and one of its uses. Belongs into the transaction of the player. */
export async function takeLink(
  context: Pick<Context, "db" | "now">,
  brandId: string,
  { affiliateCode = null, referralCode, recommenderId = null }: BroughtBy,
): Promise<Outcome<FoundLink | null, LinkRefused>> {
  for (const code of [affiliateCode, referralCode, recommenderId]) {
    const link = await findLink(context, { brandId, code });
    if (link?.state === "open" && (await hasUse(context, brandId, link))) return done(link);
    if (code !== null && code === affiliateCode)
      return refuse({ reason: "affiliateUnknown", over: link?.state === "open" ? "usedUp" : overOf(link) });
  }
  return done(null);
}

async function hasUse(
  { db }: Pick<Context, "db">,
  brandId: string,
  { code, isCounted }: FoundLink,
): Promise<boolean> {
  return !isCounted || (await db.call(TAKE_USE, [brandId, code])).length > 0;
}

/** Where no player came of it after all. */
export async function giveUseBack(
  { db }: Pick<Context, "db">,
  brandId: string,
  { code, isCounted }: FoundLink,
): Promise<void> {
  if (isCounted) await db.call(GIVE_USE_BACK, [brandId, code]);
}

export async function noteRegistration(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, brandId, code }: { readonly playerId: bigint; readonly brandId: string; readonly code: string },
): Promise<void> {
  await db.call(NOTE_REGISTRATION, [playerId, brandId, code, now()]);
}

function overOf(link: FoundLink | null): LinkOver {
  return link === null || link.state === "open" ? null : link.state;
}
