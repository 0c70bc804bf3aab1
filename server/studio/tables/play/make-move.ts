import { later } from "../../../core/time.ts";
import type { Context } from "../../../db/context.ts";
import { type Decision, decideWagers } from "../../wagers/wager-payouts.ts";
import { sideOf } from "../games/hokm-state.ts";
import { afterMove, type Move, type Standing, viewOf } from "../seats/open-match.ts";
import { FREE_SEATS } from "../seats/seat-statements.ts";
import { potOf } from "../stakes/table-stakes.ts";
import { INSERT_MOVE, MARK_TABLE_OVER, MARK_TURN, type TableRow } from "../table-statements.ts";
import { readSeats } from "./read-table.ts";
import { NEW_HAND_MS, TURN_MS } from "./table-times.ts";

/**
 * Writes a move of a table that the caller has locked, and what follows from it: the next turn, or the end of the
 * match with everybody's payout. The payouts are sent afterwards. `at` is when it was made.
 */
export async function makeMove(
  context: Context,
  table: TableRow,
  { before, nth, move, at }: { before: Standing; nth: number; move: Move; at: Date },
): Promise<Standing> {
  const standing = afterMove(before, move);
  await context.db.call(INSERT_MOVE, [table.id, nth, move.seat, move.act, move.by, at]);
  if (standing.winner !== null) {
    await endMatch(context, table, standing);
  } else {
    const isNewHand = standing.match.hand !== before.match.hand;
    const deadline = later(context.now(), TURN_MS + (isNewHand ? NEW_HAND_MS : 0));
    await context.db.call(MARK_TURN, [table.id, at, deadline]);
  }
  return standing;
}

async function endMatch(context: Context, table: TableRow, standing: Standing): Promise<void> {
  const { winner, endedBy } = standing;
  const { shareMinor } = potOf(table);
  const { places } = viewOf(standing, null);
  const decisions = (await readSeats(context.db, table.id)).flatMap(({ wagerId, place }): Decision[] => {
    if (wagerId === null || place === null) return [];
    const won = sideOf(place) === winner;
    const points = places.map((one) => one.points);
    const result = { table: table.id, place, won, endedBy, points, hands: standing.match.hand };
    return [{ wagerId, payoutMinor: won ? shareMinor : 0n, result }];
  });
  const decided = await decideWagers(context.db, decisions);
  if (decided.length !== decisions.length) throw new Error(`A stake of table ${table.id} was decided before`);
  await context.db.call(MARK_TABLE_OVER, [table.id, winner, endedBy, context.now()]);
  await context.db.call(FREE_SEATS, [table.id]);
}
