import type { ShownFact, ShownIncome, ShownTable } from "./shown-pay.ts";
import type { ShownCrumb } from "./team-line.tsx";

export type ShownProfit = {
  readonly title: string;
  /** Where a search goes. */
  readonly action: string;
  /** The agent whose team it is. */
  readonly of: string;
  readonly crumbs: readonly ShownCrumb[];
  /** To the whole team, or back to those directly below. */
  readonly scope: { readonly text: string; readonly href: string };
  /** To the rounds of the one whose team is shown; null for one's own. */
  readonly own: { readonly text: string; readonly href: string } | null;
  readonly filters: ShownIncome["filters"];
  readonly days: { readonly from: string; readonly to: string };
  /** What a search keeps of the address. */
  readonly kept: Readonly<Record<string, string>>;
  readonly isBad: boolean;
  readonly sums: readonly ShownFact[];
  readonly table: ShownTable;
  readonly csv: string;
  /** Where the next page is; null on the last. */
  readonly more: string | null;
  readonly asOf: string;
  readonly timeZone: string;
};
