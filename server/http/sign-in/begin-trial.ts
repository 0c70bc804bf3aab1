import { openTrial } from "../../accounts/index.ts";
import { hasFlag } from "../../brand/index.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { sessionOf } from "../browser/session-cookie.ts";
import { type TooMany, takeTrial } from "../tries/per-address.ts";
import { audienceOf } from "../visitor/audience.ts";
import type { PlayerVisitor, Visitor } from "../visitor/visitor.ts";
import { completeLogin } from "./complete-login.ts";

export type TrialRefusal = TooMany | { readonly reason: "freePlayClosed" | "tooBusy" };

/** A guest who is one no more: who they are now, where they go on, and the cookies that their browser is given. */
export type BegunTrial = {
  readonly visitor: PlayerVisitor;
  readonly to: string;
  readonly headers: Headers;
};

/**
 * Whether this visitor is offered play money: a member has some, and a guest is given some where the operator
 * says so (FREEPLAY3).
 */
export async function offersFreePlay(visitor: Visitor): Promise<boolean> {
  if (audienceOf(visitor) === "members") return true;
  return hasFlag(visitor.context, visitor.brand.id, "FREEPLAY3");
}

/** Opens a trial account where the operator has some opened, so often for one address and no more. */
export async function openTrialFor({
  context,
  brand,
  language,
  address,
}: Visitor): Promise<Outcome<{ readonly playerId: bigint }, TrialRefusal>> {
  if (!(await hasFlag(context, brand.id, "FREEPLAY3"))) return refuse({ reason: "freePlayClosed" });
  const counted = takeTrial(context, address);
  return counted.ok ? openTrial(context, { brand, language }) : counted;
}

/** Signs a guest in with a trial account of their own (L09). */
export async function beginTrial(
  visitor: Visitor,
  { from }: { from: string },
): Promise<Outcome<BegunTrial, TrialRefusal>> {
  const opened = await openTrialFor(visitor);
  if (!opened.ok) return opened;
  const { platform } = visitor;
  const { playerId } = opened.value;
  const { to, headers } = await completeLogin(visitor, { playerId, way: "freePlay", from });
  const [cookie] = headers.getSetCookie();
  const session = await sessionOf(platform, cookie);
  if (!session) throw new Error("A trial was opened and its session is not there.");
  return done({ visitor: { ...visitor, session, player: session.player }, to, headers });
}
