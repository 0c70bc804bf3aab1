import { commitOfLink, nextInChain } from "../chain.ts";
import { commitOf } from "../pf1.ts";

/** One thing that was published beforehand, and whether what decided the round agrees with it. */
export type Commitment = {
  readonly kind: "serverSeed" | "link" | "chain";
  readonly published: string;
  readonly computed: string;
  readonly steps: number;
  readonly agrees: boolean;
};

const HASH = /^[0-9a-f]{64}$/;
/** A chain is never longer: see chain.ts. */
const STEPS_MAX = 100_000;

/**
 * Compares what decided a round with what the link says was published: `commit` with the hash of the server seed or of
 * the chain's link, and `terminal` with what the link leads back to in `index` steps.
 */
export function commitmentsOf(query: URLSearchParams): Commitment[] {
  const serverSeed = query.get("serverSeed");
  const link = query.get("link");
  const commit = query.get("commit") ?? "";
  const found: Commitment[] = [];
  if (HASH.test(commit) && serverSeed) {
    found.push(compared("serverSeed", commit, { computed: commitOf(serverSeed), steps: 1 }));
  }
  if (HASH.test(commit) && link) {
    const computed = query.get("engine") === "tables" ? commitOf(link) : commitOfLink(link);
    found.push(compared("link", commit, { computed, steps: 1 }));
  }
  const terminal = query.get("terminal") ?? "";
  if (HASH.test(terminal) && link && HASH.test(link)) {
    found.push(compared("chain", terminal, walkBack(link, terminal, stepsOf(query))));
  }
  return found;
}

/** Whether comparing takes a walk along a chain, which is real work. */
export function asksForWalk(query: URLSearchParams): boolean {
  return query.has("terminal") || query.has("index");
}

/** A place that no chain of ours has would be a long walk for nothing. */
export function isPlaceInChain(query: URLSearchParams): boolean {
  const index = query.get("index");
  return index === null || (/^[1-9]\d{0,5}$/.test(index) && Number(index) <= STEPS_MAX);
}

function stepsOf(query: URLSearchParams): number {
  const index = query.get("index");
  return index === null ? STEPS_MAX : Number(index);
}

/** The place in the chain is a promise: what is published may not stand earlier. */
function walkBack(link: string, terminal: string, steps: number): { computed: string; steps: number } {
  let computed = link;
  for (let step = 1; step <= steps; step += 1) {
    computed = nextInChain(computed);
    if (computed === terminal) return { computed, steps: step };
  }
  return { computed, steps };
}

function compared(
  kind: Commitment["kind"],
  published: string,
  { computed, steps }: { computed: string; steps: number },
): Commitment {
  return { kind, published, computed, steps, agrees: published === computed };
}
