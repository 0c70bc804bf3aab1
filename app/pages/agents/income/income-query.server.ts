import { RECORD_PERIODS } from "#app/features/records/period-filter.ts";
import { typedDay } from "#app/features/records/typed-day.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { oneOf } from "#app/lib/paths/query.ts";
import { INCOME_SOURCES, type IncomePlace, type IncomeSource } from "#server/agents/index.ts";
import { periodStart } from "#server/core/days.ts";

/** What an income is filtered by, as it stands in its address; "" is no filter. A day takes the place of a period. */
export type IncomeFilter = {
  readonly kind: IncomeSource | "";
  readonly period: (typeof RECORD_PERIODS)[number];
  readonly day: string;
};

/** A place in the list: when the last of a page ended, whether it is a bill or what rates brought, and its number. */
const PLACE = /^(\d{1,14})([br])([1-9]\d{0,17})$/;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address of an income asks for. What it does not know filters nothing. */
export function incomeQuery(url: string, now: Date, { timeZone }: Pick<Speaker, "timeZone">) {
  const query = new URL(url).searchParams;
  const kind = oneOf(["", ...INCOME_SOURCES], query.get("kind"));
  const asked = DAY.exec(query.get("day") ?? "")?.[0] ?? "";
  const [since, until] = [typedDay(asked, timeZone), typedDay(asked, timeZone, 1)];
  const day = since && until ? asked : "";
  const period = day === "" ? oneOf(RECORD_PERIODS, query.get("period")) : "";
  const filter: IncomeFilter = { kind, period, day };
  const time =
    since && until
      ? { since, until }
      : { since: periodStart(period || "all", now, timeZone), until: undefined };
  return { filter, asked: { source: kind || undefined, ...time }, before: placeIn(query.get("before")) };
}

function placeIn(written: string | null): IncomePlace | null {
  const [, at, what, id] = PLACE.exec(written ?? "") ?? [];
  if (at === undefined || id === undefined) return null;
  return { until: new Date(Number(at)), isBill: what === "b", id: BigInt(id) };
}

/** A place as an address writes it. */
export const writtenPlace = ({ until, isBill, id }: IncomePlace) =>
  `${until.getTime()}${isBill ? "b" : "r"}${id}`;
