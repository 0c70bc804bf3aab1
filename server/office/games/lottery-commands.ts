import { z } from "zod";
import { done } from "../../core/outcome.ts";
import {
  cancelDraw,
  type DrawDesk,
  drawDesk,
  lotteryGameOf,
  lotterySchedules,
  setSchedule,
} from "../../studio/lottery/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { code, count, toldReason, yes } from "../fields.ts";
import { table, when } from "../lines.ts";
import { callOffChange } from "./call-off-change.ts";
import { LOTTERY_RESULT_COMMANDS } from "./lottery-result-commands.ts";

const MANY = 20;

const draws = looking({
  about: "the draws of a lottery, those to come first",
  words: ["game"],
  said: z.object({ game: code, most: count.optional() }),
  async look({ context }, { game, most = MANY }) {
    if (!lotteryGameOf(game)) return refused("unknownLottery");
    const rows = (await drawDesk(context, game, Math.min(most, 500))).map((draw) => [
      draw.number,
      draw.state,
      draw.resultsBy,
      when(draw.locksAt),
      when(draw.drawsAt),
      onIt(draw),
      draw.numbers?.join(" ") ?? "",
      [draw.proposedBy, draw.confirmedBy].filter(Boolean).join(", "),
      draw.isCorrected ? "corrected" : (draw.whyCancelled ?? ""),
    ]);
    const titles = ["draw", "is", "by", "closes", "drawn", "staked", "numbers", "entered by", "remark"];
    return done(table(titles, rows, "There are no draws yet."));
  },
});

function onIt({ totals }: DrawDesk): string {
  return totals.map(({ asset, count: wagers, stakeMinor }) => `${wagers}: ${stakeMinor} ${asset}`).join(", ");
}

const cancel = changing({
  about:
    "call a draw off before anything has come out, with a reason; every stake goes back. Once betting has closed it takes two operators",
  words: ["game", "draw"],
  said: z.object({ game: code, draw: code, reason: toldReason }),
  subject: ({ game, draw }) => `draw ${game} ${draw}`,
  async change({ context }, { game, draw, reason }, operator) {
    const off = await cancelDraw(context, { game, number: draw, reason, operator });
    if (!off.ok) return off;
    return done({ ...callOffChange(off.value), before: { state: off.value.before } });
  },
});

/** Weekdays with commas between, 1 being Sunday. */
const weekdays = z
  .string()
  .regex(/^[1-7](,[1-7]){0,6}$/)
  .transform((typed) => [...new Set(typed.split(",").map(Number))].sort());

const schedule = changing({
  about:
    "when a lottery is drawn: --days 4,7 (1 is Sunday) --time 21:00 --zone Asia/Tehran --results chain|operator",
  words: ["game"],
  said: z.object({
    game: code,
    days: weekdays.optional(),
    time: z.string().max(5).optional(),
    zone: z.string().max(60).optional(),
    results: z.enum(["chain", "operator"]).optional(),
    open: yes.optional(),
    closed: yes.optional(),
  }),
  subject: ({ game }) => `lottery ${game}`,
  async change({ context }, { game, days, time, zone, results, open, closed }) {
    if (open && closed) return refused("openAndClosed");
    const isOpen = open ? true : closed ? false : undefined;
    const change = { days, time, timeZone: zone, resultsBy: results, isOpen };
    if (Object.values(change).every((value) => value === undefined)) return refused("nothingSaid");
    const set = await setSchedule(context, { game, ...change });
    if (!set.ok) return set;
    const { before, after } = set.value;
    return done({
      lines: [`${game}: ${written(after)}.`],
      before: { schedule: written(before) },
      after: { schedule: written(after) },
    });
  },
});

type Schedule = Awaited<ReturnType<typeof lotterySchedules>>[number];

function written({ days, drawTime, timeZone, resultsBy, isOpen }: Schedule): string {
  const time = drawTime === null ? "one draw after the other" : `days ${days.join(",")} at ${drawTime}`;
  return `${isOpen ? "open" : "closed"}, ${time}, ${timeZone}, results by ${resultsBy}`;
}

const schedules = looking({
  about: "when each lottery is drawn, and who says what came out",
  said: z.object({}),
  async look({ context }) {
    const rows = (await lotterySchedules(context)).map((one) => [one.game, written(one)]);
    return done(table(["lottery", "is"], rows, "No lottery was planned yet."));
  },
});

export const LOTTERY_COMMANDS: Readonly<Record<string, Command>> = {
  "lottery draws": draws,
  "lottery schedules": schedules,
  "lottery schedule": schedule,
  "lottery cancel": cancel,
  ...LOTTERY_RESULT_COMMANDS,
};
