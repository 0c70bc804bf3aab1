import { findPlayer } from "../../accounts/index.ts";
import { money } from "../../core/numbers/money.ts";
import { type Outcome, refuse } from "../../core/outcome.ts";
import { DAY_MS, later } from "../../core/time.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import { type Deposited, depositsAfter } from "../../wallet/index.ts";
import { giveBonus } from "../give-bonus.ts";
import { type Bonus, bonusByKey, holdPlayer } from "../grant.ts";
import { findTerms } from "../named-terms.ts";
import { MATCH_MARK, MATCHES_ON, type Match, matchedMinor, SAVE_MATCH_MARK, TAKE_BUDGET } from "./match.ts";
import { matchKey } from "./match-key.ts";

/**
 * Offers the bonuses that deposits have brought since the last time, whoever paid first before: each once, however often
 * and by however many processes this is done, and the rest of a budget where that is less. A deposit that was reversed
 * meanwhile brings nothing, and nobody on a break is offered anything.
 */
export async function matchDeposits(context: Context): Promise<void> {
  while (!(await matchPart(context)));
}

/**
 * Each bonus is a transaction of its own, so that no more than one player is held at a time. The mark comes after all of
 * them: a run that was cut off is gone through again, and its keys say what was given.
 */
async function matchPart(context: Context): Promise<boolean> {
  const { db } = context;
  const [kept] = await db.call(MATCH_MARK, []);
  if (!kept) throw new Error("There is no mark up to which deposits were read.");
  const { mark, isWhole, deposits } = await depositsAfter(context, kept.mark);
  if (mark === kept.mark) return true;
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
    if (minor > 0n)
      await allOrNothing(context.db, (db) => offer({ ...context, db }, { match, deposit, minor }));
  }
}

type Brought = { readonly match: Match; readonly deposit: Deposited; readonly minor: bigint };
type Unoffered = {
  readonly reason: "unknownTerms" | "givenBefore" | "budgetGiven" | "onABreak" | "keyConflict";
};

/** The player is held before the budget: of two who offer the same at once, the second finds it given. */
async function offer(
  context: Context,
  { match, deposit, minor }: Brought,
): Promise<Outcome<Bonus, Unoffered>> {
  const { db } = context;
  const { brandId: brand, code, offerDays } = match;
  const { playerId, movementId } = deposit;
  const terms = await findTerms(context, { brandId: brand, name: match.terms });
  if (!terms) return refuse({ reason: "unknownTerms" });
  const key = await matchKey(context, match, deposit);
  await holdPlayer(db, playerId);
  if (await bonusByKey(db, playerId, key)) return refuse({ reason: "givenBefore" });
  const [taken] = await db.call(TAKE_BUDGET, [brand, code, minor]);
  if (!taken) return refuse({ reason: "budgetGiven" });
  return giveBonus(context, {
    ...{ playerId, key, terms, source: "deposit", sourceRef: `${code}:${movementId}` },
    amount: money(taken.takenMinor, "P"),
    deposit: money(deposit.minor, "P"),
    offeredUntil: later(context.now(), offerDays * DAY_MS),
  });
}
