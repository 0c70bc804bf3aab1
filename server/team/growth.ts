import { startOfDay } from "../core/days.ts";
import type { Context } from "../db/context.ts";
import { countTeam } from "./store.ts";
import { GROWTH_PERIODS } from "./team-statements.ts";

export { GROWTH_PERIODS } from "./team-statements.ts";
export type GrowthPeriod = (typeof GROWTH_PERIODS)[number];

export type Growth = {
  /** How many stand below now, and how many of them directly. */
  readonly whole: number;
  readonly direct: number;
  /** How many of them came below in a period, and in as many days before it. */
  readonly came: readonly {
    readonly period: GrowthPeriod;
    readonly now: number;
    readonly before: number;
  }[];
};

/** How many days a period has, with today as the last of them (core/days.ts). */
const DAYS: Record<GrowthPeriod, number> = { today: 1, week: 7, month: 30 };

/** The first moment of a period that ends now. */
export function growthStart(period: GrowthPeriod, now: Date, timeZone: string): Date {
  return startOfDay(now, timeZone, DAYS[period] - 1);
}

/** How a team has grown, of those who stand in it now. The days are those of the brand's zone. */
export async function teamGrowth(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, timeZone }: { readonly playerId: bigint; readonly timeZone: string },
): Promise<Growth> {
  const at = now();
  const counts = await countTeam(db, playerId, {
    starts: GROWTH_PERIODS.map((period) => growthStart(period, at, timeZone)),
    earlier: GROWTH_PERIODS.map((period) => startOfDay(at, timeZone, 2 * DAYS[period] - 1)),
  });
  const came = GROWTH_PERIODS.map((period, nth) => ({
    period,
    now: counts.now[nth] ?? 0,
    before: counts.before[nth] ?? 0,
  }));
  return { whole: counts.whole, direct: counts.direct, came };
}
