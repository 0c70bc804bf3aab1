import { typedDay } from "#app/features/records/typed-day.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { oneOf } from "#app/lib/paths/query.ts";
import { monthBefore, periodStart, startOfDay } from "#server/core/days.ts";
import { DAY_MS } from "#server/core/time.ts";

/** The days of which a team's figures are told; the first is shown where nothing is asked for. */
export const TEAM_PERIODS = ["today", "yesterday", "week", "month", "lastMonth"] as const;

/** Days as they stand in an address: those that were typed take the place of a period. */
export type DaysFilter = {
  readonly period: (typeof TEAM_PERIODS)[number] | "";
  readonly from: string;
  readonly to: string;
};

const TYPED_MAX = 20;
/** A day on which the clock is put is an hour longer. */
const HOUR_OF_CLOCKS = 1 / 24;

/** The number of a person. */
const PERSON = /^[1-9]\d{0,17}$/;

/** The person named in an address, "" where nobody is; null for what is no number of a person. */
export function personNamed(query: URLSearchParams, name: string): string | null {
  const value = query.get(name) ?? "";
  return value === "" || PERSON.test(value) ? value : null;
}

type DaysAsked = { readonly daysMax: number; readonly now: Date; readonly timeZone: string };

/** The time that an address asks for; `isBad` where what was typed is no time, or longer than so many days. */
export function daysAsked(query: URLSearchParams, { daysMax, now, timeZone }: DaysAsked) {
  const period = oneOf(TEAM_PERIODS, query.get("period"));
  const [from = "", to = ""] = ["from", "to"].map((name) =>
    (query.get(name) ?? "").trim().slice(0, TYPED_MAX),
  );
  const isTyped = from !== "" || to !== "";
  const span = isTyped ? typedSpan(from, to, daysMax, timeZone) : null;
  const days: DaysFilter = { period: isTyped ? "" : period, from, to };
  const between = span ?? periodSpan(isTyped ? "today" : period, now, timeZone);
  return { days, isBad: isTyped && span === null, between };
}

/** From the first day to the last, which counts whole. */
function typedSpan(from: string, to: string, daysMax: number, timeZone: string) {
  const [first, until] = [typedDay(from, timeZone), typedDay(to, timeZone, 1)];
  if (!first || !until || first >= until) return null;
  const days = (until.getTime() - first.getTime()) / DAY_MS;
  return days > daysMax + HOUR_OF_CLOCKS ? null : { from: first, until };
}

function periodSpan(period: (typeof TEAM_PERIODS)[number], now: Date, timeZone: string) {
  const today = startOfDay(now, timeZone);
  if (period === "yesterday") return { from: startOfDay(now, timeZone, 1), until: today };
  if (period === "lastMonth") return monthBefore(now, timeZone);
  return { from: periodStart(period, now, timeZone) ?? today, until: now };
}

/** The choices of a time as links, each with what else stands in the address. */
export function periodChoices(
  { period }: DaysFilter,
  hrefOf: (days: DaysFilter) => string,
  { t }: Pick<Speaker, "t">,
) {
  return TEAM_PERIODS.map((one) => ({
    text: t(
      one === "yesterday" || one === "lastMonth" ? `pay.profit.${one}` : `member.filters.periods.${one}`,
    ),
    href: hrefOf({ period: one, from: "", to: "" }),
    isChosen: one === period,
  }));
}
