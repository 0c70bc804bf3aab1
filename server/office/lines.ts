import { ASSETS, type Money, plainAmount } from "../core/numbers/money.ts";

/** Rows under their titles, each column as wide as its widest cell; a sentence where there are no rows. */
export function table(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  none: string,
): string[] {
  if (rows.length === 0) return [none];
  const all = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** Facts, one on a line; what there is nothing of is left out. */
export function facts(pairs: readonly (readonly [string, string | null | undefined])[]): string[] {
  const told = pairs.filter((pair): pair is readonly [string, string] => Boolean(pair[1]));
  const width = Math.max(0, ...told.map(([name]) => name.length));
  return told.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
}

export function sum(amount: Money): string {
  return `${plainAmount(amount)} ${ASSETS[amount.asset].symbol}`;
}

export function when(moment: Date | null): string {
  return moment === null ? "" : `${moment.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
