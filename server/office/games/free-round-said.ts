import { money } from "../../core/numbers/money.ts";
import { done, type Outcome } from "../../core/outcome.ts";
import { type FreeRound, freeRoundOf } from "../../studio/index.ts";
import { refused } from "../command.ts";
import { sum } from "../lines.ts";
import type { Refused } from "../reasons.ts";

/** A free round of a game of ours, named by its code or as `VENDOR/CODE`; else what of it cannot be. */
export function freeRoundSaid(named: string, betMinor: bigint): Outcome<FreeRound, Refused> {
  const round = freeRoundOf(named, betMinor);
  if (round.ok) return done(round.value);
  const { reason } = round.refusal;
  if (reason === "gameUnknown") return refused("notFreeRounds", `This is none: ${named}.`);
  const bets = round.refusal.betsMinor.map((minor) => sum(money(minor, "P"))).join(", ");
  return refused(reason, `Of ${named}: ${bets}.`);
}
