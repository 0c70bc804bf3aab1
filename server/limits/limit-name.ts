/** The periods that a limit counts over: calendar ones, in the time zone of the brand. */
export const LIMIT_PERIODS = ["day", "week", "month"] as const;

export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/**
 * Everything that a player can limit. Those that bind games are answered by this name at the seam
 * (LIMIT_EXCEEDED, wallet.play_guards); deposits are judged by deposit-refusal.ts.
 */
export const LIMIT_NAMES = [
  "deposit-day",
  "deposit-week",
  "deposit-month",
  "loss-day",
  "loss-week",
  "loss-month",
  "wager-day",
  "wager-week",
  "wager-month",
  "stake",
  "session",
] as const;

export type LimitName = (typeof LIMIT_NAMES)[number];

/** The period that a limit counts over; null for the two that look at one stake and at one session. */
export function periodOf(name: LimitName): LimitPeriod | null {
  const [, period] = name.split("-");
  return LIMIT_PERIODS.find((known) => known === period) ?? null;
}
