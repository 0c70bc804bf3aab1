import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { verifyBook } from "../book/verify.ts";
import { verifyInstant } from "../instant/verify.ts";
import { verifyLottery } from "../lottery/verify.ts";
import { verifyRounds } from "../rounds/verify.ts";
import { verifyTables } from "../tables/verify.ts";
import { type Commitment, commitmentsOf, isPlaceInChain } from "./commitments.ts";
import { verifyJackpot } from "./jackpot.ts";
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
]);

export const VERIFIED_ENGINES: readonly string[] = [...VERIFIERS.keys()];

export type CheckedRound = Verified & {
  readonly commitments: readonly Commitment[];
  /** Nothing that the link says was published contradicts what was computed. */
  readonly agrees: boolean;
};

export type CheckRefusal = { readonly reason: "linkUnreadable" | "engineUnknown" };

/** Computes any round of ours from its link alone, and compares it with what was published before it. */
export function verifyAny(
  query: URLSearchParams,
  { walks = true }: { walks?: boolean } = {},
): Outcome<CheckedRound, CheckRefusal> {
  const verifier = VERIFIERS.get(query.get("engine") ?? "");
  if (!verifier) return refuse({ reason: "engineUnknown" });
  if (!isPlaceInChain(query) || !isModest(query) || hasStrangeStakes(query))
    return refuse({ reason: "linkUnreadable" });
  const asked = walks ? query : withoutWalk(query);
  const verified = computed(verifier, asked);
  if (!verified) return refuse({ reason: "linkUnreadable" });
  const commitments = commitmentsOf(asked);
  return done({ ...verified, commitments, agrees: commitments.every(({ agrees }) => agrees) });
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

function withoutWalk(query: URLSearchParams): URLSearchParams {
  const short = new URLSearchParams(query);
  short.delete("terminal");
  short.delete("index");
  return short;
}
