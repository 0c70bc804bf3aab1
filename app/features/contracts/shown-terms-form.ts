import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ShownPreview } from "./bill-preview.tsx";

type Option = { readonly value: string; readonly text: string };

export type ShownTermsForm = {
  /** Those to whom it may be offered; null where it is with somebody already. */
  readonly children: readonly Option[] | null;
  /** What stands in the fields at first, by their names. */
  readonly values: Readonly<Record<string, string>>;
  readonly rows: number;
  readonly issuers: readonly Option[];
  /** With an example of the terms that one begins with; "" where others stand in the fields. */
  readonly applies: readonly (Option & { readonly example: string })[];
  /** How losses of the house go on, where the base can be one. */
  readonly carry: string | null;
  readonly weights: readonly { readonly name: string; readonly label: string }[];
};

/** What the page comes back with: what was wrong, or what the typed terms would have paid. */
export type TermsAnswer = FormAnswer & {
  readonly preview?: ShownPreview;
  /** How what was typed would pay, by how its tiers apply. */
  readonly examples?: Readonly<Record<string, string>>;
};
