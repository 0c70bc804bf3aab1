import { namedFact } from "../../core/text/named-facts.ts";
import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";
import { stakesSince } from "../../wallet/index.ts";
import type { Level } from "../level.ts";
import { addRise, holdMark, readPlayers } from "../store.ts";
import { lowered } from "./lowered.ts";
import type { Period } from "./period.ts";
import { FALLEN, FORGET_RISES, INSERT_FALL, LOWER, type Short } from "./statements.ts";

/** `firstMove` is below all that was moved since the end. */
export type Falling = { readonly short: Short; readonly period: Period; readonly firstMove: bigint };

/**
 * Lowers somebody by one level for a period, once, as of its end, and tells them. Stakes count on from where the lower
 * level begins, so that the higher one is reached again as it was reached before; its reward is not given a second time.
 */
export async function fall(context: Context, levels: readonly Level[], falling: Falling): Promise<void> {
  await context.db.transaction((db) => fallOnce({ ...context, db }, levels, falling));
}

async function fallOnce(context: Context, levels: readonly Level[], { short, period, firstMove }: Falling) {
  const { db, now } = context;
  const { playerId, stakedMinor, keepMinor } = short;
  // Nobody counts stakes meanwhile, and nobody else lowers anybody.
  const mark = await holdMark(db);
  if ((await db.call(FALLEN, [playerId, period.day])).length > 0) return;
  const [own] = await readPlayers(db, [playerId]);
  if (!own) throw new Error(`Player ${playerId} has a level and has staked nothing.`);
  const reading = { playerId, asset: "P", from: period.until, first: firstMove, mark } as const;
  const fallen = lowered(levels, {
    ...own,
    rankThen: short.rank,
    since: await stakesSince(context, reading),
  });
  if (!fallen) return;
  const { to, rises, rank } = fallen;
  await db.call(LOWER, [playerId, rank, fallen.loweredMinor]);
  await db.call(FORGET_RISES, [playerId, period.until]);
  for (const rise of rises) await addRise(db, { playerId, ...rise });
  await db.call(INSERT_FALL, [playerId, period.day, short.rank, to, stakedMinor, keepMinor, now()]);
  const level = levels.find((one) => one.rank === rank);
  // A player who has come so far again since the end has lost nothing that they would see.
  if (level && rank < own.rank) await tellFall(context, { playerId, level, day: period.day });
}

type Told = { readonly playerId: bigint; readonly level: Level; readonly day: string };

async function tellFall(context: Context, { playerId, level, day }: Told): Promise<void> {
  const facts = namedFact("level", level.names);
  await sendMessage(context, { playerId, kind: "levelLowered", facts, key: `level-lowered:${day}` });
}
