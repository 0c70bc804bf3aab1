import type { ShownFact, ShownIncome, ShownTable } from "#app/features/pay/shown-pay.ts";
import type { ShownCrumb } from "#app/features/pay/team-line.tsx";
import type { RecordFilter } from "#app/features/records/record-filters.tsx";

/** A record of a team as it is printed: its rounds, what they come to by person or game, or what moved. */
export type ShownTeamRecord = {
  readonly title: string;
  readonly intro: string;
  /** The agent whose team it is. */
  readonly of: string;
  readonly crumbs: readonly ShownCrumb[];
  readonly filters: ShownIncome["filters"];
  readonly selects: readonly RecordFilter[];
  /** Where it is, and what stands in its address. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Why the days that were typed are none; null where they are. */
  readonly bad: string | null;
  readonly sums: readonly ShownFact[];
  readonly table: ShownTable;
  readonly empty: { readonly title: string; readonly text: string };
  readonly csv: string;
  readonly place: { readonly pageNo: number; readonly totalPages: number };
  readonly timeZone: string;
};
