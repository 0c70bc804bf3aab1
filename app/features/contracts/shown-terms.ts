/** One thing that was agreed on, in words. */
export type ShownFact = { readonly name: string; readonly title: string; readonly value: string };

export type ShownTerms = { readonly facts: readonly ShownFact[]; readonly example: string };
