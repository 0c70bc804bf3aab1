import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Context } from "../../../db/context.ts";
import { FORGET_PLANNED, SET_SCHEDULE } from "../draws/draw-statements.ts";
import { readSchedules } from "../draws/draw-store.ts";
import type { ResultsBy } from "../lottery-game.ts";
import { LOTTERY_GAMES, lotteryGameOf } from "../lottery-games.ts";
import type { Schedule } from "./planned-draws.ts";
import { isTimeZone } from "./wall-clock.ts";

export type ScheduleChange = {
  game: string;
  days?: readonly number[] | undefined;
  time?: string | undefined;
  timeZone?: string | undefined;
  resultsBy?: ResultsBy | undefined;
  isOpen?: boolean | undefined;
};

export type ScheduleRefusal = { reason: "unknownLottery" | "badSchedule" | "chainOnly" };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export async function lotterySchedules({ db }: Context): Promise<Schedule[]> {
  const schedules = await readSchedules(
    db,
    LOTTERY_GAMES.map(({ code }) => code),
  );
  return [...schedules.values()];
}

/**
 * Changes when a lottery is drawn and who says what came out. Draws on which somebody may have staked stay as they
 * are; those that are only planned are planned anew.
 */
export function setSchedule(
  { db }: Context,
  change: ScheduleChange,
): Promise<Outcome<{ before: Schedule; after: Schedule }, ScheduleRefusal>> {
  return db.transaction(async (transaction) => {
    const game = lotteryGameOf(change.game);
    const before = (await readSchedules(transaction, [change.game])).get(change.game);
    if (!game || !before) return refuse({ reason: "unknownLottery" });
    const hasCalendar = "calendar" in game.timing;
    if (!hasCalendar && change.resultsBy === "operator") return refuse({ reason: "chainOnly" });
    const { days, time, timeZone, resultsBy, isOpen } = change;
    const isGood =
      (days === undefined || (hasCalendar && days.length > 0 && days.every((day) => day >= 1 && day <= 7))) &&
      (time === undefined || (hasCalendar && TIME.test(time))) &&
      (timeZone === undefined || isTimeZone(timeZone));
    if (!isGood) return refuse({ reason: "badSchedule" });
    const after: Schedule = {
      game: game.code,
      timeZone: timeZone ?? before.timeZone,
      days: days ?? before.days,
      drawTime: time ?? before.drawTime,
      resultsBy: resultsBy ?? before.resultsBy,
      isOpen: isOpen ?? before.isOpen,
    };
    const values = [after.game, after.timeZone, after.days, after.drawTime, after.resultsBy, after.isOpen];
    await transaction.call(SET_SCHEDULE, values);
    await transaction.call(FORGET_PLANNED, [game.code]);
    return done({ before, after });
  });
}
