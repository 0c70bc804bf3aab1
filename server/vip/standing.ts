import { findPlayer } from "../accounts/index.ts";
import { type Language, localText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import type { Level } from "./level.ts";
import { levelsOf } from "./levels-of.ts";
import { readPlayers } from "./store.ts";

export type NextLevel = {
  readonly rank: number;
  readonly name: string;
  /** Stakes that are still missing, in minor units of the brand's asset. */
  readonly neededMinor: bigint;
  /** How much of the way is done, in whole percent from 0 to 100; 100 where it was made easier. */
  readonly shareDone: number;
};

/** Where a player stands; at the top there is no next level. */
export type VipStanding = {
  readonly rank: number;
  /** The level's name in the visitor's language (labelName). */
  readonly name: string;
  /** Stakes of real money that were ever made and not given back, in minor units of the brand's asset. */
  readonly stakedMinor: bigint;
  readonly next: NextLevel | null;
};

export type StandingRequest = { readonly playerId: bigint; readonly language: Language };

/**
 * The level of a player. Stakes count within seconds of being made (countStakes); who has staked nothing, or is not
 * known, stands at rank 0. A level that was reached is kept, unless the
 * brand has it kept by period (ownKeeping).
 */
export async function vipStanding(
  context: Context,
  { playerId, language }: StandingRequest,
): Promise<VipStanding> {
  const player = await findPlayer(context, playerId);
  const levels = player ? await levelsOf(context, player.brandId) : [];
  const [found] = await readPlayers(context.db, [playerId]);
  const { rank, stakedMinor, loweredMinor } = found ?? { rank: 0, stakedMinor: 0n, loweredMinor: 0n };
  const name = levels.find((level) => level.rank === rank)?.names;
  const above = levels.find((level) => level.rank > rank);
  return {
    rank,
    name: name ? localText(name, language) : "",
    stakedMinor,
    next: above ? nextOf(above, stakedMinor - loweredMinor, language) : null,
  };
}

function nextOf(
  { rank, names, stakedMinor: threshold }: Level,
  staked: bigint,
  language: Language,
): NextLevel {
  const done = staked < 0n ? 0n : staked > threshold ? threshold : staked;
  const shareDone = threshold === 0n ? 100 : Number((done * 100n) / threshold);
  return { rank, name: localText(names, language), neededMinor: threshold - done, shareDone };
}
