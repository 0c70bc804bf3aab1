import type { ShownDecision } from "#app/features/rounds/decided-stake.tsx";
import { outcomeText } from "#app/features/rounds/outcome-text.ts";
import { spotName, timesText } from "#app/features/rounds/written.ts";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { Speech } from "#app/i18n/speech.tsx";
import type { Messages } from "#app/i18n/translate.ts";
import type { Language } from "#server/core/languages.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import { checkPathOf } from "#server/http/records/check-path.ts";
import { decisionCheck } from "#server/http/records/round-codes.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { type Decision, decisionsOf } from "#server/studio/index.ts";
import type { Round } from "#server/wallet/index.ts";

type SharedStake = Extract<Decision, { readonly engine: "rounds" }>;

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
