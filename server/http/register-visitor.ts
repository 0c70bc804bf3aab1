import {
  checkRegistration,
  hashRegistration,
  type PostedRegistration,
  type RegistrationRefusal,
  registerPlayer,
} from "../accounts/index.ts";
import type { RegistrationMode, RegistrationRules } from "../brand/index.ts";
import type { ChallengeRefusal } from "../challenge/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { type CodeRefusal, checkCode, isCodeOpen } from "../verification/index.ts";
import { networkOf } from "./client-networks.ts";
import { type TooMany, takeRegistration } from "./per-address.ts";
import { checkPostedChallenge } from "./posted-challenge.ts";
import { linkArrival } from "./social-arrival.ts";
import { type RequestArgs, visitorOf } from "./visitor.ts";

type Asking = {
  readonly mode: RegistrationMode;
  readonly rules: Pick<RegistrationRules, "asksCode" | "asksCaptcha">;
  readonly posted: PostedRegistration;
};

export type RegisterRefusal = RegistrationRefusal | ChallengeRefusal | CodeRefusal | TooMany;

/**
 * Registers who has filled in the form, where this is not one of too many tries. What costs nothing is asked first: a
 * name that is taken uses up neither a picture nor a code, and neither does a house that has no time to hash. Where no
 * code was asked for nothing is hashed. The code comes last, because a right one is spent by being asked about. Who
 * came from a provider comes in with it from then on.
 */
export async function registerVisitor(
  args: RequestArgs,
  { mode, rules, posted }: Asking,
): Promise<Outcome<{ playerId: bigint }, RegisterRefusal>> {
  const visitor = await visitorOf(args);
  const { context, brand, language } = visitor;
  const counted = takeRegistration(context, visitor.address);
  if (!counted.ok) return counted;

  const url = new URL(args.request.url);
  const { registration, verificationCode, challenge } = posted;
  const request = { brand, language, registration, mode, domain: url.host };
  const checked = await checkRegistration(context, request);
  if (!checked.ok) return checked;

  const { mobile } = registration;
  const isMobileProven = rules.asksCode && mobile !== null;
  const network = networkOf(visitor.address);
  const code = { brandId: brand.id, purpose: "register", channel: "sms", to: mobile ?? "", network } as const;
  if (isMobileProven && !(await isCodeOpen(context, code))) return refuse({ reason: "codeExpired" });
  const hashed = await hashRegistration(context, registration);
  if (!hashed.ok) return hashed;

  const seen = rules.asksCaptcha ? await checkPostedChallenge(args, "register", challenge) : done(null);
  if (!seen.ok) return seen;
  const proven = isMobileProven ? await checkCode(context, { ...code, code: verificationCode }) : done(null);
  if (!proven.ok) return proven;
  const hashes = hashed.value;
  const registered = await registerPlayer(context, { ...request, isMobileProven, hashes });
  if (registered.ok) await linkArrival(visitor, url, registered.value.playerId);
  return registered;
}
