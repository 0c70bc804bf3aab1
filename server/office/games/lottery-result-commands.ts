import { z } from "zod";
import { done } from "../../core/outcome.ts";
import {
  confirmCorrection,
  confirmResult,
  proposeCorrection,
  proposeResult,
} from "../../studio/lottery/index.ts";
import { type Command, changing } from "../command.ts";
import { code, toldReason } from "../fields.ts";

/** As they were published, with spaces or commas between. */
const numbers = z.string().trim().min(1).max(500);
const draw = { game: code, draw: code, numbers };
const subjectOf = (said: { game: string; draw: string }) => `draw ${said.game} ${said.draw}`;

const resultPropose = changing({
  about: "enter what came out in a draw; another operator enters it again before anything is paid",
  words: ["game", "draw"],
  said: z.object(draw),
  subject: subjectOf,
  async change({ context }, { game, draw: number, numbers: typed }, operator) {
    const entered = await proposeResult(context, { game, number, typed, operator });
    if (!entered.ok) return entered;
    const told = entered.value.numbers.join(" ");
    return done({ lines: [`Entered: ${told}. It waits for another operator.`], after: { result: told } });
  },
});

const resultConfirm = changing({
  about: "enter a proposed result once more, as another operator; the draw is settled by it",
  words: ["game", "draw"],
  said: z.object(draw),
  subject: subjectOf,
  async change({ context }, { game, draw: number, numbers: typed }, operator) {
    const confirmed = await confirmResult(context, { game, number, typed, operator });
    if (!confirmed.ok) return confirmed;
    const told = confirmed.value.numbers.join(" ");
    return done({ lines: [`Confirmed: ${told}. The draw is being settled.`], after: { result: told } });
  },
});

const correctPropose = changing({
  about: "say that a settled result is wrong, and what is right; another operator confirms it",
  words: ["game", "draw"],
  said: z.object({ ...draw, reason: toldReason }),
  subject: subjectOf,
  async change({ context }, { game, draw: number, numbers: typed, reason }, operator) {
    const proposed = await proposeCorrection(context, { game, number, typed, operator, reason });
    if (!proposed.ok) return proposed;
    const { before, after } = proposed.value;
    return done({
      lines: [`${before.join(" ")} is to become ${after.join(" ")}. It waits for another operator.`],
      before: { result: before.join(" ") },
      after: { result: after.join(" ") },
    });
  },
});

const correctConfirm = changing({
  about:
    "enter a proposed correction once more, as another operator; the differences are paid and taken back",
  words: ["game", "draw"],
  said: z.object(draw),
  subject: subjectOf,
  async change({ context }, { game, draw: number, numbers: typed }, operator) {
    const confirmed = await confirmCorrection(context, { game, number, typed, operator });
    if (!confirmed.ok) return confirmed;
    const { before, after } = confirmed.value;
    return done({
      lines: [`${before.join(" ")} has become ${after.join(" ")}. The differences are on their way.`],
      before: { result: before.join(" ") },
      after: { result: after.join(" ") },
    });
  },
});

export const LOTTERY_RESULT_COMMANDS: Readonly<Record<string, Command>> = {
  "lottery result propose": resultPropose,
  "lottery result confirm": resultConfirm,
  "lottery correct propose": correctPropose,
  "lottery correct confirm": correctConfirm,
};
