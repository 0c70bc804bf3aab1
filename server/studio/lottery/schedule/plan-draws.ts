import type { Context } from "../../../db/context.ts";
import { BEGIN_SCHEDULE, DRAWS_AHEAD, type DrawRow, INSERT_DRAW } from "../draws/draw-statements.ts";
import { readSchedules } from "../draws/draw-store.ts";
import { LOTTERY_GAMES } from "../lottery-games.ts";
import { plannedDraws } from "./planned-draws.ts";

const CODES = LOTTERY_GAMES.map(({ code }) => code);

/**
 * Writes the draws that are to come, by the schedules of their games. `timeZone` is the house's own. Answers when one
 * of those that were known takes its next step.
 */
export async function planDraws(context: Context, timeZone: string): Promise<Date | null> {
  const { db, now, newId } = context;
  let schedules = await readSchedules(db, CODES);
  if (schedules.size < CODES.length) {
    await beginSchedules(context, timeZone);
    schedules = await readSchedules(db, CODES);
  }
  const ahead = await db.call(DRAWS_AHEAD, [CODES]);
  const known = new Set(ahead.map(({ game, number }) => `${game} ${number}`));
  for (const game of LOTTERY_GAMES) {
    const schedule = schedules.get(game.code);
    if (!schedule) throw new Error(`There is no schedule for ${game.code}`);
    for (const draw of plannedDraws(game, schedule, now())) {
      if (known.has(`${game.code} ${draw.number}`)) continue;
      const { number, province, opensAt, locksAt, drawsAt } = draw;
      const { resultsBy } = schedule;
      const planned = [number, province, resultsBy, opensAt, locksAt, drawsAt];
      await db.call(INSERT_DRAW, [newId(), game.code, game.mathVersion, ...planned]);
    }
  }
  return firstAfter(now(), ahead);
}

function firstAfter(at: Date, draws: readonly DrawRow[]): Date | null {
  const moments = draws.flatMap(({ opensAt, locksAt, drawsAt }) => [opensAt, locksAt, drawsAt]);
  const toCome = moments.filter((moment) => moment > at).map((moment) => moment.getTime());
  return toCome.length === 0 ? null : new Date(Math.min(...toCome));
}

async function beginSchedules({ db }: Context, houseZone: string): Promise<void> {
  for (const { code, timing, resultsBy } of LOTTERY_GAMES) {
    const calendar = "calendar" in timing ? timing.calendar : null;
    const zone = calendar?.timeZone ?? houseZone;
    await db.call(BEGIN_SCHEDULE, [code, zone, calendar?.days ?? [], calendar?.time ?? null, resultsBy]);
  }
}
