import { oneOf, pageNumber } from "#app/lib/paths/query.ts";
import { periodStart, startOfDay } from "#server/core/days.ts";
import { later, SECOND_MS } from "#server/core/time.ts";
import { RECORD_PERIODS } from "./period-filter.ts";
import {
  type AccountRecordFilter,
  type BettingRecordFilter,
  MOVEMENT_ASSETS,
  MOVEMENT_KINDS,
  ROUND_ASSETS,
  ROUND_STATES,
  type SearchedDays,
} from "./record-choices.ts";
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
function searchedDays(url: string, now: Date, timeZone: string) {
  const { query, period, span } = recordQuery(url, now, timeZone);
  const [from = "", to = ""] = ["from", "to"].map((name) =>
    (query.get(name) ?? "").trim().slice(0, TYPED_MAX),
  );
  const days = { from: typedDay(from, timeZone), to: typedDay(to, timeZone, 1) };
  const hasDays = days.from !== null || days.to !== null;
  return {
    query,
    page: span.page,
    typed: { period: hasDays ? ("" as const) : period, from, to },
    badDays: [from && !days.from ? "from" : "", to && !days.to ? "to" : ""].filter(Boolean),
    between: { from: hasDays ? (days.from ?? undefined) : span.from, to: days.to ?? undefined },
  };
}

export function accountRecordQuery(url: string, now: Date, timeZone: string) {
  const { query, page, typed, badDays, between } = searchedDays(url, now, timeZone);
  const kind = oneOf(MOVEMENT_KINDS, query.get("kind"));
  const asset = oneOf(MOVEMENT_ASSETS, query.get("asset"));
  const filter: AccountRecordFilter = { kind, asset, ...typed };
  return {
    filter,
    badDays,
    request: { kind: kind || undefined, asset: asset || undefined, ...between },
    page,
  };
}

/** How far back profit and loss is told. */
const PROFIT_DAYS = 731;

/** Of profit and loss: a time that ends now at the latest and begins two years ago at the earliest. */
export function profitQuery(url: string, now: Date, timeZone: string) {
  const { typed, badDays, between } = searchedDays(url, now, timeZone);
  const earliest = startOfDay(now, timeZone, PROFIT_DAYS);
  const from = between.from && between.from > earliest ? between.from : earliest;
  const filter: SearchedDays = typed;
  return { filter, badDays, between: { from, to: between.to ?? later(now, SECOND_MS) } };
}

/** What a kind of games, a vendor or a game may be called in an address; anything else filters nothing. */
const CALLED = /^[\w.:-]{1,100}$/;

/** The kind of games, the vendor and the game that an address names; "" for what it does not. */
export function calledIn(query: URLSearchParams) {
  const [category = "", vendor = "", game = ""] = ["category", "vendor", "game"].map(
    (name) => CALLED.exec(query.get(name) ?? "")?.[0],
  );
  return { category, vendor, game };
}

export function bettingRecordQuery(url: string, now: Date, timeZone: string) {
  const { query, page, typed, badDays, between } = searchedDays(url, now, timeZone);
  const state = oneOf(ROUND_STATES, query.get("state"));
  const asset = oneOf(ROUND_ASSETS, query.get("asset"));
  const { category, vendor, game } = calledIn(query);
  const filter: BettingRecordFilter = { state, asset, category, vendor, game, ...typed };
  const request = {
    state: state || undefined,
    asset: asset || undefined,
    vendor: vendor || undefined,
    game: game || undefined,
    ...between,
  };
  return { filter, badDays, request, page };
}
