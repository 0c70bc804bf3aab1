import type { PostedRegistration } from "../../accounts/index.ts";
import type { RegistrationMode, RegistrationRules } from "../../brand/index.ts";
import type { ChallengeRefusal } from "../../challenge/index.ts";
import type { Outcome } from "../../core/outcome.ts";
import type { CaptchaRefusal } from "../../gateway/captcha/index.ts";
import { type RegisterRefusal, register } from "../../use-cases/index.ts";
import { networkOf } from "../browser/client-networks.ts";
import { checkPostedChallenge } from "../posts/posted-challenge.ts";
import { type TooMany, takeRegistration } from "../tries/per-address.ts";
import { type RequestArgs, visitorOf } from "../visitor/visitor.ts";
import { linkArrival } from "./social-arrival.ts";

type Asking = {
  readonly mode: RegistrationMode;
  readonly rules: Pick<RegistrationRules, "asksCode" | "asksCaptcha">;
  readonly posted: PostedRegistration;
};

/**
 * Registers who has filled in the form (use-cases/register.ts), where this is not one of too many tries. Who came from
 * a provider comes in with it from then on.
 */
export async function registerVisitor(
  args: RequestArgs,
  { mode, rules, posted }: Asking,
): Promise<Outcome<{ playerId: bigint }, RegisterRefusal | TooMany>> {
  const visitor = await visitorOf(args);
  const { context, brand, language, address, platform } = visitor;
  const counted = takeRegistration(context, address);
  if (!counted.ok) return counted;

  const url = new URL(args.request.url);
  const network = networkOf(address);
  const registered = await register(
    context,
    { brand, language, mode, domain: url.host, rules, posted, network },
    { isPerson: () => checkPerson(args, posted.challenge), phone: platform.gateways.phone },
  );
  if (registered.ok) await linkArrival(visitor, url, registered.value.playerId);
  return registered;
}

/** By the provider outside where its widget was answered, else by our picture: a browser without script has no other. */
async function checkPerson(
  args: RequestArgs,
  challenge: PostedRegistration["challenge"],
): Promise<Outcome<null, ChallengeRefusal | CaptchaRefusal>> {
  const { platform, address } = await visitorOf(args);
  const { captcha } = platform.gateways;
  const { captchaToken: token = "" } = challenge;
  if (captcha && token !== "") return captcha.check({ token, address });
  return checkPostedChallenge(args, "register", challenge);
}
