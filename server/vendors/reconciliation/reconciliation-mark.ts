import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";

/** What is younger may still be on its way to one of us. */
const SETTLED_AFTER_MS = 5 * MINUTE_MS;
/** The first comparison begins a day back, and has an hour to come up to the present. */
const FIRST_WINDOW_MS = DAY_MS;
const STANDS_STILL_AFTER_MS = FIRST_WINDOW_MS + HOUR_MS;

const BEGIN = {
  name: "vendors-reconciled-begin",
  text: `with begun as (
      insert into vendors.reconciled_times (vendor, until) values ($1, $2) on conflict do nothing returning until)
    select until from begun union all select until from vendors.reconciled_times where vendor = $1`,
  row: { until: new Date(0) },
};

const MOVE = {
  name: "vendors-reconciled-move",
  text: `update vendors.reconciled_times set until = $2 where vendor = $1 and until < $2 returning until`,
  row: { until: new Date(0) },
};

const STANDING_STILL = {
  name: "vendors-reconciled-standing-still",
  text: "select vendor from vendors.reconciled_times where vendor = any ($1) and until < $2 order by vendor",
  row: { vendor: "" },
};

/** What of a vendor's memory is to be compared next: from where it was compared to up to five minutes ago. */
export async function toCompare(
  { db, now }: Pick<Context, "db" | "now">,
  vendor: string,
): Promise<{ from: Date; end: Date }> {
  const end = later(now(), -SETTLED_AFTER_MS);
  const [mark] = await db.call(BEGIN, [vendor, later(end, -FIRST_WINDOW_MS)]);
  if (!mark) throw new Error(`The comparison with ${vendor} has no beginning.`);
  return { from: mark.until, end };
}

/** Never backwards: two nodes may compare the same at once. */
export async function moveMark({ db }: Pick<Context, "db">, vendor: string, until: Date): Promise<boolean> {
  return (await db.call(MOVE, [vendor, until])).length > 0;
}

/** Which of these vendors nobody has compared with for more than a day, because they gave no record that can be read. */
export async function comparedLate(
  { db, now }: Pick<Context, "db" | "now">,
  vendors: readonly string[],
): Promise<string[]> {
  const rows = await db.call(STANDING_STILL, [vendors, later(now(), -STANDS_STILL_AFTER_MS)]);
  return rows.map(({ vendor }) => vendor);
}

/**
 * Leaves what a vendor remembers from before a moment uncompared, because it will never give a record of it that can be
 * read. Refuses with `comparedAlready` where nothing is left out, also of a vendor that was never compared with, and with
 * `notSettledYet` what is younger than five minutes.
 */
export async function skipComparison(
  context: Pick<Context, "db" | "now">,
  { vendor, until }: { vendor: string; until: Date },
): Promise<Outcome<null, { reason: "comparedAlready" | "notSettledYet" }>> {
  if (until > later(context.now(), -SETTLED_AFTER_MS)) return refuse({ reason: "notSettledYet" });
  return (await moveMark(context, vendor, until)) ? done(null) : refuse({ reason: "comparedAlready" });
}
