import type { CategoryOfGame } from "../../catalogue/index.ts";
import type { Context } from "../../db/context.ts";
import { mayTakePart } from "../may-take-part.ts";
import { MISSION_ASSET } from "../mission.ts";
import { ADD_BEST, ADD_SUMS, MULTIPLES, OPEN_PERIODS, type ScoredRow, SUMMED } from "./score-statements.ts";

type Part = { readonly from: string; readonly to: string; readonly categoryOf: CategoryOfGame };

/** Adds one part of the ledger to the boards, in the transaction that keeps the mark. */
export async function addScores(context: Context, { from, to, categoryOf }: Part): Promise<void> {
  const { db } = context;
  const part = [from, to, MISSION_ASSET];
  const summed = await db.call(SUMMED, part);
  const best = await db.call(MULTIPLES, part);
  const may = await mayTakePart(
    context,
    [...summed, ...best].map(({ playerId }) => playerId),
  );
  const counts = ({ category, vendor, game, playerId, score }: ScoredRow) =>
    (category === null || categoryOf(vendor, game) === category) &&
    (score < 0n || (score > 0n && may.has(playerId)));
  for (const [rows, add] of [
    [summed.filter(counts), ADD_SUMS],
    [best.filter(counts), ADD_BEST],
  ] as const) {
    if (rows.length === 0) continue;
    await db.call(OPEN_PERIODS, valuesOf(rows));
    await db.call(add, valuesOf(rows));
  }
}

const valuesOf = (rows: readonly ScoredRow[]) => [
  rows.map(({ boardId }) => boardId),
  rows.map(({ playerId }) => playerId),
  rows.map(({ day }) => day),
  rows.map(({ score }) => score),
  rows.map(({ reachedAt }) => reachedAt),
];
