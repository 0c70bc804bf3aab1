import { csvText, numberCell, textCell } from "#app/features/records/files/csv.ts";
import { isoMoment } from "#app/features/records/files/record-file.ts";
import type { IncomeEntry } from "#server/agents/index.ts";
import { money, plainAmount } from "#server/core/numbers/money.ts";

/** Names that programs rely on: they stay as they are in every language, and new ones come at the end. */
const COLUMNS = [
  "bill",
  "kind",
  "from",
  "until",
  "paid_by",
  "amount",
  "paid",
  "owed",
  "held",
  "note",
  "source",
  "rebate",
];

type File = {
  readonly rows: readonly IncomeEntry[];
  readonly timeZone: string;
  /** Said in a last line of its own: that older bills were left out. */
  readonly note: string | null;
};

/** An income as a file for table programs: codes instead of words, plain decimals, ISO moments. */
export function incomeFile({ rows, timeZone, note }: File): string {
  const lines = rows.map((row) => cellsOf(row, timeZone));
  if (note) lines.push(COLUMNS.map((name) => (name === "note" ? textCell(note) : "")));
  return csvText([COLUMNS, ...lines]);
}

function cellsOf(entry: IncomeEntry, timeZone: string) {
  const { id, source, kind, from, until, payer, amount, owed, isHeld } = entry;
  const plain = (minor: bigint) => numberCell(plainAmount(money(minor, "P")));
  const [bill, rebate] = source === "rebate" ? ["", String(id)] : [String(id), ""];
  return [
    ...[bill, kind ?? "", isoMoment(from, timeZone), isoMoment(until, timeZone)],
    ...[payer === null ? "house" : "upline", plain(amount), plain(amount - owed), plain(owed)],
    ...[isHeld ? "yes" : "", "", source, rebate],
  ];
}
