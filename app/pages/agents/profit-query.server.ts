import { typedDay } from "#app/features/records/typed-day.ts";
import { oneOf } from "#app/lib/query.ts";
import { periodStart, startOfDay } from "#server/core/days.ts";
import { DAY_MS } from "#server/core/time.ts";

/** The days of which a team's figures are summed; the first is shown where nothing is asked for. */
export const PROFIT_PERIODS = ["today", "yesterday", "week", "month"] as const;

/** What figures are filtered by, as it stands in their address. Days that were typed take the place of a period. */
export type ProfitFilter = {
  readonly of: string;
  readonly whole: "1" | "";
  readonly period: (typeof PROFIT_PERIODS)[number] | "";
  readonly from: string;
  readonly to: string;
};

const TYPED_MAX = 20;
/** A leap year, and the hour by which a clock may be put. */
const DAYS_MAX = 366 + 1 / 24;

/** The number of a person. */
const PERSON = /^[1-9]\d{0,17}$/;

/** What the address of a team's figures asks for; null where it names no person. What else it does not know filters nothing. */
export function profitQuery(url: string, now: Date, timeZone: string) {
  const query = new URL(url).searchParams;
  const named = ["of", "after"].map((name) => query.get(name) || "");
  if (named.some((value) => value !== "" && !PERSON.test(value))) return null;
  const [of = "", after = ""] = named;
  const whole = oneOf(["", "1"], query.get("whole"));
  const period = oneOf(PROFIT_PERIODS, query.get("period"));
  const [from = "", to = ""] = ["from", "to"].map((name) =>
    (query.get(name) ?? "").trim().slice(0, TYPED_MAX),
  );
  const isTyped = from !== "" || to !== "";
  const span = isTyped ? typedSpan(from, to, timeZone) : null;
  const filter: ProfitFilter = { of, whole, period: isTyped ? "" : period, from, to };
  return {
    filter,
    isBad: isTyped && span === null,
    asked: {
      of: of === "" ? null : BigInt(of),
      isWhole: whole === "1",
      after: after === "" ? 0n : BigInt(after),
      ...(span ?? periodSpan(isTyped ? "today" : period, now, timeZone)),
    },
  };
}

/** From the first day to the last, which counts whole; null where it is none, or longer than a year. */
function typedSpan(from: string, to: string, timeZone: string) {
  const [first, until] = [typedDay(from, timeZone), typedDay(to, timeZone, 1)];
  if (!first || !until || first >= until) return null;
  return until.getTime() - first.getTime() > DAYS_MAX * DAY_MS ? null : { from: first, until };
}

function periodSpan(period: (typeof PROFIT_PERIODS)[number], now: Date, timeZone: string) {
  const today = startOfDay(now, timeZone);
  if (period === "yesterday") return { from: startOfDay(now, timeZone, 1), until: today };
  return { from: periodStart(period, now, timeZone) ?? today, until: now };
}
