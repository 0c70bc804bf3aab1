/** What a run may find wrong. Lost: acknowledged and not there. Doubled: done more often than ordered. */
export type BreakKind = "lost" | "doubled" | "invariant";

/** Everything that was found wrong, each with enough to look for it. */
export type Breaks = {
  add(kind: BreakKind, what: string): void;
  count(kind: BreakKind): number;
  readonly total: number;
  /** The first of them, in words. */
  readonly told: readonly string[];
};

const TOLD_MAX = 30;

export function noBreaks(): Breaks {
  const known = new Set<string>();
  const counts: Record<BreakKind, number> = { lost: 0, doubled: 0, invariant: 0 };
  const told: string[] = [];
  return {
    add(kind, what) {
      const sentence = `${kind}: ${what}`;
      if (known.has(sentence)) return;
      known.add(sentence);
      counts[kind] += 1;
      if (told.length < TOLD_MAX) told.push(sentence);
    },
    count: (kind) => counts[kind],
    get total() {
      return known.size;
    },
    told,
  };
}
