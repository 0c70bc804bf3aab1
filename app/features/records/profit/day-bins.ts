import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay } from "#app/lib/dates.ts";
import type { Asset } from "#server/core/numbers/money.ts";
import { DAY_MS, later } from "#server/core/time.ts";
import type { PersonalProfit, PlaySums } from "#server/wallet/index.ts";
import { addedUp } from "../added-up.ts";

/** Some days on end, with what they came to. */
export type DayBin = PlaySums & { readonly name: string };

/** More bars than this are too narrow to tell apart. */
const BINS_MAX = 62;
/** A day each, a week each, or four weeks each. */
const LENGTHS = [1, 7, 28] as const;

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** Days from the first that was played to the last, also those without a round, in bins of one length. */
export function inBins(
  days: PersonalProfit["days"],
  asset: Asset,
  { t, language }: Pick<Speaker, "t" | "language">,
): DayBin[] {
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return [];
  const start = noonOf(first.day);
  const count = Math.round((noonOf(last.day).getTime() - start.getTime()) / DAY_MS) + 1;
  const length = LENGTHS.find((one) => count <= one * BINS_MAX) ?? LENGTHS[2];
  const bins = Array.from({ length: Math.ceil(count / length) }, (_, nth) => {
    const from = later(start, nth * length * DAY_MS);
    return { from, until: later(from, (length - 1) * DAY_MS), days: [] as PlaySums[] };
  });
  for (const day of days) {
    const nth = Math.floor(Math.round((noonOf(day.day).getTime() - start.getTime()) / DAY_MS) / length);
    bins[nth]?.days.push(day);
  }
  const said = (at: Date) => formatDay(at, language, "UTC");
  return bins.map(({ from, until, days: some }) => ({
    name: length === 1 ? said(from) : t("profit.span", { from: said(from), until: said(until) }),
    ...addedUp(some, asset),
  }));
}
