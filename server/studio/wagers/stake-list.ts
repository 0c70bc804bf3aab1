import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import { entropyOfLines, stakeLine } from "../fairness/chain.ts";

/** A round by the names that its check link gives it. */
type SharedRound = { readonly game: string; readonly round: string };

/** What the entropy of a round is the hash of, line by line. */
export type StakeList = SharedRound & { readonly entropy: string; readonly stakes: readonly string[] };

const KEEP_STAKE_LIST: Statement<unknown> = {
  name: "studio.keep_stake_list",
  text: `
    insert into studio.stake_lists (game, round, entropy, lines, fixed_at)
    values ($1, $2, $3, $4::text[], $5::timestamptz)`,
};

const STAKE_LIST: Statement<{ entropy: string; lines: string[] }> = {
  name: "studio.stake_list",
  text: "select entropy, lines from studio.stake_lists where game = $1 and round = $2",
};

/**
 * Fixes what the stakes add to the link of their round, and keeps the list that it is computed from. Call it once, in
 * the transaction that closes the betting.
 */
export async function fixStakes(
  { db, now }: Pick<Context, "db" | "now">,
  { game, round, stakes }: SharedRound & { stakes: readonly { id: string; clientSeed: string | null }[] },
): Promise<string> {
  const lines = stakes.map(stakeLine);
  const entropy = entropyOfLines(lines);
  if (lines.length > 0) await db.call(KEEP_STAKE_LIST, [game, round, entropy, lines, now()]);
  return entropy;
}

/**
 * The stakes of a round as they were hashed, for anybody, from the moment when betting closed; null where nobody
 * staked, betting is not closed, or the round is older than the lists.
 */
export async function stakeListOf(
  { db }: Pick<Context, "db">,
  { game, round }: SharedRound,
): Promise<StakeList | null> {
  const [kept] = await db.call(STAKE_LIST, [game, round]);
  return kept ? { game, round, entropy: kept.entropy, stakes: kept.lines } : null;
}
