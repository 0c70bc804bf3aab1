import { type Period, startOfDay } from "../core/days.ts";
import type { Context } from "../db/context.ts";
import { countTeam } from "./store.ts";

/** The periods of which an agent sees who has come, each beside as many days before it. */
export const GROWTH_PERIODS = ["today", "week", "month"] as const satisfies readonly Period[];
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

const EVER = new Date(0);

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
  const spans = GROWTH_PERIODS.flatMap((period) => {
    const start = growthStart(period, at, timeZone);
    return [
      { from: start, until: null },
      { from: startOfDay(at, timeZone, 2 * DAYS[period] - 1), until: start },
    ];
  });
  const [all, ...counts] = await countTeam(db, playerId, [{ from: EVER, until: null }, ...spans]);
  return {
    whole: all?.whole ?? 0,
    direct: all?.direct ?? 0,
    came: GROWTH_PERIODS.map((period, nth) => ({
      period,
      now: counts[2 * nth]?.whole ?? 0,
      before: counts[2 * nth + 1]?.whole ?? 0,
    })),
  };
}
