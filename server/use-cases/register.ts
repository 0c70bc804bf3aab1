import type { PostedRegistration, RegistrationRefusal } from "../accounts/index.ts";
import {
  checkRegistration,
  hashRegistration,
  type RegistrationRequest,
  registerPlayer,
} from "../accounts/parts.ts";
import { beginByLink } from "../agents/index.ts";
import type { RegistrationRules } from "../brand/index.ts";
import type { ChallengeRefusal } from "../challenge/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import type { CaptchaRefusal } from "../gateway/captcha/index.ts";
import type { PhoneAuth, PhoneRefusal } from "../gateway/phone/index.ts";
import {
  type CodeRefusal,
  checkCode,
  checkPhoneProof,
  isCodeOpen,
  isPhoneProofOpen,
} from "../verification/index.ts";

export type Registering = Omit<
  RegistrationRequest,
  "registration" | "accountType" | "hashes" | "isMobileProven"
> & {
  readonly rules: Pick<RegistrationRules, "asksCode" | "asksCaptcha">;
  readonly posted: Pick<PostedRegistration, "registration" | "verificationCode">;
  /** From which network it is asked for (networkOf). */
  readonly network: string;
};

/** What proves somebody, where the form asks for it. */
export type RegistrationProofs = {
  /** Whether a person filled in the form: where they were asked is known to the door alone. */
  readonly isPerson: () => Promise<Outcome<null, ChallengeRefusal | CaptchaRefusal>>;
  /** What proves a number in place of a code of ours, where the house has it (S08). */
  readonly phone: PhoneAuth | null;
};

export type RegisterRefusal =
  | RegistrationRefusal
  | ChallengeRefusal
  | CaptchaRefusal
  | CodeRefusal
  | PhoneRefusal;

/**
 * Registers somebody, with every proof that the form asks for. What costs nothing is asked first: a name that is taken
 * uses up neither a picture nor a code, and neither does a house that has no time to hash. Where no code was asked for
 * nothing is hashed. The code comes last, because a right one is spent by being asked about.
 */
export async function register(
  context: Context,
  { rules, posted, network, ...form }: Registering,
  proofs: RegistrationProofs,
): Promise<Outcome<{ playerId: bigint }, RegisterRefusal>> {
  const { registration, verificationCode } = posted;
  const request = { ...form, registration };
  const checked = await checkRegistration(context, request);
  if (!checked.ok) return checked;

  const { mobile } = registration;
  const isMobileProven = rules.asksCode && mobile !== null;
  const number = { brandId: form.brand.id, to: mobile ?? "", network };
  const proof = numberProof(context, proofs.phone, number);
  if (isMobileProven && !(await proof.isOpen())) return refuse({ reason: "codeExpired" });
  const hashed = await hashRegistration(context, registration);
  if (!hashed.ok) return hashed;

  const seen = rules.asksCaptcha ? await proofs.isPerson() : done(null);
  if (!seen.ok) return seen;
  const proven = isMobileProven ? await proof.check(verificationCode) : done(null);
  if (!proven.ok) return proven;
  return registerWithRates(context, { ...request, isMobileProven, hashes: hashed.value });
}

/** An account that comes by a link begins with its rates, in the transaction that opens the account. */
function registerWithRates(context: Context, request: Parameters<typeof registerPlayer>[1]) {
  return allOrNothing<Awaited<ReturnType<typeof registerPlayer>>>(context.db, async (db) => {
    const inside = { ...context, db };
    const made = await registerPlayer(inside, request);
    if (made.ok) await beginByLink(inside, made.value.playerId);
    return made;
  });
}

type Number = { readonly brandId: string; readonly to: string; readonly network: string };

type NumberProof = {
  isOpen(): Promise<boolean>;
  check(code: string): Promise<Outcome<null, CodeRefusal | PhoneRefusal>>;
};

/** What proves a number: a code of ours, or one of a provider outside where there is one (S08). */
function numberProof(context: Context, phone: PhoneAuth | null, number: Number): NumberProof {
  if (phone) {
    return {
      isOpen: () => isPhoneProofOpen(context, number),
      check: (code) => checkPhoneProof(context, phone, { ...number, code }),
    };
  }
  const asked = { ...number, purpose: "register", channel: "sms" } as const;
  return {
    isOpen: () => isCodeOpen(context, asked),
    check: (code) => checkCode(context, { ...asked, code }),
  };
}
