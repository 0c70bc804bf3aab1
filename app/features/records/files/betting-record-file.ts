import { plainAmount } from "#server/core/numbers/money.ts";
import type { Round } from "#server/wallet/index.ts";
import { csvText, numberCell, textCell } from "./csv.ts";
import { isoMoment } from "./record-file.ts";

/** Names that programs rely on: they stay as they are in every language, and new ones come at the end. */
const COLUMNS = [
  "opened_at",
  "closed_at",
  "vendor",
  "game",
  "round",
  "asset",
  "stake",
  "payout",
  "correction",
  "result",
  "state",
  "note",
];

type File = {
  readonly rounds: readonly Round[];
  readonly gameOf: (round: Round) => string;
  readonly timeZone: string;
  /** Said in a last line of its own: that older rows were left out. */
  readonly note: string | null;
};

/** The betting record as a file for table programs: codes instead of words, plain decimals, ISO moments. */
export function bettingRecordFile({ rounds, gameOf, timeZone, note }: File): string {
  const rows = rounds.map((round) => [...cellsOf(round, gameOf(round), timeZone), ""]);
  if (note) rows.push([...COLUMNS.slice(1).map(() => ""), textCell(note)]);
  return csvText([COLUMNS, ...rows]);
}

function cellsOf(round: Round, game: string, timeZone: string): string[] {
  const { stake, payout, adjusted, net } = round;
  return [
    isoMoment(round.openedAt, timeZone),
    round.closedAt ? isoMoment(round.closedAt, timeZone) : "",
    textCell(round.vendor),
    textCell(game),
    textCell(round.roundId),
    stake.asset,
    ...[stake, payout, adjusted, net].map((amount) => numberCell(plainAmount(amount))),
    round.state,
  ];
}
