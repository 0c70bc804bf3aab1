import { csvText, numberCell, textCell } from "#app/features/records/files/csv.ts";
import type { MemberProfit } from "#server/agents/index.ts";
import { money, plainAmount } from "#server/core/numbers/money.ts";

/** Names that programs rely on: they stay as they are in every language, and new ones come at the end. */
const COLUMNS = [
  ...["person", "name", "deposits", "withdrawals", "valid_stake", "payout", "bonus", "net", "note"],
];

/** Figures of a team as a file for table programs. The note stands in a last line: that people were left out. */
export function profitFile(rows: readonly MemberProfit[], note: string | null): string {
  const lines = rows.map(cellsOf);
  if (note) lines.push(COLUMNS.map((name) => (name === "note" ? textCell(note) : "")));
  return csvText([COLUMNS, ...lines]);
}

function cellsOf({ id, name, deposits, withdrawals, validStake, payout, bonusCost, net }: MemberProfit) {
  const amounts = [deposits, withdrawals, validStake, payout, bonusCost, net];
  const plain = amounts.map((minor) => numberCell(plainAmount(money(minor, "P"))));
  return [String(id), textCell(name), ...plain, ""];
}
