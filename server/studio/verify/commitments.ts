import { type BeaconWord, beaconIn } from "../fairness/beacon.ts";
import { commitOfLink, entropyOfLines, followChain } from "../fairness/chain.ts";
import { commitOf } from "../fairness/pf1.ts";
import { ticketRoot } from "../raffle-draw.ts";
import { CLIENT_BY } from "./client-by.ts";
import { raffleBlocks, raffleWinners } from "./raffle.ts";
import { isSigned, signerOf } from "./signature.ts";
import { stakesIn } from "./stakes.ts";

/** One thing that a link says was published beforehand, and whether what decided the round agrees with it. */
export type Commitment = {
  readonly kind: "serverSeed" | "link" | "chain" | "stakes" | "winners" | "own" | "beacon" | "signature";
  /** What the link says; of a signature, the key that should have made it. */
  readonly said: string;
  readonly computed: string;
  /** How far back in the chain; how many stakes; at which place among them. */
  readonly steps: number;
  readonly agrees: boolean;
};

/** The second form of links: it says all that the round is bound to, under a signature. The first one has no name. */
export const SCHEME = "2";

/** What the link of a round that was called off after betting had closed says of it, as `calledOff`. */
export const CALLED_OFF = "1";

/** What the asker knows besides the link. */
type Known = {
  readonly walks: boolean;
  readonly houseKey: string | null;
  readonly othersForge: boolean;
  readonly beacon: BeaconWord | null;
};

const HASH = /^[0-9a-f]{64}$/;
const HASHES = ["commit", "terminal", "entropy", "own"];
/** A chain is never longer: see chain.ts. */
const STEPS_MAX = 100_000;
const NO_STAKES = entropyOfLines([]);
/** What a link comes to that its key did not sign: no key is written so. */
export const UNSIGNED = "no signature of this link";

/** What must be published of a round, by its engine, for it to be proven; whatever else is, must agree as well. */
const BOUND: Readonly<Record<"seeds" | "table" | "raffle" | "chain", readonly Commitment["kind"][]>> = {
  seeds: ["serverSeed", "signature"],
  table: ["link", "stakes", "signature"],
  raffle: ["link", "chain", "stakes", "winners", "signature"],
  chain: ["link", "chain", "stakes", "signature"],
};

/** What a link would have to say besides for its round to be proven. */
export function missingOf(query: URLSearchParams, found: readonly Commitment[]): Commitment["kind"][] {
  return boundOf(query).filter((kind) => !found.some((commitment) => commitment.kind === kind));
}

function boundOf(query: URLSearchParams): readonly Commitment["kind"][] {
  const engine = query.get("engine");
  if (query.has("serverSeed")) return BOUND.seeds;
  if (engine === "tables") return BOUND.table;
  if (engine === "raffle") return BOUND.raffle;
  return beaconIn(query) ? [...BOUND.chain, "beacon"] : BOUND.chain;
}

/**
 * Compares what decided a round with what the link says was published: `commit` with the hash of the server seed or of
 * the chain's link, and `terminal` with what the link leads back to in exactly `index` steps. Where the stakes are
 * known, also `entropy` with their hash, and `own`, a stake of the asker's, with the list. `sig` is the house's word
 * that the round was this one; where `houseKey` is known, a signature of anybody else's is nothing, or a forgery where
 * the asker named the key. `beacon` is what the beacon itself said in the round that the link names, where it is known.
 */
export function commitmentsOf(
  query: URLSearchParams,
  { walks, houseKey, othersForge, beacon }: Known,
): Commitment[] {
  return [
    ...fingerprintCompared(query),
    ...(walks ? chainWalked(query) : []),
    ...stakesCompared(query),
    ...winnersCompared(query),
    ...beaconCompared(query, beacon),
    ...signatureRead(query, { houseKey, othersForge }),
  ];
}

function fingerprintCompared(query: URLSearchParams): Commitment[] {
  const serverSeed = query.get("serverSeed");
  const link = query.get("link");
  const commit = query.get("commit");
  if (commit === null) return [];
  if (serverSeed) return [compared("serverSeed", commit, { computed: commitOf(serverSeed), steps: 1 })];
  if (!link) return [];
  const computed = query.get("engine") === "tables" ? commitOf(link) : commitOfLink(link);
  return [compared("link", commit, { computed, steps: 1 })];
}

/** The place in the chain is a promise: the published end stands that far back, and neither earlier nor later. */
function chainWalked(query: URLSearchParams): Commitment[] {
  const [link, terminal, index] = ["link", "terminal", "index"].map((name) => query.get(name));
  if (!link || !terminal || !index) return [];
  const steps = Number(index);
  return [compared("chain", terminal, { computed: followChain(link, steps), steps })];
}

function stakesCompared(query: URLSearchParams): Commitment[] {
  const entropy = query.get("entropy");
  const own = query.get("own");
  // Of a round without stakes everybody knows the list.
  const stakes = stakesIn(query) ?? (entropy === NO_STAKES ? [] : null);
  if (stakes === null || entropy === null) return [];
  const whole = compared("stakes", entropy, { computed: listHash(query, stakes), steps: stakes.length });
  if (own === null) return [whole];
  const names = stakes.map((line) => line.split(":", 1)[0] ?? "");
  const place = names.indexOf(own) + 1;
  return [whole, compared("own", own, { computed: names[place - 1] ?? "none of them", steps: place })];
}

/** A raffle is bound to the root of its tickets, every other round to the hash of its list. */
function listHash(query: URLSearchParams, stakes: readonly string[]): string {
  const blocks = query.get("engine") === "raffle" ? raffleBlocks(query) : null;
  return blocks ? ticketRoot(blocks) : entropyOfLines(stakes);
}

/** The winners that were said are a promise as well: the tickets that are drawn, and no others. */
function winnersCompared(query: URLSearchParams): Commitment[] {
  const blocks = query.get("engine") === "raffle" ? raffleBlocks(query) : null;
  const winners = query.get("winners");
  if (!blocks || winners === null) return [];
  const computed = raffleWinners(query, blocks);
  return [compared("winners", winners, { computed, steps: 1 })];
}

/** What the beacon said in another round, or another beacon, is nothing to this round. */
function beaconCompared(query: URLSearchParams, known: BeaconWord | null): Commitment[] {
  const named = beaconIn(query);
  if (!named || !known || named.chain !== known.chain || named.round !== known.round) return [];
  return [compared("beacon", named.said, { computed: known.said, steps: 1 })];
}

function signatureRead(
  query: URLSearchParams,
  { houseKey, othersForge }: Pick<Known, "houseKey" | "othersForge">,
): Commitment[] {
  const key = signerOf(query);
  if (key === null) return [];
  if (houseKey !== null && key !== houseKey)
    return othersForge ? [compared("signature", houseKey, { computed: key, steps: 1 })] : [];
  return [compared("signature", key, { computed: isSigned(query) ? key : UNSIGNED, steps: 1 })];
}

/** Whether comparing takes a walk along a chain or the check of a beacon, which is real work. */
export function asksForWalk(query: URLSearchParams): boolean {
  return (query.has("terminal") && query.has("index")) || query.has("beacon");
}

/** Hashes that are none, a place that no chain of ours has, or a word that is not ours yet, are nothing to compare. */
export function isComparable(query: URLSearchParams): boolean {
  const said = (name: string) => query.get(name);
  const index = said("index");
  const isPlace = index === null || (/^[1-9]\d{0,5}$/.test(index) && Number(index) <= STEPS_MAX);
  const isOff = (said("calledOff") ?? CALLED_OFF) === CALLED_OFF;
  const by = said("clientBy");
  const isKnownBy = by === null || CLIENT_BY.some((who) => who === by);
  const areHashes = HASHES.every((name) => HASH.test(said(name) ?? NO_STAKES));
  if (beaconIn(query) === undefined) return false;
  return isPlace && isOff && isKnownBy && areHashes && (said("scheme") ?? SCHEME) === SCHEME;
}

function compared(
  kind: Commitment["kind"],
  said: string,
  { computed, steps }: { computed: string; steps: number },
): Commitment {
  return { kind, said, computed, steps, agrees: said === computed };
}
