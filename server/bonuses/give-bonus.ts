import { type Money, money, plainAmount } from "../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { playPause } from "../limits/index.ts";
import { sendMessage } from "../messages/index.ts";
import { openAccounts } from "../wallet/index.ts";
import { type Bonus, bonusById, bonusByKey, holdPlayer, insertBonus, markEnded, takeOffer } from "./grant.ts";
import { settlePlayer } from "./settle-player.ts";
import type { BonusSource } from "./statements.ts";
import { type BonusTerms, requiredOf } from "./terms.ts";

export type BonusGift = {
  readonly playerId: bigint;
  /** Good once per player: the same again is the same bonus. */
  readonly key: string;
  readonly source: BonusSource;
  /** What of that source, as it is found there. */
  readonly sourceRef: string;
  readonly amount: Money;
  readonly terms: BonusTerms;
  /** The deposit that it was given for. */
  readonly deposit?: Money | undefined;
  /** Until when the player may take it; without it, it is taken at once. */
  readonly offeredUntil?: Date | undefined;
};

export type BonusRefusal = { readonly reason: "onABreak" | "keyConflict" };

/**
 * Gives a bonus, or offers one, once for its key, in the transaction of the context's database. It begins at once where
 * no other is active, and waits where one is. Nobody who is on a break is given anything.
 */
export function giveBonus(context: Context, gift: BonusGift): Promise<Outcome<Bonus, BonusRefusal>> {
  return context.db.transaction((db) => give({ ...context, db }, gift));
}

async function give(context: Context, gift: BonusGift): Promise<Outcome<Bonus, BonusRefusal>> {
  const { playerId, key, source, sourceRef, amount, terms, deposit, offeredUntil } = gift;
  const { db, now, newId } = context;
  await openAccounts(context, { playerId, assets: [amount.asset] });
  await holdPlayer(db, playerId);
  const known = await bonusByKey(db, playerId, key);
  if (known) return isSame(known, gift) ? done(known) : refuse({ reason: "keyConflict" });
  if (await playPause(context, playerId)) return refuse({ reason: "onABreak" });

  const minor = requiredOf(terms, { bonusMinor: amount.minor, depositMinor: deposit?.minor ?? 0n });
  const { id } = await insertBonus(db, {
    ...{ id: newId(), playerId, key, source, sourceRef, amount, terms },
    required: money(minor, amount.asset),
    state: offeredUntil ? "offered" : "waiting",
    givenAt: now(),
    endsAt: offeredUntil ?? null,
  });
  if (!offeredUntil) await settlePlayer(context, playerId);
  // A board tells of it with the place that brought it.
  if (source !== "board") await tellGiven(context, gift, id);
  const given = await bonusById(db, playerId, id);
  if (!given) throw new Error("A bonus that was just given is gone.");
  return done(given);
}

async function tellGiven(
  context: Context,
  { playerId, amount, offeredUntil }: BonusGift,
  id: string,
): Promise<void> {
  await sendMessage(context, {
    playerId,
    kind: offeredUntil ? "bonusOffered" : "bonusGiven",
    facts: { amount: plainAmount(amount), bonus: id },
    key: `bonus:${id}:given`,
  });
}

function isSame(known: Bonus, { source, sourceRef, amount }: BonusGift): boolean {
  return known.source === source && known.sourceRef === sourceRef && known.amount.minor === amount.minor;
}

export type OfferRefusal = { readonly reason: "unknownBonus" | "offerOver" | "onABreak" };

type Own = { readonly playerId: bigint; readonly bonusId: string };

/** Takes what was offered: the same again changes nothing. */
export function takeBonus(context: Context, own: Own): Promise<Outcome<Bonus, OfferRefusal>> {
  return context.db.transaction(async (db): Promise<Outcome<Bonus, OfferRefusal>> => {
    const inside = { ...context, db };
    await holdPlayer(db, own.playerId);
    const offered = await bonusById(db, own.playerId, own.bonusId);
    if (!offered) return refuse({ reason: "unknownBonus" });
    if (["waiting", "active"].includes(offered.state)) return done(offered);
    if (offered.state !== "offered" || (offered.endsAt ?? new Date(0)) <= context.now()) {
      return refuse({ reason: "offerOver" });
    }
    if (await playPause(inside, own.playerId)) return refuse({ reason: "onABreak" });
    await takeOffer(db, offered.id);
    await settlePlayer(inside, own.playerId);
    return done((await bonusById(db, own.playerId, own.bonusId)) ?? offered);
  });
}

/** Says no to what was offered. */
export function declineBonus(context: Context, own: Own): Promise<Outcome<null, OfferRefusal>> {
  return context.db.transaction(async (db): Promise<Outcome<null, OfferRefusal>> => {
    await holdPlayer(db, own.playerId);
    const offered = await bonusById(db, own.playerId, own.bonusId);
    if (!offered) return refuse({ reason: "unknownBonus" });
    if (offered.state === "forfeited") return done(null);
    if (offered.state !== "offered") return refuse({ reason: "offerOver" });
    await markEnded(db, offered.id, { end: "forfeited", endedAt: context.now() });
    return done(null);
  });
}
