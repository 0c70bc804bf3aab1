import type { ShownTerms } from "./shown-terms.ts";

export type ShownContracts = {
  readonly own: { readonly terms: ShownTerms; readonly href: string } | null;
  readonly inbox: readonly { readonly id: string; readonly text: string; readonly href: string }[];
  readonly drafts: readonly { readonly id: string; readonly text: string; readonly href: string }[];
  readonly rows: readonly {
    readonly id: string;
    readonly href: string;
    readonly other: string;
    readonly side: string;
    readonly state: string;
    readonly made: string;
  }[];
  /** Where a contract is offered; null without one that holds for oneself. */
  readonly propose: string | null;
};
