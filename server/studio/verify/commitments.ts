import { commitOfLink, entropyOfLines, nextInChain } from "../chain.ts";
import { commitOf } from "../pf1.ts";
import { stakesIn } from "./stakes.ts";

/** One thing that was published beforehand, and whether what decided the round agrees with it. */
export type Commitment = {
  readonly kind: "serverSeed" | "link" | "chain" | "stakes" | "own";
  readonly published: string;
  readonly computed: string;
  /** How far back in the chain; how many stakes; at which place among them. */
  readonly steps: number;
  readonly agrees: boolean;
};

const HASH = /^[0-9a-f]{64}$/;
/** A chain is never longer: see chain.ts. */
const STEPS_MAX = 100_000;

/**
 * Compares what decided a round with what the link says was published: `commit` with the hash of the server seed or of
 * the chain's link, and `terminal` with what the link leads back to in `index` steps. Where the stakes are known, also
 * `entropy` with their hash, and `own`, a stake of whoever asks, with the list.
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
  return [...found, ...stakesCompared(query)];
}

function stakesCompared(query: URLSearchParams): Commitment[] {
  const stakes = stakesIn(query);
  const entropy = query.get("entropy") ?? "";
  const own = query.get("own") ?? "";
  if (!stakes || !HASH.test(entropy)) return [];
  const whole = compared("stakes", entropy, { computed: entropyOfLines(stakes), steps: stakes.length });
  if (!HASH.test(own)) return [whole];
  const names = stakes.map((line) => line.split(":", 1)[0] ?? "");
  const place = names.indexOf(own) + 1;
  return [whole, compared("own", own, { computed: names[place - 1] ?? "none of them", steps: place })];
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
