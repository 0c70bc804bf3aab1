import { csvText, numberCell, textCell } from "#app/features/records/files/csv.ts";
import { isoMoment } from "#app/features/records/files/record-file.ts";
import type { TeamMovement } from "#server/agents/index.ts";
import { plainAmount } from "#server/core/numbers/money.ts";
import type { SumsRow } from "./betting-found.server.ts";
import type { ListedRound } from "./listed-rounds.server.ts";

// The names of columns are what programs rely on: they stay as they are in every language, and new ones come at the end.

const ROUND_COLUMNS = [
  ...["opened_at", "closed_at", "person", "name", "vendor", "game", "round", "asset"],
  ...["stake", "payout", "correction", "result", "state", "note"],
];

type File = { readonly timeZone: string; readonly note: string | null };

/** The rounds of a team as a file for table programs. */
export function teamRoundsFile(rounds: readonly ListedRound[], { timeZone, note }: File): string {
  const lines = rounds.map((round) => [
    isoMoment(round.openedAt, timeZone),
    round.closedAt ? isoMoment(round.closedAt, timeZone) : "",
    String(round.playerId),
    ...[round.name, round.vendor, round.gameName, round.roundId, round.stake.asset].map(textCell),
    ...[round.stake, round.payout, round.adjusted].map((sum) => numberCell(plainAmount(sum))),
    round.state === "open" ? "" : numberCell(plainAmount(round.net)),
    ...[round.state, ""],
  ]);
  return csvText([ROUND_COLUMNS, ...lines, ...noteLine(ROUND_COLUMNS, note)]);
}

const SUM_COLUMNS = ["of", "name", "rounds", "asset", "stake", "payout", "correction", "result", "in_play"];

/** What the rounds of a team come to, by person or by what was played. */
export function teamSumsFile(groups: readonly SumsRow[]): string {
  const lines = groups.map(({ id, name, rounds, stake, payout, adjusted, net, open }) => [
    ...[id, name].map(textCell),
    ...[String(rounds), stake.asset],
    ...[stake, payout, adjusted, net, open].map((sum) => numberCell(plainAmount(sum))),
  ]);
  return csvText([SUM_COLUMNS, ...lines]);
}

const MOVEMENT_COLUMNS = [
  ...["at", "reference", "person", "name", "kind", "account"],
  ...["asset", "amount", "balance_after", "note"],
];

/** What moved in the accounts of a team. */
export function teamMovementsFile(movements: readonly TeamMovement[], { timeZone, note }: File): string {
  const lines = movements.map(({ at, transferId, playerId, name, kind, account, amount, balanceAfter }) => [
    ...[isoMoment(at, timeZone), String(transferId), String(playerId), textCell(name), kind, account],
    amount.asset,
    ...[amount, balanceAfter].map((sum) => numberCell(plainAmount(sum))),
    "",
  ]);
  return csvText([MOVEMENT_COLUMNS, ...lines, ...noteLine(MOVEMENT_COLUMNS, note)]);
}

/** A last line that says that older rows were left out. */
function noteLine(columns: readonly string[], note: string | null): string[][] {
  return note === null ? [] : [columns.map((name) => (name === "note" ? textCell(note) : ""))];
}
