import { later, SECOND_MS } from "../../../core/time.ts";
import type { Context } from "../../../db/context.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { FORFEIT, MISSES_MAX, type Move, SEATS, type Standing } from "../seats/open-match.ts";
import { DELETE_SEAT, INSERT_SEAT, type SeatRow } from "../seats/seat-statements.ts";
import { beginStakes } from "../stakes/begin-stakes.ts";
import { callOff, giveBack } from "../stakes/call-off.ts";
import { payTable } from "../stakes/pay-table.ts";
import { takeStakes } from "../stakes/take-stakes.ts";
import {
  NEXT_TABLE_DUE,
  RESTART_CLOCKS,
  TABLES_DUE,
  type TableRow,
  TOUCH_TABLE,
} from "../table-statements.ts";
import { actOfTheClock, actOfTheHouse } from "./choose-act.ts";
import { makeMove } from "./make-move.ts";
import { findTable, lockTable, readMoves, readSeats, standingAt } from "./read-table.ts";
import { GONE_MS, HOUSE_COMES_MS, HOUSE_PACE_MS, TURN_MS } from "./table-times.ts";

/**
 * Does at one table whatever its time has come for: who waits no longer loses the seat, the house sits down and plays,
 * a stake is asked for again, a missed turn is played, a match is paid. Twice at once it does it once.
 */
export async function advanceTable(context: Context, walletOf: WalletOf, tableId: string): Promise<void> {
  await context.db.transaction(async (transaction) => {
    const own = { ...context, db: transaction };
    const table = await lockTable(transaction, tableId);
    if (table?.state === "open") await advanceWaiting(own, table);
    if (table?.state === "playing") await advanceMatch(own, table);
  });
  const table = await findTable(context.db, tableId);
  if (table?.state === "staking") await takeStakes(context, walletOf, tableId);
  if (table?.state === "over") await payTable(context, walletOf, tableId);
  if (table?.state === "void") await giveBack(context, walletOf, tableId);
}

/** What could not be done now is tried again after this time. */
const AGAIN_MS = SECOND_MS;

type Advanced = {
  readonly tables: number;
  readonly faults: readonly { readonly tableId: string; readonly fault: unknown }[];
  /** When there is something to do again; null where no table is under way. */
  readonly nextAt: Date | null;
};

/** Every table whose time has come. One that cannot go on keeps no other waiting; its fault is in the answer. */
export async function advanceTables(context: Context, walletOf: WalletOf): Promise<Advanced> {
  const now = context.now();
  const due = await context.db.call(TABLES_DUE, [now]);
  const faults: { tableId: string; fault: unknown }[] = [];
  for (const { id } of due) {
    await advanceTable(context, walletOf, id).catch((fault: unknown) => faults.push({ tableId: id, fault }));
  }
  const [next] = await context.db.call(NEXT_TABLE_DUE, [now]);
  const again = due.length > 0 ? later(now, AGAIN_MS) : null;
  return { tables: due.length, faults, nextAt: earlier(next?.at ?? null, again) };
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

/** For the start of the process: while the house was closed nobody could play, so nobody has missed a turn. */
export async function restartTableClocks({ db, now }: Context): Promise<number> {
  const at = now();
  return (await db.call(RESTART_CLOCKS, [at, later(at, TURN_MS)])).length;
}

async function advanceWaiting(context: Context, table: TableRow): Promise<void> {
  const { db } = context;
  const seats = await readSeats(db, table.id);
  const since = later(context.now(), -GONE_MS);
  const gone = seats.filter(({ seenAt }) => seenAt < since);
  for (const { seat } of gone) await db.call(DELETE_SEAT, [table.id, seat]);
  if (gone.length > 0) await db.call(TOUCH_TABLE, [table.id]);
  const staying = seats.filter((seat) => !gone.includes(seat));
  if (staying.length === 0) await callOff(context, table.id, "nobodyStayed");
  else if (isHouseDue(context, table)) await seatHouse(context, table, staying);
}

function isHouseDue({ now }: Context, { asset, houseAsked, openedAt }: TableRow): boolean {
  return asset === "TRIAL" && houseAsked && later(openedAt, HOUSE_COMES_MS) <= now();
}

async function seatHouse(context: Context, table: TableRow, seats: readonly SeatRow[]): Promise<void> {
  for (let seat = 0; seat < SEATS[table.game]; seat += 1) {
    if (seats.some((taken) => taken.seat === seat)) continue;
    await context.db.call(INSERT_SEAT, [table.id, seat, null, null, null, context.now()]);
  }
  await beginStakes(context, table.id);
}

/** The house plays every turn whose moment is over, each a moment after the one before; the clock plays a missed one. */
async function advanceMatch(context: Context, table: TableRow): Promise<void> {
  const now = context.now();
  const seats = await readSeats(context.db, table.id);
  const houses = new Set(seats.filter(({ playerRef }) => playerRef === null).map(({ place }) => place));
  const moves = await readMoves(context.db, table.id);
  let standing = standingAt(table, moves);
  let nth = moves.length;
  let turnAt = table.turnAt ?? now;
  let isMissed = table.deadline !== null && table.deadline <= now;
  while (standing && standing.winner === null && standing.match.turn !== null) {
    const seat: number = standing.match.turn;
    const isHouse = houses.has(seat);
    const at: Date = isHouse ? later(turnAt, HOUSE_PACE_MS) : now;
    if (isHouse ? at > now : !isMissed) return;
    const move = isHouse ? houseMove(standing, seat) : missedMove(standing, seat);
    nth += 1;
    standing = await makeMove(context, table, { before: standing, nth, move, at });
    turnAt = at;
    isMissed = false;
  }
}

function houseMove({ match }: Standing, seat: number): Move {
  return { seat, act: actOfTheHouse(match.view(seat)), by: "house" };
}

/** A turn that was missed is played by rule; one too many in a row gives the match away. */
function missedMove({ match, misses }: Standing, seat: number): Move {
  const isLost = (misses[seat] ?? 0) + 1 >= MISSES_MAX;
  return { seat, act: isLost ? FORFEIT : actOfTheClock(match.view(seat)), by: "clock" };
}
