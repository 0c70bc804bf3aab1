import { shownFairness } from "#app/features/fairness/round-fairness.tsx";
import type { DecisionCells } from "#app/features/records/files/betting-record-file.ts";
import type { ShownDecision } from "#app/features/rounds/decided-stake.tsx";
import { outcomeText } from "#app/features/rounds/outcome-text.ts";
import { roundCheck } from "#app/features/rounds/round-check.ts";
import { multiplierText, spotName, timesText } from "#app/features/rounds/written.ts";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { Speech } from "#app/i18n/speech.tsx";
import type { Messages } from "#app/i18n/translate.ts";
import type { CheckPath } from "#app/lib/paths/verify-paths.ts";
import type { Language } from "#server/core/languages.ts";
import { formatMoney, plainAmount } from "#server/core/numbers/money.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { type Decision, decisionsOf } from "#server/studio/index.ts";
import type { Round } from "#server/wallet/index.ts";
import { checkPathOf } from "./check-path.server.ts";

type SharedStake = Extract<Decision, { readonly engine: "rounds" }>;

/** Where a decision is computed again; null as long as something of it is secret. */
function decisionCheck(decision: Decision, checkPath: CheckPath): string | null {
  if (decision.engine === "slot") return shownFairness(decision.round, checkPath).verifyHref;
  if (decision.engine === "instant")
    return decision.wager.check && checkPath("instant", decision.wager.check);
  const { wagerId: receipt, round, spot, auto, line: own } = decision;
  const check = roundCheck(round, { spot, auto, own, receipt });
  return check && checkPath("rounds", check);
}

/** Where a round of the player's is computed again; null of one that cannot be, or not yet. */
export async function checkOf(visitor: PlayerVisitor, roundId: string): Promise<string | null> {
  const asked = { playerRef: visitor.player.id.toString(), roundIds: [roundId] };
  const decision = (await decisionsOf(visitor.context, asked)).get(roundId);
  return decision ? decisionCheck(decision, checkPathOf(visitor)) : null;
}

/** How a round was decided, as its record shows it: one of the player's own (a slot's with its spins), one that many share, or neither. */
export async function decidedShown(visitor: PlayerVisitor, { roundId, stake }: Round) {
  const { context, player, language } = visitor;
  const asked = { playerRef: player.id.toString(), roundIds: [roundId] };
  const decision = (await decisionsOf(context, asked)).get(roundId);
  if (!decision) return { spin: null, fairness: null, shared: null };
  const checkPath = checkPathOf(visitor);
  const verifyHref = decisionCheck(decision, checkPath);
  if (decision.engine !== "rounds") {
    const spin = decision.engine === "slot" ? decision.round : null;
    const { fairness } = decision.engine === "slot" ? decision.round : decision.wager;
    return { spin, fairness: { ...fairness, verifyHref }, shared: null };
  }
  const { round, clientSeed, line, isLate } = decision;
  const late = isLate ? formatMoney(stake, language) : null;
  const inWords = sharedInWords(decision, await speechOf(language));
  const shown: ShownDecision = { ...inWords, round, clientSeed, stakeId: roundId, line, late, verifyHref };
  return { spin: null, fairness: null, shared: { texts: await decisionTexts(language), decision: shown } };
}

/** What was staked on, and how the round ended; of one that was called off nothing that might have been. */
function sharedInWords({ spot, auto, round }: SharedStake, speech: Speech) {
  const at = auto === null ? null : timesText(auto, speech.language);
  return {
    choice: spot === null ? at && speech.t("rounds.own.leaves", { at }) : spotName(spot, speech),
    result: round.outcome && round.state === "settled" ? outcomeText(round.outcome, speech) : null,
  };
}

/** Of the texts of shared rounds those that say how one was decided. */
async function decisionTexts(language: Language): Promise<Messages> {
  const { rounds } = await textsOf(language, "rounds");
  if (typeof rounds !== "object") return {};
  const { fairness = {}, own = {} } = rounds;
  return { rounds: { fairness, own } };
}

/** How rounds were decided and ended, for table programs; hundreds at a time, so that nobody else waits for their signatures. */
export async function decisionCells(
  visitor: PlayerVisitor,
  { rounds, origin }: { rounds: readonly Round[]; origin: string },
): Promise<ReadonlyMap<string, DecisionCells>> {
  const checkPath = checkPathOf(visitor);
  const playerRef = visitor.player.id.toString();
  const cells = new Map<string, DecisionCells>();
  for (let first = 0; first < rounds.length; first += TOGETHER) {
    const roundIds = rounds.slice(first, first + TOGETHER).map(({ roundId }) => roundId);
    for (const [id, decision] of await decisionsOf(visitor.context, { playerRef, roundIds })) {
      const check = decisionCheck(decision, checkPath);
      cells.set(id, { ...saidOf(decision), link: check === null ? "" : new URL(check, origin).href });
    }
  }
  return cells;
}

const TOGETHER = 500;

function saidOf(decision: Decision): Omit<DecisionCells, "link"> {
  if (decision.engine === "rounds") {
    const { round, clientSeed, isLate, spot, auto } = decision;
    const note = isLate ? "too-late" : round.state === "cancelled" ? "called-off" : "";
    return {
      number: String(round.number),
      nonce: "",
      commit: round.commit,
      clientSeed: clientSeed ?? "",
      note,
      choice: spot ?? (auto === null ? "" : multiplierText(auto, "en")),
      outcome: round.outcome ? JSON.stringify(round.outcome) : "",
    };
  }
  const { nonce, commit, clientSeed } =
    decision.engine === "slot" ? decision.round.fairness : decision.wager.fairness;
  return { number: "", nonce: String(nonce), commit, clientSeed, note: "", ...ownOutcome(decision) };
}

/** A round of the player's own: what was chosen and what came, of a slot the stops of its spins. */
function ownOutcome(decision: Exclude<Decision, SharedStake>): Pick<DecisionCells, "choice" | "outcome"> {
  if (decision.engine === "slot") {
    const { lineBet, spins } = decision.round;
    const stops = spins.map((spin) => spin.stops);
    return { choice: plainAmount(lineBet), outcome: stops.length > 0 ? JSON.stringify(stops) : "" };
  }
  const { choice, shown, isOver } = decision.wager;
  return { choice: JSON.stringify(choice), outcome: isOver && shown !== null ? JSON.stringify(shown) : "" };
}
