import { oneOf, pageNumber } from "#app/lib/query.ts";
import { periodStart } from "#server/core/days.ts";
import { RECORD_PERIODS } from "./period-filter.ts";

/** What the address of a record asks for: how far back, which page, and whatever else that record knows. */
export function recordQuery(url: string, now: Date, timeZone: string) {
  const query = new URL(url).searchParams;
  const period = oneOf(RECORD_PERIODS, query.get("period"));
  const from = periodStart(period || "all", now, timeZone);
  return { query, period, span: { from, page: pageNumber(query.get("pageNo")) } };
}
