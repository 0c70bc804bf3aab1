import { oneOf, pageNumber } from "#app/lib/query.ts";
import { periodStart } from "#server/core/days.ts";
import { RECORD_PERIODS } from "./period-filter.ts";
import { type AccountRecordFilter, MOVEMENT_ASSETS, MOVEMENT_KINDS } from "./record-choices.ts";
import { typedDay } from "./typed-day.ts";

/** What the address of a record asks for: how far back, which page, and whatever else that record knows. */
export function recordQuery(url: string, now: Date, timeZone: string) {
  const query = new URL(url).searchParams;
  const period = oneOf(RECORD_PERIODS, query.get("period"));
  const from = periodStart(period || "all", now, timeZone);
  return { query, period, span: { from, page: pageNumber(query.get("pageNo")) } };
}

const TYPED_MAX = 20;

/** Days that were typed take the place of a period. The last day counts whole; one that is none is left out. */
export function accountRecordQuery(url: string, now: Date, timeZone: string) {
  const { query, period, span } = recordQuery(url, now, timeZone);
  const [from = "", to = ""] = ["from", "to"].map((name) =>
    (query.get(name) ?? "").trim().slice(0, TYPED_MAX),
  );
  const kind = oneOf(MOVEMENT_KINDS, query.get("kind"));
  const asset = oneOf(MOVEMENT_ASSETS, query.get("asset"));
  const days = { from: typedDay(from, timeZone), to: typedDay(to, timeZone, 1) };
  const hasDays = days.from !== null || days.to !== null;
  const filter: AccountRecordFilter = { kind, asset, period: hasDays ? "" : period, from, to };
  const request = {
    kind: kind || undefined,
    asset: asset || undefined,
    from: hasDays ? (days.from ?? undefined) : span.from,
    to: days.to ?? undefined,
  };
  const badDays = [from && !days.from ? "from" : "", to && !days.to ? "to" : ""].filter(Boolean);
  return { filter, badDays, request, page: span.page };
}
