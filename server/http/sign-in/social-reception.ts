import { identityPaths } from "#app/lib/paths/identity-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { logInSocially, type SocialLoginRefusal } from "../../accounts/index.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { SocialIdentity } from "../../gateway/identity/index.ts";
import { isRemembered, type Visitor } from "../visitor/visitor.ts";
import { completeLogin, type LoginAnswer } from "./complete-login.ts";
import { keepArrival } from "./social-arrival.ts";
import { type Errand, endJourney } from "./social-journey.ts";

type Arrived = { readonly identity: SocialIdentity; readonly errand: Errand };

type Refused = { readonly reason: Exclude<SocialLoginRefusal["reason"], "unknownIdentity"> };

/**
 * Where somebody goes on whom a provider vouches for. Who is signed in is asked whether it shall be linked; whom we know
 * by it is signed in; anybody else is led to the registration, and linked when that ends. Whom the browser remembers
 * may be at the door to prove who they are: the one whom we know by it is signed in.
 */
export async function receiveIdentity(
  visitor: Visitor,
  { identity, errand }: Arrived,
): Promise<Outcome<LoginAnswer, Refused>> {
  const { context, brand, address, device, player } = visitor;
  const { provider } = identity;
  const { redirectTo, referralCode, affiliateCode } = errand;
  const toLink = () => leadOn(visitor, identity, identityPaths.linked({ with: provider }));
  if (player && !isRemembered(visitor)) return done(await toLink());

  const place = { address, device };
  const login = await logInSocially(context, { brandId: brand.id, identity, place });
  if (!login.ok) {
    const { reason } = login.refusal;
    if (reason !== "unknownIdentity") return refuse({ reason });
    if (player) return done(await toLink());
    const asked = { with: provider, referralCode, affiliateCode, redirectTo };
    return done(await leadOn(visitor, identity, paths.register(asked)));
  }
  const { playerId } = login.value;
  const answer = await completeLogin(visitor, { playerId, way: "social", from: redirectTo || paths.home() });
  answer.headers.append("Set-Cookie", endJourney(visitor));
  return done(answer);
}

async function leadOn(visitor: Visitor, identity: SocialIdentity, to: string): Promise<LoginAnswer> {
  const headers = new Headers({ "Set-Cookie": await keepArrival(visitor, identity) });
  headers.append("Set-Cookie", endJourney(visitor));
  return { to, headers };
}
