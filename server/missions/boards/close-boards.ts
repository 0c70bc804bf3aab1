import { findPlayer } from "../../accounts/index.ts";
import { plainAmount } from "../../core/numbers/money.ts";
import { namedFact } from "../../core/text/named-facts.ts";
import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";
import { giveReward } from "../give-reward.ts";
import { mayTakePart } from "../may-take-part.ts";
import { type Board, boardOf } from "./board.ts";
import {
  HOLD_PERIOD,
  HOLD_PLACED,
  INSERT_PLACED,
  MARK_CLOSED,
  MARK_PAID,
  OWN_PLACES,
  type PeriodRow,
  type PlacedRow,
  STANDINGS,
  type StandingRow,
  UNPAID,
} from "./place-statements.ts";
import { BOARD_BY_ID } from "./statements.ts";

const TOGETHER = 100;

/** Closes periods that are over, and gives each place its prize. */
export async function closeBoards(context: Context, due: readonly PeriodRow[]): Promise<void> {
  for (const period of due) await context.db.transaction((db) => close({ ...context, db }, period));
  await payPlaces(context);
}

/** A period is closed by the one who holds it; another who waited for that finds it done. */
async function close(context: Context, { boardId, period }: PeriodRow): Promise<void> {
  const { db, now } = context;
  const [held] = await db.call(HOLD_PERIOD, [boardId, period]);
  if (!held || held.isClosed) return;
  const { prizes } = await boardById(context, boardId);
  const placed = await firstOf(context, held, prizes.length);
  await db.call(MARK_CLOSED, [boardId, period, now()]);
  await db.call(INSERT_PLACED, [
    ...[boardId, period, placed.map((_, nth) => nth + 1)],
    ...[placed.map(({ playerId }) => playerId), placed.map(({ score }) => score)],
  ]);
}

/** The first of a period for whom boards are: whoever is away leaves the place to the next one. */
async function firstOf(
  context: Context,
  { boardId, period }: PeriodRow,
  many: number,
): Promise<StandingRow[]> {
  const found: StandingRow[] = [];
  for (let after = 0; found.length < many; after += TOGETHER) {
    const rows = await context.db.call(STANDINGS, [boardId, period, TOGETHER, after]);
    const may = await mayTakePart(
      context,
      rows.map(({ playerId }) => playerId),
    );
    found.push(...rows.filter(({ playerId }) => may.has(playerId)));
    if (rows.length < TOGETHER) break;
  }
  return found.slice(0, many);
}

/** Each in a transaction of its own, so that one who cannot be paid keeps nobody else from theirs. */
async function payPlaces(context: Context): Promise<void> {
  let after: Pick<PlacedRow, "boardId" | "period" | "place"> = {
    boardId: "00000000-0000-0000-0000-000000000000",
    period: "2000-01-01",
    place: 0,
  };
  for (;;) {
    const unpaid = await context.db.call(UNPAID, [after.boardId, after.period, after.place, TOGETHER]);
    for (const placed of unpaid) await context.db.transaction((db) => pay({ ...context, db }, placed));
    const last = unpaid.at(-1);
    if (!last || unpaid.length < TOGETHER) return;
    after = last;
  }
}

/** The key is the period, so that a place is paid once whatever happens between. */
async function pay(context: Context, { boardId, period, place, playerId }: PlacedRow): Promise<void> {
  const { db, now } = context;
  const { code, titles, prizes } = await boardById(context, boardId);
  const prize = prizes[place - 1];
  const player = await findPlayer(context, playerId);
  if (!prize || !player || !(await mayTakePart(context, [playerId])).has(playerId)) return;
  const key = `board:${boardId}:${period}`;
  const [held] = await db.call(HOLD_PLACED, [boardId, period, place]);
  if (!held || held.isPaid) return;
  const given = await giveReward(context, { player, reward: prize, key, source: "board", of: code });
  if (!given.ok) return;
  const { movementId, bonusId } = given.value;
  await db.call(MARK_PAID, [boardId, period, place, now(), movementId, bonusId]);
  const [stands] = await db.call(OWN_PLACES, [playerId, [boardId], period, now()]);
  const facts = { board: code, period, place: String(stands?.place ?? place), ...namedFact("title", titles) };
  const { asset } = prize.amount;
  const sum = { amount: plainAmount(prize.amount), asset };
  const won = prize.pays === "rounds" ? { rounds: String(prize.many) } : sum;
  // A bonus is offered, and is theirs once they take it.
  const about =
    bonusId === null
      ? ({ kind: "boardWon", facts: { ...facts, ...won } } as const)
      : ({ kind: "boardOffered", facts: { ...facts, ...sum } } as const);
  await sendMessage(context, { playerId, ...about, key });
}

async function boardById({ db }: Pick<Context, "db">, id: string): Promise<Board> {
  const [row] = await db.call(BOARD_BY_ID, [id]);
  if (!row) throw new Error(`There is no board ${id}.`);
  return boardOf(row);
}
