import type { AskedChallenge } from "#app/features/challenge/asked-challenge.ts";
import type { AskedCode } from "#app/features/codes/asked-code.ts";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { RegisterQuery } from "#app/lib/paths/paths.ts";
import type { ShownArrival, SocialWays } from "#app/lib/social-ways.ts";
import type { AskedRegistration } from "#server/http/sign-in/asked-registration.ts";

/** A registration as its page and its dialog carry it. */
export type RegistrationShown = Omit<
  AskedRegistration,
  "wrongAffiliate" | "affiliateOver" | "asksCaptcha" | "asksCode"
> & {
  readonly challenge: AskedChallenge | null;
  readonly code: AskedCode | null;
  /** The visitor who comes from a provider that vouches for them (L08). */
  readonly came: ShownArrival | null;
  /** The ways in with an account elsewhere, for who does not come from one. */
  readonly social: SocialWays | null;
  /** What the address said, for every address that goes on from here. */
  readonly address: RegisterQuery;
  /** What is wrong before anything was sent: the address brought a code that is not ours (S06). */
  readonly warning: FormAnswer | undefined;
};
