import { plainAmount } from "#server/core/numbers/money.ts";
import type { RoundCodes } from "#server/http/records/round-codes.ts";
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
  "number",
  "nonce",
  "seed_hash",
  "client_seed",
  "link",
  "choice",
  "outcome",
];

const NOTE = COLUMNS.indexOf("note");

type File = {
  readonly rounds: readonly Round[];
  readonly gameOf: (round: Round) => string;
  readonly decided: ReadonlyMap<string, RoundCodes>;
  readonly timeZone: string;
  /** Said in a last line of its own: that older rows were left out. */
  readonly note: string | null;
};

/** The betting record as a file for table programs: codes instead of words, plain decimals, ISO moments. */
export function bettingRecordFile({ rounds, gameOf, decided, timeZone, note }: File): string {
  const rows = rounds.map((round) => [
    ...cellsOf(round, gameOf(round), timeZone),
    ...decidedCells(decided.get(round.roundId)),
  ]);
  if (note) rows.push(COLUMNS.map((_, nth) => (nth === NOTE ? textCell(note) : "")));
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

const UNDECIDED: RoundCodes = {
  ...{ note: "", number: "", nonce: "", commit: "", clientSeed: "", link: "" },
  ...{ choice: "", outcome: "" },
};

function decidedCells({
  note,
  number,
  nonce,
  commit,
  clientSeed,
  link,
  choice,
  outcome,
}: RoundCodes = UNDECIDED): string[] {
  return [note, number, nonce, commit, textCell(clientSeed), link, textCell(choice), textCell(outcome)];
}
