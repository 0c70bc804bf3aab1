import { plainAmount } from "#server/core/numbers/money.ts";
import type { Movement } from "#server/wallet/index.ts";
import { csvText, numberCell, textCell } from "./csv.ts";
import { isoMoment } from "./record-file.ts";

/** Names that programs rely on: they stay as they are in every language, and new ones come at the end. */
const COLUMNS = [
  "at",
  "reference",
  "kind",
  "account",
  "asset",
  "amount",
  "balance_after",
  "vendor",
  "game",
  "round",
  "note",
] as const;

/** The house is nobody's vendor. */
const HOUSE = "house";

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

const EMPTY: Row = {
  at: "",
  reference: "",
  kind: "",
  account: "",
  asset: "",
  amount: "",
  balance_after: "",
  vendor: "",
  game: "",
  round: "",
  note: "",
};

type File = {
  readonly movements: readonly Movement[];
  readonly gameOf: (movement: Movement) => string;
  readonly timeZone: string;
  /** Said in a last line of its own: that older rows were left out. */
  readonly note: string | null;
};

/** The account record as a file for table programs: codes instead of words, plain decimals, ISO moments. */
export function accountRecordFile({ movements, gameOf, timeZone, note }: File): string {
  const rows = movements.map((movement) => rowOf(movement, gameOf(movement), timeZone));
  if (note) rows.push({ ...EMPTY, note: textCell(note) });
  return csvText([COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name]))]);
}

function rowOf(movement: Movement, game: string, timeZone: string): Row {
  const { amount, balanceAfter, vendor, round } = movement;
  return {
    ...EMPTY,
    at: isoMoment(movement.at, timeZone),
    reference: movement.transferId.toString(),
    kind: movement.kind,
    account: movement.account,
    asset: amount.asset,
    amount: numberCell(plainAmount(amount)),
    balance_after: numberCell(plainAmount(balanceAfter)),
    vendor: vendor === HOUSE ? "" : textCell(vendor),
    game: textCell(game),
    round: textCell(round ?? ""),
  };
}
