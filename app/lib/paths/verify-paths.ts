import type { EngineName } from "#server/studio/index.ts";
import { withQuery } from "./paths.ts";

/** The page that checks any round. */
export const VERIFY_PATH = "/verify";

/** The page that says how every game is decided. */
export const FAIRNESS_PATH = "/fairness";

/** The list of a round's stakes, as a file. */
export function stakeListPath({ game, round }: { game: string; round: string }): string {
  return withQuery(`${VERIFY_PATH}/stakes`, { game, round });
}

/** Leads to the link that checks a shared round. */
export function roundCheckPath(roundId: string): string {
  return withQuery(`${VERIFY_PATH}/round`, { id: roundId });
}

/** Writes the link that checks a round of an engine: everything that decided it stands in it. */
export type CheckPath = (
  engine: EngineName | "jackpot" | "raffle",
  round: Readonly<Record<string, string>>,
) => string;

/** Where a round stands in the records of whoever looks; null for a visitor to whom those are closed. */
export type RecordPath = (vendor: string, roundId: string) => string | null;

/** What was paid and what is owed, day by day; `before` is a day as `2026-11-26`. */
export const daysPath = (query: { before?: string } = {}): string => withQuery(`${VERIFY_PATH}/days`, query);
export const daysFile = (query: { before?: string } = {}): string =>
  withQuery(`${VERIFY_PATH}/days.json`, query);

/** What the house puts on record of itself, a list at a time; `before` is where older ones begin. */
export const recordPath = (query: { list?: string; before?: string } = {}): string =>
  withQuery(`${VERIFY_PATH}/record`, query);
export const recordFile = (query: { list?: string; before?: string } = {}): string =>
  withQuery(`${VERIFY_PATH}/record.json`, query);

/** Finds a round that many share by its number, and leads to its link. */
export function verifyNumberPath({ game, number }: { game: string; number: string }): string {
  return withQuery(VERIFY_PATH, { game, number });
}

/** The key that signs these links. */
export const KEY_PATH = `${VERIFY_PATH}/key`;

/** What whoever checks without us takes home. */
export const VERIFIER_FILE = "/verifier/nard-verify.mjs";
export const VECTORS_FILE = "/verifier/vectors.json";

/** Every draw of every game in its order, for a program of one's own. */
export const RULES_FILE = "/verifier/fairness.txt";

/** The numbers of a game stand in a file below this. */
export function numbersFile(name: string): string {
  return `/verifier/${name}`;
}
