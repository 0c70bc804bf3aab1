import type { RecordColumn } from "#app/components/record-table.tsx";

/** One thing that is said of a bill. */
export type ShownFact = {
  readonly name: string;
  readonly title: string;
  readonly value: string;
  /** Where it leads. */
  readonly href?: string;
};

/** A table whose cells are written; the cell under `name` leads to `href` where a row has one. */
export type ShownTable = {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly RecordColumn[];
  readonly rows: readonly {
    readonly id: string;
    readonly cells: Readonly<Record<string, string>>;
    readonly link?: { readonly name: string; readonly href: string };
  }[];
  /** What stands below the title. */
  readonly text: string | null;
};

type Choice = { readonly text: string; readonly href: string; readonly isChosen: boolean };

export type ShownIncome = {
  readonly title: string;
  readonly filters: readonly { readonly label: string; readonly choices: readonly Choice[] }[];
  readonly sums: readonly ShownFact[];
  readonly table: ShownTable;
  readonly csv: string;
  readonly csvHint: string;
  /** Where the next page is; null on the last. */
  readonly older: string | null;
  /** What each source brought day by day; null where one day is looked at, or none brought anything. */
  readonly days: ShownTable | null;
  readonly debts: ShownTable | null;
  /** What the contracts would pay if their periods ended now; null without any. */
  readonly estimate: ShownTable | null;
  readonly timeZone: string;
};

export type ShownBill = {
  readonly title: string;
  readonly facts: readonly ShownFact[];
  readonly tables: readonly ShownTable[];
  readonly timeZone: string;
};

export type ShownRates = {
  readonly title: string;
  readonly rates: ShownTable;
  readonly days: ShownTable;
  /** Where the next page is; null on the last. */
  readonly older: string | null;
  readonly timeZone: string;
};

export type ShownRebate = ShownBill & {
  /** Why it is not paid yet; null once it is. */
  readonly owed: string | null;
};
