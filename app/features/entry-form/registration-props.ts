import type { ReactNode } from "react";
import type { RegisterQuery } from "#app/lib/paths/paths.ts";
import type { ShownArrival, SocialWays } from "#app/lib/social-ways.ts";
import type { AskedField } from "#server/accounts/index.ts";
import type { RegistrationMode } from "#server/brand/index.ts";
import type { EntryFormProps } from "./entry-form-props.ts";

/** What the form of a registration shows, on its own page and in its dialog alike. */
export type RegistrationProps = EntryFormProps & {
  modes: readonly RegistrationMode[];
  mode: RegistrationMode;
  fields: readonly AskedField[];
  minimumAge: number;
  /** What the address said: the address that is posted to goes on saying so, and a refusal takes nothing of it away. */
  address: RegisterQuery;
  /** The visitor who comes from a provider that vouches for them. */
  came: ShownArrival | null;
  /** The ways in with an account elsewhere, which open one here as well. */
  social: SocialWays | null;
  referralCode: string;
  /** One that is ours, and goes along unseen. */
  affiliateCode: string;
  /** The link of ours by which they came; null for none. */
  visitedLink: string | null;
  /** What proves that the number is one's own and that a person asks; null where nobody is asked for it. */
  proofs: RegistrationProofs;
  /** The same form of another mode. */
  modeHref(mode: RegistrationMode): string;
};

export type RegistrationProofs = {
  /** Which country the number belongs to. */
  readonly country: ReactNode;
  readonly code: ReactNode;
  readonly picture: ReactNode;
};
