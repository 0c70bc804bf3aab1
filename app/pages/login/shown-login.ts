import type { AskedChallenge } from "#app/features/challenge/asked-challenge.ts";
import type { AskedCode } from "#app/features/codes/asked-code.ts";
import type { SocialWays } from "#app/lib/social-ways.ts";
import type { DialingCountry } from "#server/accounts/index.ts";

/** What the form of a login is made of. */
export type ShownLogin = {
  readonly door: "members" | "agents";
  readonly by: "name" | "sms";
  /** The operator lets players come in by a code as well (MOBILEVERCODELOGIN3). */
  readonly offersSms: boolean;
  readonly offersFreePlay: boolean;
  /** A slider stands before every login by name (SLIDERLOGIN3). */
  readonly hasSlider: boolean;
  readonly challenge: AskedChallenge | null;
  readonly code: AskedCode | null;
  readonly social: SocialWays | null;
  readonly countries: readonly DialingCountry[];
  readonly country: string;
  /** What was typed in this browser the last time, where that was to be remembered. */
  readonly username: string;
  readonly mobileNum: string;
  readonly remembers: boolean;
  /** Why one stands here, for who was on the way to what only players have (G10); null for who came by themselves. */
  readonly why: string | null;
  /** Somebody who is signed in because the browser is remembered comes to what needs the password. */
  readonly isConfirming: boolean;
};
