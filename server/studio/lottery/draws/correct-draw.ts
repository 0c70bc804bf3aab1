import { eachApart, throwFirst } from "../../../core/bounds/each-apart.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Context } from "../../../db/context.ts";
import { areSent, correctWagers } from "../../wagers/wager-corrections.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { DRAW_WAGERS } from "../line-statements.ts";
import {
  CONFIRM_DRAW_CORRECTION,
  CONFIRMED_CORRECTIONS,
  DRAW_CORRECTIONS,
  DROP_DRAW_CORRECTION,
  type DrawCorrectionRow,
  END_DRAW_CORRECTION,
  INSERT_DRAW_CORRECTION,
} from "./correction-statements.ts";
import type { Drawn } from "./draw-kind.ts";
import { type EnterRefusal, type EnterResult, enteredNumbers, sameNumbers } from "./enter-result.ts";
import { decisionOf } from "./settle-draw.ts";

/**
 * Says that the confirmed result of a settled draw is wrong, and what is right. Nothing is paid before somebody else
 * confirms it; a proposal before this one that nobody confirmed is dropped.
 */
export async function proposeCorrection(
  { db, now }: Context,
  request: EnterResult & { reason: string },
): Promise<Outcome<{ before: Drawn; after: Drawn }, EnterRefusal>> {
  const { operator, reason } = request;
  return db.transaction(async (transaction) => {
    const entered = await enteredNumbers(transaction, request, ["settled"]);
    if (!entered.ok) return entered;
    const { draw, numbers } = entered.value;
    if (!draw.numbers || sameNumbers(draw.numbers, numbers)) return refuse({ reason: "nothingToCorrect" });
    if (await underWay(transaction, draw.id, "confirmed")) return refuse({ reason: "drawNotWaiting" });
    await transaction.call(DROP_DRAW_CORRECTION, [draw.id]);
    const values = [draw.id, JSON.stringify(numbers), reason, operator, now()];
    await transaction.call(INSERT_DRAW_CORRECTION, values);
    return done({ before: draw.numbers, after: numbers });
  });
}

/** A second operator types the same numbers, and the clock pays and takes back the differences. */
export async function confirmCorrection(
  { db }: Context,
  request: EnterResult,
): Promise<Outcome<{ before: Drawn; after: Drawn }, EnterRefusal>> {
  return db.transaction(async (transaction) => {
    const entered = await enteredNumbers(transaction, request, ["settled"]);
    if (!entered.ok) return entered;
    const { draw, numbers } = entered.value;
    const proposed = await underWay(transaction, draw.id, "proposed");
    if (!proposed || !draw.numbers) return refuse({ reason: "nothingProposed" });
    if (proposed.proposedBy === request.operator) return refuse({ reason: "sameOperator" });
    if (!sameNumbers(proposed.numbers, numbers)) return refuse({ reason: "numbersDiffer" });
    await transaction.call(CONFIRM_DRAW_CORRECTION, [draw.id, proposed.nth, request.operator]);
    return done({ before: draw.numbers, after: numbers });
  });
}

async function underWay(
  db: Context["db"],
  drawId: string,
  state: DrawCorrectionRow["state"],
): Promise<DrawCorrectionRow | null> {
  const rows = await db.call(DRAW_CORRECTIONS, [drawId]);
  return rows.find((row) => row.state === state) ?? null;
}

const TOGETHER = 100_000;

/**
 * Pays what wagers of a corrected draw pay differently. While a payout of the first result or a correction is still on
 * its way, the correction waits: only what is known to be paid can be corrected. One that cannot go on keeps no other
 * waiting; its fault is thrown at the end.
 */
export async function finishDrawCorrections(context: Context, walletOf: WalletOf): Promise<void> {
  const confirmed = await context.db.call(CONFIRMED_CORRECTIONS, []);
  throwFirst(await eachApart(confirmed, (correction) => finishDrawCorrection(context, walletOf, correction)));
}

async function finishDrawCorrection(
  context: Context,
  walletOf: WalletOf,
  { drawId, nth, numbers, reason }: DrawCorrectionRow,
): Promise<void> {
  const { db, now } = context;
  const waiting = await db.call(DRAW_WAGERS, [drawId, ["staked", "paying"], 1]);
  if (waiting.length > 0) return;
  const wagers = await db.call(DRAW_WAGERS, [drawId, ["paid"], TOGETHER]);
  const corrections = wagers.map((wager) => ({ ...decisionOf(wager, numbers), reason }));
  await correctWagers(context, walletOf, corrections);
  const ids = wagers.map(({ id }) => id);
  if (await areSent(db, ids)) await db.call(END_DRAW_CORRECTION, [drawId, nth, now()]);
}
