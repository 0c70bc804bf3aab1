import { LANGUAGES, type Language } from "#server/core/languages.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, timeZone: string, style: Intl.DateTimeFormatOptions) {
  const key = `${language} ${timeZone} ${JSON.stringify(style)}`;
  let format = formats.get(key);
  if (!format) {
    const calendar = language === "fa" ? "persian" : "gregory";
    format = new Intl.DateTimeFormat(LANGUAGES[language].format, { ...style, timeZone, calendar });
    formats.set(key, format);
  }
  return format;
}

/**
 * A moment as the language writes it, Jalali in Persian. Called in loaders only: a browser's own
 * calendar data may differ, and the page would not match what the server sent.
 */
export function formatMoment(moment: Date, language: Language, timeZone: string): string {
  return formatOf(language, timeZone, { dateStyle: "medium", timeStyle: "medium" }).format(moment);
}

/** To the minute, for what people plan by: when something that the house gives begins and ends. */
export function formatMinute(moment: Date, language: Language, timeZone: string): string {
  return formatOf(language, timeZone, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}

export function formatDay(moment: Date, language: Language, timeZone: string): string {
  return formatOf(language, timeZone, { dateStyle: "long" }).format(moment);
}

export function formatTime(moment: Date, language: Language, timeZone: string): string {
  return formatOf(language, timeZone, { hour: "2-digit", minute: "2-digit", second: "2-digit" }).format(
    moment,
  );
}

/** Hour and minute, for what was said a moment ago. */
export function formatHour(moment: Date, language: Language, timeZone: string): string {
  return formatOf(language, timeZone, { hour: "2-digit", minute: "2-digit" }).format(moment);
}

/** Whatever moment is asked for, a zone has one name for summer and winter. */
const ANY_MOMENT = new Date(0);

/** What people call the time of a zone: «وقت عادی ایران». */
export function zoneName(language: Language, timeZone: string): string {
  const parts = formatOf(language, timeZone, { timeZoneName: "longGeneric" }).formatToParts(ANY_MOMENT);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

export function formatYear(moment: Date, language: Language, timeZone: string): string {
  return (
    formatOf(language, timeZone, { year: "numeric" })
      .formatToParts(moment)
      .find((part) => part.type === "year")?.value ?? ""
  );
}
