import { DAY_MS, later } from "../../../core/time.ts";
import type { Follows, LotteryGame } from "../lottery-game.ts";
import { dayNumber, daysAfter, minutesOf, momentAt, wallDayOf, weekdayOf } from "./wall-clock.ts";

/** When the draws of a game are, as the operator has it now. */
export type Schedule = {
  readonly game: string;
  readonly timeZone: string;
  readonly days: readonly number[];
  readonly drawTime: string | null;
  readonly resultsBy: "chain" | "operator";
  readonly isOpen: boolean;
};

export type PlannedDraw = {
  readonly number: string;
  readonly province: string | null;
  readonly opensAt: Date;
  readonly locksAt: Date;
  readonly drawsAt: Date;
};

/** The draws that can be staked on now or next, in their order. None that is locked already is planned any more. */
export function plannedDraws(game: LotteryGame, schedule: Schedule, now: Date): PlannedDraw[] {
  if (!schedule.isOpen) return [];
  const { timing } = game;
  const planned =
    "follows" in timing ? following(timing.follows, schedule, now) : byCalendar(game, schedule, now);
  return planned.filter(({ locksAt }) => locksAt > now);
}

/** This one and the next. The last draw of a day is at the midnight that ends it. */
function following({ periodMs, lockMs }: Follows, { timeZone }: Schedule, now: Date): PlannedDraw[] {
  const today = wallDayOf(now, timeZone);
  const latest = later(now, periodMs + lockMs + periodMs);
  return [0, 1].flatMap((days) => {
    const day = daysAfter(today, days);
    const from = momentAt(day, 0, timeZone);
    const to = momentAt(daysAfter(day, 1), 0, timeZone);
    const first = Math.max(1, Math.floor((now.getTime() - from.getTime()) / periodMs) + 1);
    const last = Math.min(to.getTime(), latest.getTime());
    const draws: PlannedDraw[] = [];
    for (let nth = first; from.getTime() + nth * periodMs <= last; nth += 1) {
      const drawsAt = later(from, nth * periodMs);
      const locksAt = later(drawsAt, -lockMs);
      const number = `${dayNumber(day)}-${String(nth).padStart(3, "0")}`;
      draws.push({ number, province: null, opensAt: later(locksAt, -periodMs), locksAt, drawsAt });
    }
    return draws;
  });
}

/** A draw is planned a day before its betting opens, so that menus can announce it. */
function byCalendar({ timing }: LotteryGame, schedule: Schedule, now: Date): PlannedDraw[] {
  if (!("calendar" in timing) || schedule.drawTime === null) return [];
  const { openMs, lockMs, provinces } = timing.calendar;
  const { timeZone, days, drawTime } = schedule;
  const today = wallDayOf(now, timeZone);
  const aheadDays = Math.ceil(openMs / DAY_MS) + 1;
  return Array.from({ length: aheadDays + 1 }, (_, nth) => daysAfter(today, nth))
    .filter((day) => days.includes(weekdayOf(day)))
    .flatMap((day) => {
      const drawsAt = momentAt(day, minutesOf(drawTime), timeZone);
      const locksAt = later(drawsAt, -lockMs);
      const opensAt = later(drawsAt, -openMs);
      const ofDay = provinces ? (provinces[weekdayOf(day) - 1] ?? []) : [null];
      return ofDay.map((province) => ({
        number: province === null ? dayNumber(day) : `${dayNumber(day)}-${province}`,
        province,
        opensAt,
        locksAt,
        drawsAt,
      }));
    });
}
