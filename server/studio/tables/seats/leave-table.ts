import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Context } from "../../../db/context.ts";
import { lockTable, readSeats } from "../play/read-table.ts";
import { callOff } from "../stakes/call-off.ts";
import { ASK_HOUSE, TOUCH_TABLE } from "../table-statements.ts";
import { DELETE_SEAT } from "./seat-statements.ts";

type OwnTable = { tableId: string; playerRef: string };

/** Gets up from a table that nobody has staked at yet, which costs nothing. Who does not sit there has left. */
export function leaveTable(
  context: Context,
  { tableId, playerRef }: OwnTable,
): Promise<Outcome<null, { reason: "tableStarted" }>> {
  return context.db.transaction(async (db) => {
    const table = await lockTable(db, tableId);
    const seats = table ? await readSeats(db, tableId) : [];
    const own = seats.find((seat) => seat.playerRef === playerRef);
    if (!table || !own || table.state === "over" || table.state === "void") return done(null);
    if (table.state !== "open") return refuse({ reason: "tableStarted" });
    await db.call(DELETE_SEAT, [tableId, own.seat]);
    await db.call(TOUCH_TABLE, [tableId]);
    if (seats.length === 1) await callOff({ ...context, db }, tableId, "nobodyStayed");
    return done(null);
  });
}

/** Wants the house to take what is free, with trial funds alone: for money, people play people. */
export function askHouse(
  context: Context,
  { tableId, playerRef }: OwnTable,
): Promise<Outcome<null, { reason: "tableNotFound" | "houseOnlyOnTrial" }>> {
  return context.db.transaction(async (db) => {
    const table = await lockTable(db, tableId);
    const seats = table ? await readSeats(db, tableId) : [];
    if (!table || !seats.some((seat) => seat.playerRef === playerRef)) {
      return refuse({ reason: "tableNotFound" });
    }
    if (table.asset !== "TRIAL") return refuse({ reason: "houseOnlyOnTrial" });
    await db.call(ASK_HOUSE, [tableId]);
    return done(null);
  });
}
