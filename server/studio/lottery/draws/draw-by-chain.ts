import type { Context } from "../../../db/context.ts";
import type { Database } from "../../../db/database.ts";
import { entropyWith } from "../../fairness/beacon.ts";
import { linkAt, sharedDraw } from "../../fairness/chain.ts";
import { fixStakes } from "../../wagers/stake-list.ts";
import { STAKED_ON_DRAW } from "../line-statements.ts";
import { lotteryGameOf } from "../lottery-games.ts";
import { type Drawn, drawNumbers } from "./draw-kind.ts";
import { type DrawRow, MARK_DRAW_LOCKED } from "./draw-statements.ts";
import { wordOf } from "./hear-beacon.ts";

/** Ends the betting on a draw, and fixes its entropy from the stakes that were taken. */
export async function fixDraw(context: Context, { id, game, number }: DrawRow): Promise<void> {
  const stakes = await context.db.call(STAKED_ON_DRAW, [id]);
  const entropy = await fixStakes(context, { game, round: number, stakes });
  await context.db.call(MARK_DRAW_LOCKED, [id, entropy]);
}

/** The link of a draw that is locked. */
export async function linkOfDraw(db: Database, { id, chainId, chainIndex }: DrawRow): Promise<string> {
  if (!chainId || chainIndex === null) throw new Error(`Draw ${id} is of no chain`);
  return linkAt(db, { chainId, index: chainIndex });
}

/** What comes out of a draw whose entropy is fixed and whose beacon was heard. Nobody outside is told before its moment. */
export async function numbersByChain(db: Database, draw: DrawRow): Promise<{ link: string; numbers: Drawn }> {
  const { id, game: code, number, mathVersion, entropy } = draw;
  const game = lotteryGameOf(code);
  if (!game || !entropy) throw new Error(`Draw ${id} of ${code} is locked and nothing can decide it`);
  if (mathVersion > game.mathVersion)
    throw new Error(`Draw ${id} has version ${mathVersion} of ${code}, which is not here`);
  const link = await linkOfDraw(db, draw);
  const seeds = { link, round: number, entropy: entropyWith(entropy, wordOf(draw)) };
  return { link, numbers: drawNumbers(game.draw, mathVersion, sharedDraw(code, seeds)) };
}
