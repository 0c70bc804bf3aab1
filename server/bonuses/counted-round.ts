import type { CategoryOfGame } from "../catalogue/index.ts";
import type { BonusTerms } from "./terms.ts";

/** Why a round counts for less than was staked: its game does not count, not whole, or it is above the most. */
export type Short = "game" | "weight" | "most";

type Played = { readonly vendor: string; readonly game: string; readonly stakedMinor: bigint };

const WHOLE = 100;

/** What one round counts for, in minor units rounded down, and why for no more. */
export function countedRound(
  { weights, games, countsMost }: BonusTerms,
  { vendor, game, stakedMinor }: Played,
  categoryOf: CategoryOfGame,
): { readonly countedMinor: bigint; readonly short: Short | null } {
  const category = categoryOf(vendor, game);
  const weight = games[`${vendor}/${game}`] ?? (category ? (weights[category] ?? 0) : 0);
  if (weight === 0) return { countedMinor: 0n, short: "game" };
  const most = countsMost !== null && stakedMinor > countsMost ? countsMost : stakedMinor;
  const countedMinor = (most * BigInt(weight)) / BigInt(WHOLE);
  if (most < stakedMinor) return { countedMinor, short: "most" };
  return { countedMinor, short: weight < WHOLE ? "weight" : null };
}
