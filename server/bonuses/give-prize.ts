import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { type Flow, type Moved, type MoveRefusal, openAccounts } from "../wallet/index.ts";
import { type BonusGift, type BonusRefusal, giveBonus } from "./give-bonus.ts";
import { findTerms } from "./named-terms.ts";

/** What somebody is given by a rule of the house: money or points by a movement, or a bonus by terms of their brand. */
type PrizeDue = Pick<BonusGift, "key" | "source" | "sourceRef" | "amount" | "offeredUntil"> & {
  readonly player: { readonly id: bigint; readonly brandId: string };
  /** The name of the terms where it is a bonus; null where it is not. */
  readonly terms: string | null;
  /** The movement of what is no bonus. */
  readonly pay: (context: Context, flow: Flow) => Promise<Outcome<Moved, MoveRefusal>>;
};

export type PrizeRefusal = BonusRefusal | MoveRefusal | { readonly reason: "unknownTerms" };

/** By which movement something was given, or as which bonus. */
export type GivenBy = { readonly movementId: bigint | null; readonly bonusId: string | null };

/** Gives it, once for its key, in the transaction of the context's database. */
export async function givePrize(
  context: Context,
  { player, terms: named, pay, ...due }: PrizeDue,
): Promise<Outcome<GivenBy, PrizeRefusal>> {
  const { id: playerId, brandId } = player;
  const { key, amount } = due;
  if (named !== null) {
    const terms = await findTerms(context, { brandId, name: named });
    if (!terms) return refuse({ reason: "unknownTerms" });
    const given = await giveBonus(context, { ...due, playerId, terms });
    return given.ok ? done({ movementId: null, bonusId: given.value.id }) : given;
  }
  await openAccounts(context, { playerId, assets: [amount.asset] });
  const paid = await pay(context, { playerId, key, amount });
  return paid.ok ? done({ movementId: paid.value.transferId, bonusId: null }) : paid;
}

/** What may stand between a player and what they have won. */
export type WonRefusal = { readonly reason: "onABreak" | "noAccount" | "accountFrozen" };

/** The same for what was won, where all else was seen to before: any other refusal is a fault. */
export async function giveWon(context: Context, due: PrizeDue): Promise<Outcome<GivenBy, WonRefusal>> {
  const given = await givePrize(context, due);
  if (given.ok) return given;
  const { reason } = given.refusal;
  if (reason === "onABreak" || reason === "noAccount" || reason === "accountFrozen")
    return refuse({ reason });
  throw new Error(`The ${due.source} ${due.sourceRef} cannot give its prize of key ${due.key}: ${reason}.`);
}
