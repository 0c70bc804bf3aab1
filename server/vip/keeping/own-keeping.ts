import { findPlayer } from "../../accounts/index.ts";
import { findBrand } from "../../brand/index.ts";
import { type Language, localText } from "../../core/languages.ts";
import type { Context } from "../../db/context.ts";
import { levelsOf } from "../levels-of.ts";
import { readPlayers } from "../store.ts";
import { firstFrom, periodOf } from "./period.ts";
import { OWN } from "./statements.ts";
import { keepingOf } from "./would-fall.ts";

/** What a player's level takes to be kept. */
export type OwnKeeping = {
  /** The end of the period that runs, or of the next one where the level is safe until then. */
  readonly until: Date;
  readonly isSafe: boolean;
  readonly keepMinor: bigint;
  /** What is missing in the period that is judged at that end: all of it where that has not begun. */
  readonly neededMinor: bigint;
  /** The level to which they would fall, in the visitor's language. */
  readonly below: string;
};

/** Null where nothing is to be kept. Stakes count within minutes of the end of their round. */
export async function ownKeeping(
  context: Context,
  { playerId, language }: { readonly playerId: bigint; readonly language: Language },
): Promise<OwnKeeping | null> {
  const player = await findPlayer(context, playerId);
  const brand = player && (await findBrand(context, player.brandId));
  const keeping = brand && (await keepingOf(context, brand.id));
  if (!keeping) return null;
  const [own] = await readPlayers(context.db, [playerId]);
  const levels = await levelsOf(context, brand.id);
  const level = levels.find(({ rank }) => rank === (own?.rank ?? 0));
  const below = level && levels.findLast(({ rank }) => rank < level.rank);
  if (!below || level.keepMinor === null) return null;
  const running = periodOf(context.now(), keeping.period, brand.timeZone);
  const [mine] = await context.db.call(OWN, [playerId, running.from, running.until]);
  const first = firstFrom(keeping.since, keeping.period, brand.timeZone);
  const isSafe = first.from > running.from || (mine?.hasRisen ?? false) || (mine?.isAway ?? false);
  const missing = level.keepMinor - (isSafe ? 0n : (mine?.stakedMinor ?? 0n));
  return {
    until: isSafe ? periodOf(running.until, keeping.period, brand.timeZone).until : running.until,
    isSafe,
    keepMinor: level.keepMinor,
    neededMinor: missing > 0n ? missing : 0n,
    below: localText(below.names, language),
  };
}
