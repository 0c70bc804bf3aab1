import { findPlayers } from "../../accounts/index.ts";
import { type Language, localText } from "../../core/languages.ts";
import { type Money, money } from "../../core/numbers/money.ts";
import { SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { kept } from "../../db/kept.ts";
import { playersAway } from "../../limits/index.ts";
import { personasOf } from "../../personas/index.ts";
import { bookOf } from "../book.ts";
import type { Category } from "../game.ts";
import { beginningOfName } from "../search/beginning-of-name.ts";
import { lastDayOut } from "./keep-winners.ts";
import type { SumRow, WinRow } from "./win-statements.ts";
import { readLargestSums, readLargestWins } from "./win-store.ts";

const BOARD_MAX = 50;
const RANKS_MAX = 20;
/** Read beyond what is shown, for those who are not. */
const SPARE = 50;
const BOARD_AGE_MS = 5 * SECOND_MS;

/** What one round paid somebody, under the name that they chose, else under a masked one. */
export type Win = {
  readonly player: string;
  readonly game: string;
  readonly amount: Money;
  readonly at: Date;
};

/** What somebody was paid in the window, over all games. */
export type RankedPlayer = { readonly player: string; readonly amount: Money };

/** The same of money and of play money, which never stand in one list. */
export type Board<Line> = { readonly real: readonly Line[]; readonly trial: readonly Line[] };

type Named<Row> = { readonly row: Row; readonly player: string };
type Wins = Board<Named<WinRow>>;
type Sums = Board<Named<SumRow>>;

type BoardRequest = {
  readonly brandId: string;
  readonly language: Language;
  readonly category?: Category | undefined;
  readonly limit?: number;
};

/** The largest payouts of the last seven days, 50 at most, of one category or of all. At most five seconds old. */
export async function winnerBoard(
  context: Context,
  { brandId, language, category, limit = BOARD_MAX }: BoardRequest,
): Promise<Board<Win>> {
  const [{ byCode }, board] = await Promise.all([
    bookOf(context),
    winsOf(brandId, category ?? null)(context),
  ]);
  const lines = (rows: readonly Named<WinRow>[], asset: "P" | "TRIAL") =>
    rows.slice(0, limit).map(({ player, row }): Win => {
      const game = byCode.get(`${row.vendor}/${row.game}`);
      const name = game ? localText(game.names, language) : row.game;
      return { player, game: name, amount: money(row.amountMinor, asset), at: row.at };
    });
  return { real: lines(board.real, "P"), trial: lines(board.trial, "TRIAL") };
}

/** The players who were paid most in the last seven days, over all games, 20 at most. At most five seconds old. */
export async function rankList(
  context: Context,
  { brandId, limit = RANKS_MAX }: { brandId: string; limit?: number },
): Promise<Board<RankedPlayer>> {
  const board = await sumsOf(brandId)(context);
  const lines = (rows: readonly Named<SumRow>[], asset: "P" | "TRIAL") =>
    rows.slice(0, limit).map(({ player, row }) => ({ player, amount: money(row.paidMinor, asset) }));
  return { real: lines(board.real, "P"), trial: lines(board.trial, "TRIAL") };
}

const winReadings = new Map<string, (context: Context) => Promise<Wins>>();
const sumReadings = new Map<string, (context: Context) => Promise<Sums>>();

/** One reading for each brand and category, which are few. */
function winsOf(brandId: string, category: Category | null): (context: Context) => Promise<Wins> {
  return readingOf(winReadings, `${brandId} ${category}`, (context, trial) => {
    const after = lastDayOut(context.now());
    return readLargestWins(context.db, { brandId, trial, category, after, most: BOARD_MAX + SPARE });
  });
}

function sumsOf(brandId: string): (context: Context) => Promise<Sums> {
  return readingOf(sumReadings, brandId, (context, trial) => {
    const after = lastDayOut(context.now());
    return readLargestSums(context.db, { brandId, trial, after, most: RANKS_MAX + SPARE });
  });
}

function readingOf<Row extends { playerId: bigint }>(
  readings: Map<string, (context: Context) => Promise<Board<Named<Row>>>>,
  key: string,
  read: (context: Context, trial: boolean) => Promise<Row[]>,
): (context: Context) => Promise<Board<Named<Row>>> {
  const known = readings.get(key);
  if (known) return known;
  const made = kept(BOARD_AGE_MS, async (context) => {
    const [real, trial] = await Promise.all([read(context, false), read(context, true)]);
    return { real: await shownOf(context, real), trial: await shownOf(context, trial) };
  });
  readings.set(key, made);
  return made;
}

/** A player who is shut out, by the house or by their own wish, or is away for a while, is not shown to anybody. */
async function shownOf<Row extends { playerId: bigint }>(
  context: Context,
  rows: readonly Row[],
): Promise<Named<Row>[]> {
  const ids = [...new Set(rows.map(({ playerId }) => playerId))];
  const [players, away, personas] = await Promise.all([
    findPlayers(context, ids),
    playersAway(context, ids),
    personasOf(context, ids),
  ]);
  return rows.flatMap((row) => {
    const player = players.get(row.playerId);
    if (player?.state !== "active" || away.has(row.playerId)) return [];
    return [{ row, player: personas.get(row.playerId)?.nickname ?? beginningOfName(player.username) }];
  });
}
