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
  "number",
  "nonce",
  "seed_hash",
  "client_seed",
  "link",
  "choice",
  "outcome",
];

const NOTE = COLUMNS.indexOf("note");

/** How a round was decided and ended, in codes and hashes; empty where it has none of it. */
export type DecisionCells = {
  /** What everybody calls a round that many share. */
  readonly number: string;
  readonly nonce: string;
  /** What was published of the secret before the round. */
  readonly commit: string;
  readonly clientSeed: string;
  /** Where it is computed again, once it can be. */
  readonly link: string;
  /** What was staked on, as its game writes it. */
  readonly choice: string;
  /** What came, as JSON; empty before it may be known. */
  readonly outcome: string;
  /** Why a stake went back. */
  readonly note: "" | "too-late" | "called-off";
};

type File = {
  readonly rounds: readonly Round[];
  readonly gameOf: (round: Round) => string;
  readonly decided: ReadonlyMap<string, DecisionCells>;
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

const UNDECIDED: DecisionCells = {
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
}: DecisionCells = UNDECIDED): string[] {
  return [note, number, nonce, commit, textCell(clientSeed), link, textCell(choice), textCell(outcome)];
}
