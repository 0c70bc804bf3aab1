import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Context } from "../../../db/context.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { FORFEIT } from "../seats/open-match.ts";
import type { SeatRow } from "../seats/seat-statements.ts";
import { payTable } from "../stakes/pay-table.ts";
import type { TableRow } from "../table-statements.ts";
import { makeMove } from "./make-move.ts";
import { lockTable, readMoves, readSeats, standingAt } from "./read-table.ts";

export type PlayRequest = {
  tableId: string;
  playerRef: string;
  /** The number of the turn that the page showed, from 1. */
  turn: number;
  act: string;
};

export type PlayRefusal = { reason: "tableNotFound" | "staleTurn" | "notYourTurn" | "cardNotAllowed" };

/**
 * Plays a card, or calls trump. The same post again changes nothing; one for a turn that somebody else has had since
 * is refused (`staleTurn`), and the page shows how the table stands now.
 */
export async function playCard(
  context: Context,
  walletOf: WalletOf,
  { tableId, playerRef, turn, act }: PlayRequest,
): Promise<Outcome<{ tableId: string }, PlayRefusal>> {
  const played = await context.db.transaction(async (transaction) => {
    const found = await ownPlace({ ...context, db: transaction }, { tableId, playerRef });
    if (!found) return refuse({ reason: "tableNotFound" } as const);
    const { table, place } = found;
    const moves = await readMoves(transaction, tableId);
    const known = moves[turn - 1];
    if (known?.seat === place && known.act === act) return done({ isOver: false });
    const standing = standingAt(table, moves);
    if (table.state !== "playing" || !standing || turn !== moves.length + 1) {
      return refuse({ reason: "staleTurn" } as const);
    }
    if (standing.match.turn !== place) return refuse({ reason: "notYourTurn" } as const);
    if (!standing.match.options().includes(act)) return refuse({ reason: "cardNotAllowed" } as const);
    const move = { seat: place, act, by: "player" } as const;
    const made = { before: standing, nth: turn, move, at: context.now() };
    const after = await makeMove({ ...context, db: transaction }, table, made);
    return done({ isOver: after.winner !== null });
  });
  if (!played.ok) return played;
  if (played.value.isOver) await payTable(context, walletOf, tableId);
  return done({ tableId });
}

/** Gives the match to the other side, at whosever turn. Again, and after the end, it changes nothing. */
export async function forfeit(
  context: Context,
  walletOf: WalletOf,
  { tableId, playerRef }: Pick<PlayRequest, "tableId" | "playerRef">,
): Promise<Outcome<{ tableId: string }, { reason: "tableNotFound" }>> {
  const isKnown = await context.db.transaction(async (transaction) => {
    const found = await ownPlace({ ...context, db: transaction }, { tableId, playerRef });
    if (found?.table.state !== "playing") return found !== null;
    const moves = await readMoves(transaction, tableId);
    const before = standingAt(found.table, moves);
    if (!before) return true;
    const move = { seat: found.place, act: FORFEIT, by: "player" } as const;
    const given = { before, nth: moves.length + 1, move, at: context.now() };
    await makeMove({ ...context, db: transaction }, found.table, given);
    return true;
  });
  if (!isKnown) return refuse({ reason: "tableNotFound" });
  await payTable(context, walletOf, tableId);
  return done({ tableId });
}

/** The table, locked, and where this player plays at it. */
async function ownPlace(
  { db }: Context,
  { tableId, playerRef }: Pick<PlayRequest, "tableId" | "playerRef">,
): Promise<{ table: TableRow; place: number } | null> {
  const table = await lockTable(db, tableId);
  const seats: SeatRow[] = table ? await readSeats(db, tableId) : [];
  const own = seats.find((seat) => seat.playerRef === playerRef);
  return table && own && own.place !== null ? { table, place: own.place } : null;
}
