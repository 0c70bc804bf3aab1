type Option = { readonly value: string; readonly text: string };

export type ShownTermsForm = {
  /** Those to whom it may be offered; null where it is with somebody already. */
  readonly children: readonly Option[] | null;
  /** What stands in the fields at first, by their names. */
  readonly values: Readonly<Record<string, string>>;
  readonly rows: number;
  readonly issuers: readonly Option[];
  readonly applies: readonly (Option & { readonly example: string })[];
  /** How losses of the house go on, where the base can be one. */
  readonly carry: string | null;
  readonly weights: readonly { readonly name: string; readonly label: string }[];
};
