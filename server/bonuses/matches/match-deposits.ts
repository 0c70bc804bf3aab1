import { findPlayer } from "../../accounts/index.ts";
import { money } from "../../core/numbers/money.ts";
import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { playPause } from "../../limits/index.ts";
import { type Deposited, depositsAfter } from "../../wallet/index.ts";
import { giveBonus } from "../give-bonus.ts";
import { bonusByKey } from "../grant.ts";
import { findTerms } from "../named-terms.ts";
import {
  HOLD_MATCH_MARK,
  MATCHES_ON,
  type Match,
  matchedMinor,
  SAVE_MATCH_MARK,
  TAKE_BUDGET,
} from "./match.ts";
import { matchKey } from "./match-key.ts";

/**
 * Offers the bonuses that deposits have brought since the last time: each once, however often and by however many
 * processes this is done, and the rest of a budget where that is less. A deposit that was reversed meanwhile brings nothing, and nobody on a break is offered anything.
 */
export async function matchDeposits(context: Context): Promise<void> {
  while (!(await context.db.transaction((db) => matchPart({ ...context, db }))));
}

async function matchPart(context: Context): Promise<boolean> {
  const { db } = context;
  const [held] = await db.call(HOLD_MATCH_MARK, []);
  if (!held) throw new Error("There is no mark up to which deposits were read.");
  const { mark, isWhole, deposits } = await depositsAfter(context, held.mark);
  if (mark === held.mark) return true;
  const matches = deposits.length === 0 ? [] : await db.call(MATCHES_ON, []);
  for (const deposit of deposits) await offerFor(context, deposit, matches);
  await db.call(SAVE_MATCH_MARK, [mark]);
  return isWhole;
}

async function offerFor(context: Context, deposit: Deposited, matches: readonly Match[]): Promise<void> {
  const player = await findPlayer(context, deposit.playerId);
  if (!player) return;
  for (const match of matches) {
    const minor = match.brandId === player.brandId ? matchedMinor(match, deposit) : 0n;
    if (minor > 0n) await offer(context, { match, deposit, minor });
  }
}

type Brought = { readonly match: Match; readonly deposit: Deposited; readonly minor: bigint };

/** Nobody else reads deposits meanwhile, so what is not given yet is given here or by nobody. */
async function offer(context: Context, { match, deposit, minor }: Brought): Promise<void> {
  const { db } = context;
  const { brandId: brand, code, offerDays } = match;
  const { playerId } = deposit;
  const terms = await findTerms(context, { brandId: brand, name: match.terms });
  const key = await matchKey(context, match, deposit);
  if (!terms || (await playPause(context, playerId)) || (await bonusByKey(db, playerId, key))) return;
  const [taken] = await db.call(TAKE_BUDGET, [brand, code, minor]);
  if (!taken) return;
  await giveBonus(context, {
    ...{ playerId, key, terms, source: "deposit", sourceRef: `${code}:${deposit.movementId}` },
    amount: money(taken.takenMinor, "P"),
    deposit: money(deposit.minor, "P"),
    offeredUntil: later(context.now(), offerDays * DAY_MS),
  });
}
