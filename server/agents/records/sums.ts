import { type Money, money } from "../../core/numbers/money.ts";
import { type TeamAsked, teamValues } from "./asked.ts";
import type { SumsRow } from "./round-statements.ts";

export type TeamRoundsAsked = TeamAsked & {
  readonly vendor?: string | undefined;
  readonly game?: string | undefined;
  /** Of these games alone, `VENDOR/game`. */
  readonly games?: readonly string[] | undefined;
};

export type PlayedSums = {
  readonly rounds: number;
  readonly stake: Money;
  readonly payout: Money;
  readonly adjusted: Money;
  readonly net: Money;
};

export const NOTHING: SumsRow = { rounds: 0, stake: 0n, payout: 0n, adjusted: 0n };

export const summed = ({ rounds, ...sums }: SumsRow): PlayedSums => ({ rounds, ...amountsOf(sums) });

/** The amounts of one round, or of many, and what they brought the player. */
export function amountsOf({ stake, payout, adjusted }: Omit<SumsRow, "rounds">) {
  return {
    stake: money(stake, "P"),
    payout: money(payout, "P"),
    adjusted: money(adjusted, "P"),
    net: money(payout + adjusted - stake, "P"),
  };
}

export const roundValues = ({ vendor, game, games, ...asked }: TeamRoundsAsked) => [
  ...teamValues(asked),
  vendor ?? null,
  game ?? null,
  games ? [...games] : null,
];
