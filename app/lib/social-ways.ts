/** The ways in with an account elsewhere, ready to be shown: app/pages/social/social-ways.server.ts says them. */
export type SocialWays = {
  readonly label: string;
  readonly ways: readonly { readonly provider: string; readonly href: string; readonly text: string }[];
};

/**
 * The visitor who comes from a provider and has to open an account first, ready to be shown: server/http/social-
 * arrival.ts says it.
 */
export type ShownArrival = {
  /** For the address that the form posts to: `with`. */
  readonly provider: string;
  readonly said: string;
  /** For who has an account already: to the login, and on to where the two are linked. */
  readonly login: { readonly href: string; readonly text: string };
};

/** Why nobody is signed in who went to a provider, ready to be shown: app/pages/social/social-trouble.server.ts says it. */
export type ShownTrouble = {
  readonly title: string;
  readonly text: string;
  /** To the provider once more, where that may help. */
  readonly again: { readonly href: string; readonly text: string } | null;
  /** Back to where another way in is chosen. */
  readonly other: { readonly href: string; readonly text: string };
};
