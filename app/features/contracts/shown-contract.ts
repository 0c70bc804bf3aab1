import type { ShownFact, ShownTerms } from "./shown-terms.ts";

/** One term in two versions. */
type ShownChange = {
  readonly name: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly isChanged: boolean;
};

export type ShownContract = {
  readonly facts: readonly ShownFact[];
  /** What waits: for the reader, or for the other side; null where nothing does. */
  readonly waiting: { readonly text: string; readonly isForReader: boolean; readonly isEnd: boolean } | null;
  /** The newest version, which whoever signs has read. */
  readonly newest: string;
  readonly looked: { readonly title: string; readonly terms: ShownTerms };
  readonly difference: {
    readonly before: string;
    readonly after: string;
    readonly changes: readonly ShownChange[];
  } | null;
  readonly history: readonly {
    readonly id: string;
    readonly href: string;
    readonly version: string;
    readonly proposed: string;
    readonly answer: string;
    readonly until: string;
  }[];
  readonly change: string | null;
  readonly canEnd: boolean;
  readonly back: string;
};
