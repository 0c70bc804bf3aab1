import { RECORD_PERIODS } from "#app/features/records/period-filter.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { oneOf } from "#app/lib/query.ts";
import { CONTRACT_KINDS, type ContractKind } from "#server/agents/index.ts";
import { periodStart } from "#server/core/days.ts";

/** What an income is filtered by, as it stands in its address; "" is no filter. */
export type IncomeFilter = {
  readonly kind: ContractKind | "";
  readonly period: (typeof RECORD_PERIODS)[number];
};

/** A place in the list: the number of a bill. */
const PLACE = /^[1-9]\d{0,17}$/;

/** What the address of an income asks for. What it does not know filters nothing. */
export function incomeQuery(url: string, now: Date, { timeZone }: Pick<Speaker, "timeZone">) {
  const query = new URL(url).searchParams;
  const kind = oneOf(["", ...CONTRACT_KINDS], query.get("kind"));
  const period = oneOf(RECORD_PERIODS, query.get("period"));
  const before = PLACE.exec(query.get("before") ?? "")?.[0];
  const filter: IncomeFilter = { kind, period };
  return {
    filter,
    asked: { kind: kind || undefined, since: periodStart(period || "all", now, timeZone) },
    before: before === undefined ? null : BigInt(before),
  };
}
