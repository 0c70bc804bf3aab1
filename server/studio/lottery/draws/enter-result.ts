import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Context } from "../../../db/context.ts";
import type { Database } from "../../../db/database.ts";
import { lotteryGameOf } from "../lottery-games.ts";
import { type Drawn, readNumbers } from "./draw-kind.ts";
import { type DrawRow, type DrawState, MARK_DRAW_CONFIRMED, MARK_DRAW_PROPOSED } from "./draw-statements.ts";
import { findDrawOfNumber, lockDraw } from "./draw-store.ts";

/** What an operator says of a draw: its game and number, and the numbers as they were typed. */
export type EnterResult = { game: string; number: string; typed: string; operator: string };

export type EnterRefusal = {
  reason:
    | "unknownDraw"
    | "drawnByChain"
    | "drawNotWaiting"
    | "badNumbers"
    | "nothingProposed"
    | "sameOperator"
    | "numbersDiffer"
    | "nothingToCorrect";
};

type Entered = { draw: DrawRow; numbers: Drawn };

/** The draw, locked and in one of these states, with numbers that can have come out. */
export async function enteredNumbers(
  transaction: Database,
  { game: code, number, typed }: EnterResult,
  states: readonly DrawState[],
): Promise<Outcome<Entered, EnterRefusal>> {
  const game = lotteryGameOf(code);
  const found = game && (await findDrawOfNumber(transaction, code, number));
  const draw = found && (await lockDraw(transaction, found.id));
  if (!game || !draw) return refuse({ reason: "unknownDraw" });
  if (draw.resultsBy === "chain") return refuse({ reason: "drawnByChain" });
  if (!states.includes(draw.state)) return refuse({ reason: "drawNotWaiting" });
  const numbers = readNumbers(game.draw, typed);
  return numbers ? done({ draw, numbers }) : refuse({ reason: "badNumbers" });
}

export function sameNumbers(one: Drawn, other: Drawn): boolean {
  return one.join() === other.join();
}

/** Enters what came out. It decides nothing before somebody else types the same; entered again, it replaces what was. */
export function proposeResult(
  { db, now }: Context,
  request: EnterResult,
): Promise<Outcome<{ numbers: Drawn }, EnterRefusal>> {
  return db.transaction(async (transaction) => {
    const entered = await enteredNumbers(transaction, request, ["locked", "proposed"]);
    if (!entered.ok) return entered;
    const { draw, numbers } = entered.value;
    if (draw.drawsAt > now()) return refuse({ reason: "drawNotWaiting" });
    const values = [draw.id, JSON.stringify(numbers), request.operator, now()];
    await transaction.call(MARK_DRAW_PROPOSED, values);
    return done({ numbers });
  });
}

/** A second operator types the numbers again, from wherever they were published. Then the clock settles the draw. */
export function confirmResult(
  { db, now }: Context,
  request: EnterResult,
): Promise<Outcome<{ numbers: Drawn }, EnterRefusal>> {
  return db.transaction(async (transaction) => {
    const entered = await enteredNumbers(transaction, request, ["locked", "proposed"]);
    if (!entered.ok) return entered;
    const { draw, numbers } = entered.value;
    if (draw.state !== "proposed" || !draw.numbers) return refuse({ reason: "nothingProposed" });
    if (draw.proposedBy === request.operator) return refuse({ reason: "sameOperator" });
    if (!sameNumbers(draw.numbers, numbers)) return refuse({ reason: "numbersDiffer" });
    await transaction.call(MARK_DRAW_CONFIRMED, [draw.id, request.operator, now()]);
    return done({ numbers });
  });
}
