import type { Player } from "../accounts/index.ts";
import { giveWon, holdPlayer, type WonRefusal } from "../bonuses/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import { payRafflePrize } from "../wallet/index.ts";
import { HOLD_OWN_DRAWN, MARK_CLAIMED } from "./drawn-statements.ts";
import { type Prize, type Raffle, raffleOf } from "./raffle.ts";
import { RAFFLE_BY_CODE } from "./statements.ts";

export type ClaimRefusal = { readonly reason: "unknownRaffle" | "nothingWon" | "claimOver" } | WonRefusal;

/**
 * Pays a winner what they won: once, however often and from wherever it is claimed. The same again is the same answer.
 */
export async function claimPrize(
  context: Context,
  { player, code }: { readonly player: Player; readonly code: string },
): Promise<Outcome<Prize, ClaimRefusal>> {
  const [row] = await context.db.call(RAFFLE_BY_CODE, [player.brandId, code]);
  if (!row) return refuse({ reason: "unknownRaffle" });
  const raffle = raffleOf(row);
  return allOrNothing<Outcome<Prize, ClaimRefusal>>(context.db, async (db) => {
    // A player's bonuses are held before anything of the ledger.
    if (raffle.prizes.some(({ pays }) => pays === "bonus")) await holdPlayer(db, player.id);
    const [own] = await db.call(HOLD_OWN_DRAWN, [raffle.id, player.id]);
    const prize = own?.prize ? raffle.prizes[own.prize - 1] : undefined;
    if (!own || !prize) return refuse({ reason: "nothingWon" });
    if (own.state === "claimed") return done(prize);
    if (own.state === "lapsed" || (own.claimUntil ?? new Date(0)) <= context.now())
      return refuse({ reason: "claimOver" });
    const paid = await pay({ ...context, db }, { raffle, player, prize });
    if (!paid.ok) return paid;
    const { movementId, bonusId } = paid.value;
    await db.call(MARK_CLAIMED, [raffle.id, own.nth, context.now(), movementId, bonusId]);
    return done(prize);
  });
}

type Due = { readonly raffle: Raffle; readonly player: Player; readonly prize: Prize };

const pay = (context: Context, { raffle, player, prize }: Due) =>
  giveWon(context, {
    ...{ player, key: `raffle:${raffle.id}`, source: "raffle", sourceRef: raffle.code, amount: prize.amount },
    terms: prize.pays === "bonus" ? prize.terms : null,
    pay: payRafflePrize,
  });
