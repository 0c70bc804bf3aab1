import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { verifyBook } from "../book/verify.ts";
import type { BeaconWord } from "../fairness/beacon.ts";
import { verifyInstant } from "../instant/verify.ts";
import { verifyLottery } from "../lottery/verify.ts";
import { verifyRounds } from "../rounds/verify.ts";
import { verifyTables } from "../tables/verify.ts";
import { type Commitment, commitmentsOf, isComparable, missingOf } from "./commitments.ts";
import { verifyJackpot } from "./jackpot.ts";
import { verifyRaffle } from "./raffle.ts";
import { READ_OF_LINKS, signerOf } from "./signature.ts";
import { verifySlot } from "./slot.ts";
import { stakesIn } from "./stakes.ts";
import type { Verified, Verifier } from "./verified.ts";

/** What computes a round again, by the engine that played it. */
const VERIFIERS: ReadonlyMap<string, Verifier> = new Map([
  ["slot", verifySlot],
  ["instant", verifyInstant],
  ["rounds", verifyRounds],
  ["lottery", verifyLottery],
  ["book", verifyBook],
  ["tables", verifyTables],
  ["jackpot", verifyJackpot],
  ["raffle", verifyRaffle],
]);

export const VERIFIED_ENGINES: readonly string[] = [...VERIFIERS.keys()];

/**
 * proven: all that decided the round was published before it, and agrees. unbound: it was computed, and something of it
 * is bound to nothing published. wrong: it contradicts what was published.
 */
export type Verdict = "proven" | "unbound" | "wrong";

export type CheckedRound = Verified & {
  readonly commitments: readonly Commitment[];
  readonly verdict: Verdict;
  /** Nothing was decided by it: its stakes went back, and this is what it would have been. */
  readonly isCalledOff: boolean;
  /** One player's round without that player's part: whoever made the server seed knew the other one. */
  readonly isHouseAlone: boolean;
  /** Many stakes decided it, without a beacon and without a list that was closed before. */
  readonly isOfStakesAlone: boolean;
  /** A signature that is missing is there, of a key that does not count. */
  readonly isOthersWord: boolean;
  /** What would have to be published besides. */
  readonly missing: readonly Commitment["kind"][];
};

export type CheckRefusal = { readonly reason: "linkUnreadable" | "engineUnknown" };

type Manner = {
  /** Without it a chain is left alone, and so nothing of it is proven. */
  readonly walks?: boolean;
  /** The key whose signature counts; without it, that of the key in the link. */
  readonly houseKey?: string | null;
  /** A signature of another key contradicts; else it is nothing, as a house may have had another key before. */
  readonly othersForge?: boolean;
  /** What the beacon said, as whoever asks had it from the beacon. */
  readonly beacon?: BeaconWord | null;
};

/** Computes any round of ours from its link alone, and compares it with what was published before it. */
export function verifyAny(
  query: URLSearchParams,
  { walks = true, houseKey = null, othersForge = false, beacon = null }: Manner = {},
): Outcome<CheckedRound, CheckRefusal> {
  const verifier = VERIFIERS.get(query.get("engine") ?? "");
  if (!verifier) return refuse({ reason: "engineUnknown" });
  if (!isPlain(query) || !isComparable(query) || !isModest(query) || hasStrangeStakes(query))
    return refuse({ reason: "linkUnreadable" });
  const verified = computed(verifier, query);
  if (!verified) return refuse({ reason: "linkUnreadable" });
  const commitments = commitmentsOf(query, { walks, houseKey, othersForge, beacon });
  const missing = missingOf(query, commitments);
  const verdict = verdictOf(commitments, missing);
  return done({
    ...{ ...verified, commitments, missing, verdict },
    isCalledOff: query.has("calledOff"),
    isHouseAlone: query.get("clientBy") === "house",
    isOfStakesAlone: isOfStakesAlone(commitments),
    isOthersWord: missing.includes("signature") && signerOf(query) !== null,
  });
}

function isOfStakesAlone(commitments: readonly Commitment[]): boolean {
  const kinds = new Set(commitments.map(({ kind }) => kind));
  return kinds.has("stakes") && !kinds.has("beacon") && !kinds.has("winners");
}

function verdictOf(commitments: readonly Commitment[], missing: readonly Commitment["kind"][]): Verdict {
  if (commitments.some(({ agrees }) => !agrees)) return "wrong";
  return missing.length === 0 ? "proven" : "unbound";
}

/** What is said twice may be read in two ways. */
function isPlain(query: URLSearchParams): boolean {
  return READ_OF_LINKS.every((name) => query.getAll(name).length <= 1);
}

const TEXT_MAX = 4_000;
/** A number of seven digits, or one that is written by its power: but for the fish of a room, no choice has one. */
const HUGE_NUMBER = /\d{7}|\d[eE][+-]?\d/;
const FISH = /"fish":\d{1,13}/;

/** What was chosen and done is played as the link says it, so a link may not ask for endless work. */
function isModest(query: URLSearchParams): boolean {
  return ["choice", "actions", "picks"].every((name) => {
    const text = query.get(name) ?? "";
    return text.length <= TEXT_MAX && !HUGE_NUMBER.test(text.replace(FISH, ""));
  });
}

function hasStrangeStakes(query: URLSearchParams): boolean {
  return query.has("stakes") && stakesIn(query) === null;
}

/** A link is anybody's text: one that leads a game's rules astray is one that cannot be read. */
function computed(verifier: Verifier, query: URLSearchParams): Verified | null {
  try {
    return verifier(query);
  } catch {
    return null;
  }
}
