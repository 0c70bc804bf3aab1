import type { Translate } from "#app/i18n/translate.ts";
import type { RecordFilter } from "./record-filters.tsx";

/** How far back a record goes; "" is all of it. */
export const RECORD_PERIODS = ["", "today", "week", "month"] as const;

export function periodFilter(t: Translate, chosen: string): RecordFilter {
  const choices = RECORD_PERIODS.map(
    (value) => [value, t(`member.filters.periods.${value || "all"}`)] as const,
  );
  return { name: "period", label: t("member.filters.period"), chosen, choices };
}

/** What a period takes the place of in the address of a record with days. */
export const DAYS_DROPPED = { from: "", to: "" };
