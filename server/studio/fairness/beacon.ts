import { createHash } from "node:crypto";

/** What a public beacon said in the round that was named before any stake. */
export type BeaconWord = { readonly chain: string; readonly round: number; readonly said: string };

/** The stakes of a round and, where a beacon has a part in it, what it said: what the draws are made with. */
export function entropyWith(entropy: string, word: BeaconWord | null): string {
  if (word === null) return entropy;
  const { chain, round, said } = word;
  return createHash("sha256").update(`${entropy}|${chain}|${round}|${said}`, "ascii").digest("hex");
}

const CHAIN = /^[0-9a-f]{64}$/;
const ROUND = /^[1-9]\d{0,9}$/;
const SAID = /^[0-9a-f]{96}$/;

/** The names by which a link says it. */
export const BEACON_NAMES = ["beaconChain", "beaconRound", "beacon"] as const;

/** What a link says of a beacon: null where it says nothing, undefined where it says that by half or not well. */
export function beaconIn(query: URLSearchParams): BeaconWord | null | undefined {
  const [chain, round, said] = BEACON_NAMES.map((name) => query.get(name));
  if (chain === null && round === null && said === null) return null;
  if (!chain || !round || !said) return undefined;
  if (!CHAIN.test(chain) || !ROUND.test(round) || !SAID.test(said)) return undefined;
  return { chain, round: Number(round), said };
}
