/** The accounts elsewhere of a player, ready to be shown. */
export type ShownLinked = {
  readonly links: readonly { readonly provider: string; readonly name: string; readonly text: string }[];
  /** Those that are offered and not linked yet. */
  readonly offers: readonly { readonly provider: string; readonly name: string; readonly href: string }[];
  /** Somebody who has come back from a provider and is asked whether it shall be linked. */
  readonly arrival: { readonly name: string; readonly account: string } | null;
  readonly done: string | null;
};
