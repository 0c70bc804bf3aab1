import type { Player } from "../accounts/index.ts";
import { findTerms, giveBonus, holdPlayer } from "../bonuses/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import { openAccounts, payRafflePrize } from "../wallet/index.ts";
import { type DrawnRow, HOLD_OWN_DRAWN, MARK_CLAIMED } from "./drawn-statements.ts";
import { type Prize, type Raffle, raffleOf } from "./raffle.ts";
import { RAFFLE_BY_CODE } from "./statements.ts";

export type ClaimRefusal = {
  readonly reason: "unknownRaffle" | "nothingWon" | "claimOver" | "onABreak" | "noAccount" | "accountFrozen";
};

type Paid = Pick<DrawnRow, "movementId" | "bonusId">;

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

async function pay(context: Context, { raffle, player, prize }: Due): Promise<Outcome<Paid, ClaimRefusal>> {
  const playerId = player.id;
  const { amount } = prize;
  const key = `raffle:${raffle.id}`;
  if (prize.pays === "bonus") {
    const terms = await findTerms(context, { brandId: player.brandId, name: prize.terms });
    if (!terms) throw new Error(`Raffle ${raffle.id} pays by terms that there are not.`);
    const gift = { playerId, key, amount, terms, source: "raffle", sourceRef: raffle.code } as const;
    const given = await giveBonus(context, gift);
    if (given.ok) return done({ movementId: null, bonusId: given.value.id });
    if (given.refusal.reason === "onABreak") return refuse({ reason: "onABreak" });
    throw new Error(`The prize of raffle ${raffle.id} was given for something else.`);
  }
  await openAccounts(context, { playerId, assets: [amount.asset] });
  const paid = await payRafflePrize(context, { playerId, key, amount });
  if (paid.ok) return done({ movementId: paid.value.transferId, bonusId: null });
  const { reason } = paid.refusal;
  if (reason === "noAccount" || reason === "accountFrozen") return refuse({ reason });
  throw new Error(`The ledger refused the prize of raffle ${raffle.id}: ${reason}.`);
}
