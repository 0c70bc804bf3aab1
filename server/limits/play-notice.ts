import { type Money, money } from "../core/numbers/money.ts";
import { MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { bettingRecord, playFigures } from "../wallet/index.ts";
import type { Pause } from "./pause.ts";
import { readCeilings, readPause } from "./store.ts";

/**
 * How long one has played and what came of it. Money only, not play money. With limits it is play without a break
 * of half an hour, as the ledger counts it; without them nobody is counted, and it is the time since signing in.
 */
export type PlaySession = {
  readonly startedAt: Date;
  readonly minutes: number;
  /** Wins less stakes: below nothing when the player has lost. */
  readonly net: Money;
};

export type PlayNotice = {
  /** Null when nothing is being played. */
  readonly session: PlaySession | null;
  /** Minutes of play that the player's own limit leaves; null without one. */
  readonly minutesLeft: number | null;
  readonly pause: Pause | null;
};

/** What a page with a game keeps telling its player: how long, what it came to, and how long it may go on. */
export async function playNotice(
  context: Context,
  { playerId, signedInAt }: { playerId: bigint; signedInAt: Date },
): Promise<PlayNotice> {
  const session = await playSession(context, playerId, signedInAt);
  const most = (await readCeilings(context.db, playerId)).get("session");
  const left = most === undefined ? null : Math.max(0, Number(most) - (session?.minutes ?? 0));
  return { session, minutesLeft: left, pause: await readPause(context.db, playerId, context.now()) };
}

/** The play that is going on: its rounds are those that began since; null where nothing is played. */
export async function playSession(
  context: Context,
  playerId: bigint,
  signedInAt: Date | null = null,
): Promise<PlaySession | null> {
  const figures = await playFigures(context, { playerId, asset: "P" });
  const startedAt = figures ? figures.sessionStartedAt : signedInAt;
  if (!startedAt) return null;
  const { totals } = await bettingRecord(context, { playerId, from: startedAt, page: 1 });
  const net = totals.find(({ asset }) => asset === "P")?.net ?? money(0n, "P");
  const minutes = Math.floor((context.now().getTime() - startedAt.getTime()) / MINUTE_MS);
  return { startedAt, minutes: Math.max(0, minutes), net };
}
