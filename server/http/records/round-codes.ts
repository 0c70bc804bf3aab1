import type { CheckPath } from "#app/lib/paths/verify-paths.ts";
import { roundCheck, slotCheck } from "#app/lib/round-check.ts";
import { plainAmount } from "../../core/numbers/money.ts";
import { formatHundredths } from "../../core/numbers/numbers.ts";
import { type Decision, decisionsOf } from "../../studio/index.ts";
import type { Round } from "../../wallet/index.ts";
import type { PlayerVisitor } from "../visitor/visitor.ts";
import { checkPathOf } from "./check-path.ts";

/** How a round was decided and ended, in codes and hashes for programs; empty where it has none of it. */
export type RoundCodes = {
  /** What everybody calls a round that many share. */
  readonly number: string;
  readonly nonce: string;
  /** What was published of the secret before the round. */
  readonly commit: string;
  readonly clientSeed: string;
  /** Where it is computed again, once it can be. */
  readonly link: string;
  /** What was staked on, as its game writes it. */
  readonly choice: string;
  /** What came, as JSON; empty before it may be known. */
  readonly outcome: string;
  /** Why a stake went back. */
  readonly note: (typeof ROUND_NOTES)[number];
};

export const ROUND_NOTES = ["", "too-late", "called-off"] as const;

type SharedStake = Extract<Decision, { readonly engine: "rounds" }>;

/** Where a decision is computed again; null as long as something of it is secret. */
export function decisionCheck(decision: Decision, checkPath: CheckPath): string | null {
  if (decision.engine === "instant")
    return decision.wager.check && checkPath("instant", decision.wager.check);
  const check = decision.engine === "slot" ? slotCheck(decision.round) : sharedCheck(decision);
  return check && checkPath(decision.engine, check);
}

function sharedCheck({ wagerId: receipt, round, spot, auto, line: own }: SharedStake) {
  return roundCheck(round, { spot, auto, own, receipt });
}

/** Where a round of the player's is computed again; null of one that cannot be, or not yet. */
export async function checkOf(visitor: PlayerVisitor, roundId: string): Promise<string | null> {
  const asked = { playerRef: visitor.player.id.toString(), roundIds: [roundId] };
  const decision = (await decisionsOf(visitor.context, asked)).get(roundId);
  return decision ? decisionCheck(decision, checkPathOf(visitor)) : null;
}

/** How rounds were decided and ended, by their numbers; hundreds at a time, so that nobody else waits for their signatures. */
export async function codesOfRounds(
  visitor: PlayerVisitor,
  { rounds, origin }: { rounds: readonly Pick<Round, "roundId">[]; origin: string },
): Promise<ReadonlyMap<string, RoundCodes>> {
  const checkPath = checkPathOf(visitor);
  const playerRef = visitor.player.id.toString();
  const codes = new Map<string, RoundCodes>();
  for (let first = 0; first < rounds.length; first += TOGETHER) {
    const roundIds = rounds.slice(first, first + TOGETHER).map(({ roundId }) => roundId);
    for (const [id, decision] of await decisionsOf(visitor.context, { playerRef, roundIds })) {
      const check = decisionCheck(decision, checkPath);
      codes.set(id, { ...saidOf(decision), link: check === null ? "" : new URL(check, origin).href });
    }
  }
  return codes;
}

const TOGETHER = 500;

function saidOf(decision: Decision): Omit<RoundCodes, "link"> {
  if (decision.engine === "rounds") {
    const { round, clientSeed, isLate, spot, auto } = decision;
    const note = isLate ? "too-late" : round.state === "cancelled" ? "called-off" : "";
    return {
      number: String(round.number),
      nonce: "",
      commit: round.commit,
      clientSeed: clientSeed ?? "",
      note,
      choice: spot ?? (auto === null ? "" : formatHundredths(auto, "en")),
      outcome: round.outcome ? JSON.stringify(round.outcome) : "",
    };
  }
  const { nonce, commit, clientSeed } =
    decision.engine === "slot" ? decision.round.fairness : decision.wager.fairness;
  return { number: "", nonce: String(nonce), commit, clientSeed, note: "", ...ownOutcome(decision) };
}

/** A round of the player's own: what was chosen and what came, of a slot the stops of its spins. */
function ownOutcome(decision: Exclude<Decision, SharedStake>): Pick<RoundCodes, "choice" | "outcome"> {
  if (decision.engine === "slot") {
    const { lineBet, spins } = decision.round;
    const stops = spins.map((spin) => spin.stops);
    return { choice: plainAmount(lineBet), outcome: stops.length > 0 ? JSON.stringify(stops) : "" };
  }
  const { choice, shown, isOver } = decision.wager;
  return { choice: JSON.stringify(choice), outcome: isOver && shown !== null ? JSON.stringify(shown) : "" };
}
