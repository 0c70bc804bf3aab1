import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Context } from "../../../db/context.ts";
import { CALLED_OFF, type CallOff, type CallOffWish, secondCallOff } from "../../wagers/call-offs.ts";
import { fixDraw, linkOfDraw, numbersByChain } from "./draw-by-chain.ts";
import type { Drawn } from "./draw-kind.ts";
import { type DrawRow, type DrawState, MARK_DRAW_CANCELLED } from "./draw-statements.ts";
import { findDrawOfNumber, lockDraw } from "./draw-store.ts";
import { waitsForBeacon } from "./hear-beacon.ts";

type CancelDraw = CallOffWish & { readonly game: string; readonly number: string };
type CancelRefusal = { reason: "unknownDraw" | "drawNotWaiting" | "sameOperator" };

/**
 * Calls a draw off before anything has come out; the clock gives every stake back. Once betting has closed it takes
 * two, and of a draw of the chain what it would have been is shown.
 */
export function cancelDraw(
  context: Context,
  { game, number, ...wish }: CancelDraw,
): Promise<Outcome<CallOff & { before: DrawState }, CancelRefusal>> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const found = await findDrawOfNumber(db, game, number);
    const draw = found && (await lockDraw(db, found.id));
    if (!draw) return refuse({ reason: "unknownDraw" });
    const before = draw.state;
    const isOver = before === "drawn" || before === "settled" || before === "cancelled";
    if (isOver) return refuse({ reason: "drawNotWaiting" });
    if (before === "scheduled" || (before === "open" && context.now() < draw.locksAt)) {
      await db.call(MARK_DRAW_CANCELLED, [draw.id, wish.reason, null, null]);
      return done({ ...CALLED_OFF, before });
    }
    const seconded = await secondCallOff(inside, { id: draw.id, subject: `draw ${game} ${number}` }, wish);
    if (!seconded.ok) return seconded;
    if ("waitsUntil" in seconded.value) return done({ ...seconded.value, before });
    const was = draw.resultsBy === "chain" ? await whatItWouldHaveBeen(inside, draw) : null;
    const numbers = was?.numbers ? JSON.stringify(was.numbers) : null;
    await db.call(MARK_DRAW_CANCELLED, [draw.id, seconded.value.reason, was?.link ?? null, numbers]);
    return done({ ...CALLED_OFF, before });
  });
}

/** Before the beacon has spoken nobody knows: then its link is shown, and everybody may compute it afterwards. */
async function whatItWouldHaveBeen(
  context: Context,
  draw: DrawRow,
): Promise<{ link: string; numbers: Drawn | null }> {
  if (draw.state === "open") await fixDraw(context, draw);
  const locked = await lockDraw(context.db, draw.id);
  if (!locked) throw new Error(`There is no draw ${draw.id}`);
  if (waitsForBeacon(locked)) return { link: await linkOfDraw(context.db, locked), numbers: null };
  return numbersByChain(context.db, locked);
}
