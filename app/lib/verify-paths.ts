import type { EngineName } from "#server/studio/index.ts";
import { withQuery } from "./paths.ts";

/** The page that checks any round. */
export const VERIFY_PATH = "/verify";

/** The list of a round's stakes, as a file. */
export function stakeListPath({ game, round }: { game: string; round: string }): string {
  return withQuery(`${VERIFY_PATH}/stakes`, { game, round });
}

/** The link that checks a round of an engine: everything that decided it stands in it. */
export function verifyRoundPath(
  engine: EngineName | "jackpot",
  round: Readonly<Record<string, string>>,
): string {
  return withQuery(VERIFY_PATH, { engine, ...round });
}

/** What whoever checks without us takes home. */
export const VERIFIER_FILE = "/verifier/nard-verify.mjs";
export const VECTORS_FILE = "/verifier/vectors.json";
