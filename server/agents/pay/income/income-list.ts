import { startOfDay } from "../../../core/days.ts";
import type { Context } from "../../../db/context.ts";
import {
  type DayIncome,
  INCOME,
  INCOME_DAYS,
  INCOME_SUMS,
  type IncomeEntry,
  type IncomeSource,
  type IncomeSums,
} from "./income-list-statements.ts";

export {
  type DayIncome,
  INCOME_SOURCES,
  type IncomeEntry,
  type IncomeSource,
} from "./income-list-statements.ts";

export type IncomeAsked = {
  readonly playerId: bigint;
  readonly source?: IncomeSource | undefined;
  /** What ended after it, and up to the other. */
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
};

/** Where a page ends, and the next begins behind it. */
export type IncomePlace = { readonly until: Date; readonly isBill: boolean; readonly id: bigint };

export type Income = {
  /** Newest first. */
  readonly rows: readonly IncomeEntry[];
  /** Of all that were asked for, not of the page alone. */
  readonly sums: IncomeSums;
  /** Null on the last page. */
  readonly next: IncomePlace | null;
};

const PAGE = 50;

/** As many go into one file. */
export const INCOME_MAX = 10_000;

/** As many days are told one by one. */
export const INCOME_DAYS_MAX = 31;

const valuesOf = ({ playerId, source, since, until }: IncomeAsked) => [
  playerId,
  source ?? null,
  since ?? null,
  until ?? null,
];

const placeOf = ({ until, source, id }: IncomeEntry): IncomePlace => ({
  until,
  isBill: source !== "rebate",
  id,
});

/** What an agent gets by contracts and by rates, a page at a time, with the sums of all of it. */
export async function incomeOf(
  { db }: Pick<Context, "db">,
  { before = null, ...asked }: IncomeAsked & { readonly before?: IncomePlace | null },
): Promise<Income> {
  const behind = [before?.until ?? null, before?.isBill ?? null, before?.id ?? null];
  const rows = await db.call(INCOME, [...valuesOf(asked), ...behind, PAGE + 1]);
  const [sums = { bills: 0, amount: 0n, owed: 0n }] = await db.call(INCOME_SUMS, valuesOf(asked));
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return { rows: page, sums, next: rows.length > PAGE && last ? placeOf(last) : null };
}

/** The same in one piece, and whether older ones were left out. */
export async function wholeIncome(
  { db }: Pick<Context, "db">,
  asked: IncomeAsked,
): Promise<{ readonly rows: readonly IncomeEntry[]; readonly isCut: boolean }> {
  const rows = await db.call(INCOME, [...valuesOf(asked), null, null, null, INCOME_MAX + 1]);
  return { rows: rows.slice(0, INCOME_MAX), isCut: rows.length > INCOME_MAX };
}

/** What each source came to on each day of the brand, of the newest days that are asked for. */
export function incomeByDay(
  { db, now }: Pick<Context, "db" | "now">,
  { timeZone, ...asked }: IncomeAsked & { readonly timeZone: string },
): Promise<readonly DayIncome[]> {
  const first = startOfDay(now(), timeZone, INCOME_DAYS_MAX - 1);
  const since = asked.since && (asked.since > first || asked.until) ? asked.since : first;
  return db.call(INCOME_DAYS, [...valuesOf({ ...asked, since }), timeZone]);
}
