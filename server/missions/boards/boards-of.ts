import { findPlayers } from "../../accounts/index.ts";
import { maskedName } from "../../core/text/masked-name.ts";
import type { Context } from "../../db/context.ts";
import { playersAway } from "../../limits/index.ts";
import { personasOf } from "../../personas/index.ts";
import { type Board, boardOf } from "./board.ts";
import {
  BOARD_OF_MOVEMENT,
  FIND_PERIOD,
  OWN_PLACES,
  type OwnPlaceRow,
  PERIODS_OF,
  type PeriodRow,
  PLACED_IN,
  type PlacedRow,
  STANDINGS,
} from "./place-statements.ts";
import { BOARD_BY_CODE, BOARD_TITLES, BOARDS_NOW, BOARDS_OF_BRAND, BOARDS_PAST } from "./statements.ts";

const PER_PAGE = 50;
const PERIODS_SHOWN = 30;
const BOARDS_SHOWN = 20;

/** Every board of a brand: those that go on first. */
export async function boardsOf(
  { db }: Pick<Context, "db">,
  { brand, page }: { readonly brand: string; readonly page: number },
): Promise<Board[]> {
  return (await db.call(BOARDS_OF_BRAND, [brand, PER_PAGE, (page - 1) * PER_PAGE])).map(boardOf);
}

export async function findBoard(
  { db }: Pick<Context, "db">,
  { brand, code }: { readonly brand: string; readonly code: string },
): Promise<Board | null> {
  const [row] = await db.call(BOARD_BY_CODE, [brand, code]);
  return row ? boardOf(row) : null;
}

/** The boards of a brand that go on, and where a player stands on each. */
export async function boardsNow(
  { db, now }: Pick<Context, "db" | "now">,
  { brand, playerId }: { readonly brand: string; readonly playerId: bigint },
): Promise<{ readonly board: Board; readonly own: OwnPlaceRow | null }[]> {
  const boards = (await db.call(BOARDS_NOW, [brand, now(), BOARDS_SHOWN])).map(boardOf);
  const ids = boards.map(({ id }) => id);
  const own = ids.length === 0 ? [] : await db.call(OWN_PLACES, [playerId, ids, null, now()]);
  return boards.map((board) => ({ board, own: own.find(({ boardId }) => boardId === board.id) ?? null }));
}

/** The boards of a brand that are over, the last to end first. */
export async function boardsPast({ db, now }: Pick<Context, "db" | "now">, brand: string): Promise<Board[]> {
  return (await db.call(BOARDS_PAST, [brand, now(), BOARDS_SHOWN])).map(boardOf);
}

/** How some boards of a brand are called. */
export async function boardTitles(
  { db }: Pick<Context, "db">,
  { brand, codes }: { readonly brand: string; readonly codes: readonly string[] },
): Promise<Pick<Board, "code" | "titles">[]> {
  return codes.length === 0 ? [] : db.call(BOARD_TITLES, [brand, codes]);
}

/** Somebody on a board, as everybody may see it: who keeps away or chose not to be listed has no name. */
export type Standing = {
  readonly place: number;
  readonly playerId: bigint;
  readonly player: string | null;
  /** The picture that the player chose. */
  readonly avatar: string | null;
  readonly score: bigint;
  readonly isOwn: boolean;
  /** The place among the prizes of a closed board; null for none. */
  readonly prize: number | null;
  /** Whether that prize was given; whoever is away then is given it afterwards. */
  readonly isPaid: boolean;
  readonly missed: Missed | null;
};

/** Why a place of a closed board that stands before others with prizes has none: boards were not for whoever has it. */
export type Missed = "away" | "other";

export type BoardPeriod = {
  readonly period: PeriodRow;
  readonly standings: readonly Standing[];
  readonly hasMore: boolean;
  readonly own: OwnPlaceRow | null;
  /** The same of the reader's own place, on whatever page it is. */
  readonly ownMissed: Missed | null;
  /** The reader's own place among the prizes of a closed board; null for none. */
  readonly ownPlacing: Pick<PlacedRow, "place" | "isPaid"> | null;
};

/** One period of a board: the latest, or the one that is named; null where nobody did anything in it. */
export async function boardPeriod(
  context: Context,
  asked: {
    readonly board: Board;
    readonly period: string | null;
    readonly playerId: bigint;
    readonly page: number;
  },
): Promise<BoardPeriod | null> {
  const { db, now } = context;
  const { board, playerId, page } = asked;
  const [period] =
    asked.period === null
      ? await db.call(PERIODS_OF, [board.id, 1])
      : await db.call(FIND_PERIOD, [board.id, asked.period]);
  if (!period) return null;
  const at = (page - 1) * PER_PAGE;
  const [rows, own, placed] = await Promise.all([
    db.call(STANDINGS, [board.id, period.period, PER_PAGE + 1, at]),
    db.call(OWN_PLACES, [playerId, [board.id], period.period, now()]),
    period.isClosed ? db.call(PLACED_IN, [board.id, period.period]) : [],
  ]);
  const shown = rows.slice(0, PER_PAGE);
  const ids = shown.map((row) => row.playerId);
  const [players, away, personas, missedBy] = await Promise.all([
    findPlayers(context, ids),
    playersAway(context, ids),
    personasOf(context, ids),
    missing(context, { board, period, placed }, [...ids, playerId]),
  ]);
  const standings = shown.map((row, nth) => {
    const player = row.isUnlisted || away.has(row.playerId) ? undefined : players.get(row.playerId);
    const { nickname = null, avatar = null } = personas.get(row.playerId) ?? {};
    const place = at + nth + 1;
    const won = placed.find((one) => one.playerId === row.playerId);
    return {
      place,
      playerId: row.playerId,
      player: player ? (nickname ?? maskedName(player.username)) : null,
      avatar: player ? avatar : null,
      score: row.score,
      isOwn: row.playerId === playerId,
      prize: won?.place ?? null,
      isPaid: won?.isPaid ?? false,
      missed: missedBy(row.playerId, place),
    };
  });
  const [mine = null] = own;
  const ownMissed = mine && missedBy(playerId, mine.place);
  const ownPlacing = placed.find((one) => one.playerId === playerId) ?? null;
  return { period, standings, hasMore: rows.length > PER_PAGE, own: mine, ownMissed, ownPlacing };
}

type Decided = {
  readonly board: Board;
  readonly period: PeriodRow;
  readonly placed: readonly PlacedRow[];
};

/** Tells of some players by their places whether they were passed over when the prizes of a period were decided. */
async function missing(context: Context, { board, period, placed }: Decided, players: readonly bigint[]) {
  const { closedAt } = period;
  if (closedAt === null) return () => null;
  const last = placed.at(-1);
  const isFull = placed.length === board.prizes.length;
  const [[end], away] = await Promise.all([
    last && isFull ? context.db.call(OWN_PLACES, [last.playerId, [board.id], period.period, closedAt]) : [],
    playersAway(context, players, closedAt),
  ]);
  const before = isFull ? (end?.place ?? 0) : Number.MAX_SAFE_INTEGER;
  return (playerId: bigint, place: number): Missed | null => {
    if (place >= before || placed.some((one) => one.playerId === playerId)) return null;
    return away.has(playerId) ? "away" : "other";
  };
}

/** The latest periods of a board. */
export function periodsOf({ db }: Pick<Context, "db">, boardId: string): Promise<PeriodRow[]> {
  return db.call(PERIODS_OF, [boardId, PERIODS_SHOWN]);
}

/** The board whose prize a movement paid, and of which period; null where it paid none. */
export async function boardOfMovement(
  { db }: Pick<Context, "db">,
  { playerId, movementId }: { readonly playerId: bigint; readonly movementId: bigint },
): Promise<{ readonly code: string; readonly period: string } | null> {
  const [row] = await db.call(BOARD_OF_MOVEMENT, [playerId, movementId]);
  return row ?? null;
}
