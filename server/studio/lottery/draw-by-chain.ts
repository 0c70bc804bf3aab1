import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import { linkAt, sharedDraw } from "../fairness/chain.ts";
import { fixStakes } from "../wagers/stake-list.ts";
import { type Drawn, drawNumbers } from "./draw-kind.ts";
import { type DrawRow, MARK_DRAW_LOCKED } from "./draw-statements.ts";
import { STAKED_ON_DRAW } from "./line-statements.ts";
import { lotteryGameOf } from "./lottery-games.ts";

/** Ends the betting on a draw, and fixes its entropy from the stakes that were taken. */
export async function fixDraw(context: Context, { id, game, number }: DrawRow): Promise<void> {
  const stakes = await context.db.call(STAKED_ON_DRAW, [id]);
  const entropy = await fixStakes(context, { game, round: number, stakes });
  await context.db.call(MARK_DRAW_LOCKED, [id, entropy]);
}

/** What comes out of a draw whose entropy is fixed. Nobody outside is told before its moment. */
export async function numbersByChain(
  db: Database,
  { id, game: code, number, mathVersion, chainId, chainIndex, entropy }: DrawRow,
): Promise<{ link: string; numbers: Drawn }> {
  const game = lotteryGameOf(code);
  if (!game || !chainId || chainIndex === null || !entropy)
    throw new Error(`Draw ${id} of ${code} is locked and nothing can decide it`);
  if (mathVersion > game.mathVersion)
    throw new Error(`Draw ${id} has version ${mathVersion} of ${code}, which is not here`);
  const link = await linkAt(db, { chainId, index: chainIndex });
  const draw = sharedDraw(code, { link, round: number, entropy });
  return { link, numbers: drawNumbers(game.draw, mathVersion, draw) };
}
