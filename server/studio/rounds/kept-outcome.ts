import { cardFromAce, numberFromAce } from "../fairness/retired.ts";
import type { RoundOutcome } from "./outcome.ts";

type Played = { readonly mathVersion: number; readonly outcome: RoundOutcome | null };

/** An outcome as the row of its round keeps it: cards of version 1 have the numbers that they had then. */
export function asKept(version: number, outcome: RoundOutcome): RoundOutcome {
  return version === 1 ? renumbered(outcome, numberFromAce) : outcome;
}

/** A row of a round whose cards have the numbers of today, whenever it was played. */
export function asToday<Row extends Played>(row: Row): Row {
  const { mathVersion, outcome } = row;
  return mathVersion === 1 && outcome ? { ...row, outcome: renumbered(outcome, cardFromAce) } : row;
}

function renumbered(outcome: RoundOutcome, number: (card: number) => number): RoundOutcome {
  if (outcome.kind === "baccarat")
    return { ...outcome, player: outcome.player.map(number), banker: outcome.banker.map(number) };
  if (outcome.kind === "dragon-tiger")
    return { ...outcome, dragon: number(outcome.dragon), tiger: number(outcome.tiger) };
  return outcome;
}
