import { findBrand } from "../../brand/index.ts";
import { dayOf, startOfDay, startOfWeek } from "../../core/days.ts";
import { later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { completeTo } from "../../figures/index.ts";
import { type CashbackOffer, offersNow } from "../offer.ts";
import { giveBack } from "./give-back.ts";
import { dueOf } from "./lost.ts";
import { CLOSE_WEEK, LAST_WEEK, WEEKS, type WeekRow } from "./week-statements.ts";

/** A week is closed once it is complete and as much again as a bucket has gone by, as days and bills are. */
const GRACE_MS = 5 * MINUTE_MS;

/** So many missed weeks are closed in one run; the next run goes on behind them. */
const WEEKS_MOST = 8;

const WEEK_DAYS = 7;

type Week = { readonly from: Date; readonly until: Date; readonly day: string };

/**
 * Gives back for each whole week of each cashback that is over, in order. Two runs at once, or one after another that was
 * killed, give each player theirs once.
 */
export async function closeWeeks(context: Context): Promise<void> {
  const before = later((await completeTo(context.db)).at, -GRACE_MS);
  for (const offer of await offersNow(context))
    if (offer.kind === "cashback" && offer.isOn) await closeAll(context, offer, before);
}

async function closeAll(context: Context, offer: CashbackOffer, before: Date): Promise<void> {
  const { brandId: brand, promotion } = offer;
  const found = await findBrand(context, brand);
  if (!found) throw new Error(`Brand ${brand} has a cashback and is not there.`);
  const { timeZone } = found;
  const [last] = await context.db.call(LAST_WEEK, [brand, promotion]);
  let week = firstWeek(offer, last?.week ?? null, timeZone);
  for (let nth = 0; nth < WEEKS_MOST; nth += 1) {
    if (week.until > before || (offer.until !== null && week.until > offer.until)) return;
    await closeWeek(context, { offer, week, timeZone });
    week = weekFrom(week.until, timeZone);
  }
}

const weekFrom = (from: Date, timeZone: string): Week => ({
  from,
  until: startOfDay(from, timeZone, -WEEK_DAYS),
  day: dayOf(from, timeZone),
});

/** The week behind the last that was closed, or the first whole one of the offer; never one of before it. */
function firstWeek({ from }: CashbackOffer, last: string | null, timeZone: string): Week {
  const own = startOfWeek(from, timeZone);
  const first = own < from ? startOfDay(own, timeZone, -WEEK_DAYS) : own;
  // Noon of a day is that day in every zone that a brand may have.
  const closed = last === null ? null : startOfDay(new Date(`${last}T12:00:00Z`), timeZone, -WEEK_DAYS);
  return weekFrom(closed !== null && closed > first ? closed : first, timeZone);
}

type Closing = { readonly offer: CashbackOffer; readonly week: Week; readonly timeZone: string };

async function closeWeek(context: Context, { offer, week, timeZone }: Closing): Promise<void> {
  const { brandId: brand, promotion } = offer;
  let short = 0;
  for await (const due of dueOf(context, { offer, week, timeZone })) {
    const given = await giveBack(context, { offer, due, day: week.day, timeZone });
    if (given === "short") short += 1;
  }
  await context.db.call(CLOSE_WEEK, [brand, promotion, week.day, short, context.now()]);
}

const LISTED = 50;

/** The weeks of a brand that were closed, the latest first. */
export function closedWeeks({ db }: Pick<Context, "db">, brand: string): Promise<WeekRow[]> {
  return db.call(WEEKS, [brand, LISTED]);
}
