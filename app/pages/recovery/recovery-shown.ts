import type { AskedChallenge } from "#app/features/challenge/asked-challenge.ts";
import type { AskedCode } from "#app/features/codes/asked-code.ts";
import type { RecoveryWay } from "#app/features/recovery/recovery-way.ts";
import type { Messages } from "#app/i18n/translate.ts";
import type { DialingCountry } from "#server/accounts/index.ts";

/** Recovery as its page and its dialog show it. */
export type RecoveryShown = {
  readonly way: RecoveryWay;
  /** Those that the brand offers, the first one in front. */
  readonly ways: readonly RecoveryWay[];
  /** A link is on its way, if there is anybody to get it. */
  readonly isSent: boolean;
  readonly texts: Messages;
  /** Of the way by mail; the way by number asks for a picture before it sends its code. */
  readonly challenge: AskedChallenge | null;
  readonly mobile: {
    readonly code: AskedCode;
    readonly dialing: { readonly countries: readonly DialingCountry[]; readonly chosen: string };
    /** What a password has to be like, as its hint says it. */
    readonly rule: string;
  } | null;
};
