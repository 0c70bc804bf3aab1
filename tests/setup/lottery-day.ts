import { beforeAll, beforeEach } from "vitest";
import { DAY_MS } from "#server/core/time.ts";
import { lotteryEngine } from "#server/studio/lottery/lottery-engine.ts";
import { resumeWagers } from "#server/studio/wagers/resume-wagers.ts";
import { type LotteryHouse, lotteryHouse } from "./lottery-house.ts";

/** The house of a file's tests, and who plays there; each test has a day of its own. */
export let house: LotteryHouse;
export let player: string;
export let sessionId: string;
/** `2026-11-22`. */
export let day: string;
/** The draw of «tas-dah» that is open when a test begins. */
export let DRAW: string;

/** Opens the house for the tests of this file. At 12:00 it is 15:30 in Tehran, the end of the 310th draw of three minutes. */
export function lotteryDays(): void {
  let days = 0;
  beforeAll(async () => {
    house = await lotteryHouse();
  });
  beforeEach(async () => {
    day = new Date(Date.parse("2026-11-22T00:00:00Z") + days * DAY_MS).toISOString().slice(0, 10);
    DRAW = numbered(311);
    days += 7;
    house.context.clock.set(at("12:00:00"));
    await house.advance();
    player = await house.aPlayer(1_000_000n);
    sessionId = await house.seat(player, "tas-dah");
  });
}

export const at = (time: string) => `${day}T${time}Z`;
export const numbered = (nth: number) => `${day.replaceAll("-", "")}-${nth}`;
export const ticket = (change = {}) => ({ sessionId, playerRef: player, draw: DRAW, ...change });
export const every = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
export const resume = () =>
  resumeWagers(house.context, house.walletOf, [lotteryEngine], { everything: true });
