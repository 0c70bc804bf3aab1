import { findBrand } from "../../brand/index.ts";
import { startOfDay } from "../../core/days.ts";
import { later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { completeTo } from "../../figures/index.ts";
import { firstMoveSince } from "../../wallet/index.ts";
import { countStakes } from "../count-stakes.ts";
import type { Level } from "../level.ts";
import { levelsOf } from "../levels-of.ts";
import { fall } from "./fall.ts";
import { firstFrom, type Period, periodOf } from "./period.ts";
import { shortOf } from "./short.ts";
import { ALL_KEEPING, type Keeping, LAST_CLOSED, MARK_CLOSED, MARK_WARNED, WARNED } from "./statements.ts";
import { warn } from "./warn.ts";

/** A period is judged once it is complete and as much again as a bucket has gone by, as weeks of cashback are. */
const GRACE_MS = 5 * MINUTE_MS;

/** So many missed periods are judged in one run; the next run goes on behind them. */
const PERIODS_MOST = 6;

const WARNED_DAYS = 7;

/** How a brand keeps its levels, and which those are: read once, however many are judged. */
type Kept = { readonly keeping: Keeping; readonly levels: readonly Level[]; readonly timeZone: string };

/**
 * Judges each period that is over, in order, and tells whoever would fall at the end of the one that runs. Two runs at
 * once, or one after another that was killed, lower each player once for each period and tell them once.
 */
export async function keepLevels(context: Context): Promise<void> {
  const before = later((await completeTo(context.db)).at, -GRACE_MS);
  for (const keeping of await context.db.call(ALL_KEEPING, [])) {
    const brand = await findBrand(context, keeping.brand);
    if (!brand) throw new Error(`Brand ${keeping.brand} keeps levels and is not there.`);
    const levels = await levelsOf(context, keeping.brand);
    await keepLevelsOf(context, { keeping, levels, timeZone: brand.timeZone, before });
  }
}

type Asked = Kept & { readonly before: Date };

async function keepLevelsOf(context: Context, { before, ...kept }: Asked): Promise<void> {
  const { keeping, levels, timeZone } = kept;
  let period = await nextPeriod(context, keeping, timeZone);
  // A rise by stakes of before the end has to be known before the period is judged.
  if (period.until <= before) await countStakes(context);
  for (let nth = 0; period.until <= before; nth += 1) {
    if (nth === PERIODS_MOST) return;
    const firstMove = await firstMoveSince(context, period.until);
    for await (const short of shortOf(context, keeping.brand, period))
      await fall(context, levels, { short, period, firstMove });
    await context.db.call(MARK_CLOSED, [keeping.brand, period.day, context.now()]);
    period = periodOf(period.until, keeping.period, timeZone);
  }
  await warnAll(context, { ...kept, period });
}

/** The one behind the last that was judged, or the first whole one since the brand says so. */
export async function nextPeriod(
  { db }: Pick<Context, "db">,
  { brand, period: kind, since }: Keeping,
  timeZone: string,
): Promise<Period> {
  const first = firstFrom(since, kind, timeZone);
  const [last] = await db.call(LAST_CLOSED, [brand]);
  if (!last?.day || last.day < first.day) return first;
  return periodOf(periodOf(new Date(`${last.day}T12:00:00Z`), kind, timeZone).until, kind, timeZone);
}

type Warning = Kept & { readonly period: Period };

/** A player who begins to be short after that is not told again: the page of levels says it all the time. */
async function warnAll(context: Context, { keeping, levels, timeZone, period }: Warning): Promise<void> {
  const now = context.now();
  if (now < startOfDay(period.until, timeZone, WARNED_DAYS) || now >= period.until) return;
  const [told] = await context.db.call(WARNED, [keeping.brand, period.day]);
  if (told) return;
  for await (const short of shortOf(context, keeping.brand, period))
    await warn(context, levels, { short, period });
  await context.db.call(MARK_WARNED, [keeping.brand, period.day, now]);
}
