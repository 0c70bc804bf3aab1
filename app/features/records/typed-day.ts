import { startOfDay } from "#server/core/days.ts";
import { normaliseTyped } from "#server/core/numbers/digits.ts";
import { DAY_MS, later } from "#server/core/time.ts";

const TYPED = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

/** Years of the Persian calendar are smaller than this for a long time to come, and ours are larger. */
const JALALI_BEFORE = 1700;

/** A database adds hours and days to what is typed, and none of them reads a year of five digits. */
const YEAR_MAX = 9000;

/** From the Gregorian new year before a Persian year to its first day: 18 to 22 March. */
const NOWRUZ_AFTER_MARCH = [18, 19, 20, 21, 22] as const;
const GREGORIAN_YEARS_AHEAD = 621;

const calendars = new Map<string, Intl.DateTimeFormat>();

/**
 * The first moment of a day that somebody typed, in a zone: `2026-03-21` or `1405/01/01`, in any digits.
 * Null when there is no such day. `daysOn` is how many days later.
 */
export function typedDay(typed: string, timeZone: string, daysOn = 0): Date | null {
  const [, year = "", month = "", day = ""] = TYPED.exec(normaliseTyped(typed).trim()) ?? [];
  const wanted = [Number(year), Number(month), Number(day)] as const;
  if (year === "" || wanted[0] > YEAR_MAX) return null;
  const noon = wanted[0] < JALALI_BEFORE ? jalaliNoon(...wanted) : gregorianNoon(...wanted);
  if (!noon) return null;
  const asked = new Date(Date.UTC(noon.getUTCFullYear(), noon.getUTCMonth(), noon.getUTCDate() + daysOn, 12));
  // Noon in UTC is another day already in the zones at either end of the map.
  const drift = datePart(asked, "gregory", timeZone).localeCompare(datePart(asked, "gregory", "UTC"));
  return startOfDay(later(asked, -drift * DAY_MS), timeZone);
}

function gregorianNoon(year: number, month: number, day: number): Date | null {
  const noon = new Date(Date.UTC(year, month - 1, day, 12));
  return noon.getUTCMonth() === month - 1 && noon.getUTCDate() === day ? noon : null;
}

/** Counts from the first day of the Persian year, and believes the result when the calendar says the same. */
function jalaliNoon(year: number, month: number, day: number): Date | null {
  const march = NOWRUZ_AFTER_MARCH.map((date) => Date.UTC(year + GREGORIAN_YEARS_AHEAD, 2, date, 12));
  const nowruz = march.find((at) => datePart(new Date(at), "persian", "UTC").endsWith("-01-01"));
  if (nowruz === undefined || month < 1 || month > 12) return null;
  const daysBefore = month <= 7 ? (month - 1) * 31 : 6 * 31 + (month - 7) * 30;
  const noon = new Date(nowruz + (daysBefore + day - 1) * DAY_MS);
  const said = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
  return datePart(noon, "persian", "UTC") === said ? noon : null;
}

/** `2026-03-21` in a calendar and a zone. */
function datePart(moment: Date, calendar: "gregory" | "persian", timeZone: string): string {
  const key = `${calendar} ${timeZone}`;
  let format = calendars.get(key);
  if (!format) {
    const digits = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
    format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, { ...digits, timeZone });
    calendars.set(key, format);
  }
  const parts = format.formatToParts(moment);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year")}-${of("month")}-${of("day")}`;
}
