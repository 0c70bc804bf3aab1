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
  /** Of the stakes, what is still in play, which counts neither as lost nor as won. */
  readonly open: Money;
  readonly net: Money;
};

export const NOTHING: SumsRow = { rounds: 0, stake: 0n, payout: 0n, adjusted: 0n, open: 0n, net: 0n };

export const summed = ({ rounds, open, net, ...sums }: SumsRow): PlayedSums => ({
  ...{ rounds, ...amountsOf(sums) },
  open: money(open, "P"),
  net: money(net, "P"),
});

/** The amounts of one round, and what it has brought the player so far. */
export function amountsOf({ stake, payout, adjusted }: Pick<SumsRow, "stake" | "payout" | "adjusted">) {
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
