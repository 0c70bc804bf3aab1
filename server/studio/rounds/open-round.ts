import { later, SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { takeLink } from "../fairness/chain.ts";
import type { RoundGame } from "./games/round-games.ts";
import { LATEST_ROUND, OPEN_ROUND, type SharedRoundRow, TELL_ROUND, VISIT } from "./statements.ts";

/** A visit is written down this often at the most. */
const VISIT_EVERY_MS = 20 * SECOND_MS;

/** Whether a round stands in the way of the next one: it is played, or its end is still being looked at. */
export function isUnderWay({ state, endsAt }: SharedRoundRow, now: Date): boolean {
  return (state !== "settled" && state !== "cancelled") || (endsAt !== null && endsAt > now);
}

export async function latestRound({ db }: Pick<Context, "db">, game: string): Promise<SharedRoundRow | null> {
  const [round] = await db.call(LATEST_ROUND, [game]);
  return round ?? null;
}

/**
 * Opens the next round of a game: takes its link, shows what commits to it, and says when betting closes. Of many who
 * open at once one does; false for the others, and where a round is under way.
 */
export async function openRound(context: Context, game: RoundGame): Promise<boolean> {
  const { db, now, newId } = context;
  const before = await latestRound(context, game.code);
  if (before && isUnderWay(before, now())) return false;
  return db.transaction(async (transaction) => {
    const place = await takeLink({ ...context, db: transaction }, game.code);
    const opensAt = now();
    const [opened] = await transaction.call(OPEN_ROUND, [
      newId(),
      game.code,
      game.mathVersion,
      place.chainId,
      place.index,
      place.terminal,
      place.commit,
      opensAt,
      later(opensAt, game.bettingMs),
    ]);
    if (opened) await transaction.call(TELL_ROUND, [game.code]);
    return opened !== undefined;
  });
}

/** Somebody is here: the clock opens rounds of this game for a while, and the first one is opened at once. */
export async function visitRounds(context: Context, game: RoundGame): Promise<void> {
  const at = context.now();
  await context.db.call(VISIT, [game.code, at, later(at, -VISIT_EVERY_MS)]);
  await openRound(context, game);
}
