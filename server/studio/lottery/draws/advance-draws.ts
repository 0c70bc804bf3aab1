import type { Beacon } from "../../../core/beacon.ts";
import { eachApart, throwFirst } from "../../../core/bounds/each-apart.ts";
import { HOUR_MS, later } from "../../../core/time.ts";
import type { Context } from "../../../db/context.ts";
import { takeLink } from "../../fairness/chain.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { planDraws } from "../schedule/plan-draws.ts";
import { finishDrawCorrections } from "./correct-draw.ts";
import { fixDraw, numbersByChain } from "./draw-by-chain.ts";
import {
  CHAINS_OF_LATER,
  DRAWS_DUE,
  type DrawRow,
  MARK_DRAW_CANCELLED,
  MARK_DRAW_DRAWN,
  MARK_DRAW_OPEN,
} from "./draw-statements.ts";
import { lockDraw } from "./draw-store.ts";
import { hearBeacon, namedRound, waitsForBeacon } from "./hear-beacon.ts";
import { returnDraw, settleDraw } from "./settle-draw.ts";

/** A result that nobody has confirmed so long after the draw is waited for no longer. */
const WAITED_MS = 48 * HOUR_MS;

/** Of each draw no more steps than it has, so that a clock that jumps keeps nobody in here. */
const STEPS_MAX = 5;

/**
 * Brings every draw as far as its time has come: planned, opened, locked, drawn, settled. Each step is taken under the
 * lock of its draw and only from the state before it, so this may run twice and be cut off anywhere. A draw that cannot
 * go on keeps no other waiting; its fault is thrown at the end. Answers when the next step is due by the schedule.
 */
export async function advanceDraws(
  context: Context,
  walletOf: WalletOf,
  { timeZone, beacon = null }: { timeZone: string; beacon?: Beacon | null },
): Promise<Date | null> {
  const nextAt = await planDraws(context, timeZone);
  const due = await context.db.call(DRAWS_DUE, [context.now()]);
  const faults = await hearBeacon(context, beacon, due);
  faults.push(...(await eachApart(due, ({ id }) => advanceDraw(context, walletOf, id, beacon))));
  await finishDrawCorrections(context, walletOf).catch((fault: unknown) => faults.push(fault));
  throwFirst(faults);
  return nextAt;
}

async function advanceDraw(
  context: Context,
  walletOf: WalletOf,
  drawId: string,
  beacon: Beacon | null,
): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const draw = await context.db.transaction((db) => advanceOnce({ ...context, db }, drawId, beacon));
    if (draw?.state === "drawn") return settleDraw(context, walletOf, draw);
    if (draw?.state === "cancelled") return returnDraw(context, walletOf, draw);
    if (draw === null) return;
  }
}

/** Takes one step, or none: then null where there is nothing more to do now. */
async function advanceOnce(
  transaction: Context,
  drawId: string,
  beacon: Beacon | null,
): Promise<DrawRow | null> {
  const { db, now } = transaction;
  const draw = await lockDraw(db, drawId);
  if (!draw || draw.settledAt) return null;
  const at = now();
  if (draw.state === "drawn" || draw.state === "cancelled") return draw;
  if (draw.state === "scheduled" && draw.opensAt <= at) await openDraw(transaction, draw, beacon);
  else if (draw.state === "open" && draw.locksAt <= at) await fixDraw(transaction, draw);
  else if (draw.state === "locked" && draw.drawsAt <= at && draw.resultsBy === "chain") {
    if (waitsForBeacon(draw)) return null;
    const { link, numbers } = await numbersByChain(db, draw);
    await db.call(MARK_DRAW_DRAWN, [draw.id, link, JSON.stringify(numbers), at]);
  } else if (draw.resultsBy === "operator" && isForgotten(draw, at)) {
    await db.call(MARK_DRAW_CANCELLED, [draw.id, "No result was confirmed in time", null, null]);
  } else return null;
  return lockDraw(db, drawId);
}

function isForgotten({ state, drawsAt }: DrawRow, at: Date): boolean {
  return (state === "locked" || state === "proposed") && later(drawsAt, WAITED_MS) <= at;
}

async function openDraw(transaction: Context, draw: DrawRow, beacon: Beacon | null): Promise<void> {
  const { id, resultsBy } = draw;
  const place = resultsBy === "chain" ? await takeLink(transaction, await chainFor(transaction, draw)) : null;
  const { chainId = null, index = null, terminal = null, commit = null } = place ?? {};
  const { chain, round } = namedRound(beacon, draw);
  await transaction.db.call(MARK_DRAW_OPEN, [id, chainId, index, terminal, commit, chain, round]);
}

/**
 * A link shows every link before it. Draws are drawn in the order in which they take their links; where a schedule was
 * changed and this one comes before another that is open already, it takes its link from a chain of its own.
 */
async function chainFor({ db }: Context, { game, drawsAt }: DrawRow): Promise<string> {
  const rows = await db.call(CHAINS_OF_LATER, [game, drawsAt]);
  const taken = new Set(rows.map(({ chain }) => chain));
  let name = game;
  for (let nth = 2; taken.has(name); nth += 1) name = `${game}-${nth}`;
  return name;
}
