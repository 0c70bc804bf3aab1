import { isTrialType, type Player } from "../accounts/index.ts";
import { holdPlayer, type PrizeRefusal } from "../bonuses/index.ts";
import { dayOf } from "../core/days.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import { playPause } from "../limits/index.ts";
import { promotionOf } from "../promotions/index.ts";
import type { TicketRefusal } from "../raffles/index.ts";
import { factsOf, type Known } from "./facts.ts";
import { unitOf, worthOf } from "./gift.ts";
import { giveGift } from "./give-gift.ts";
import { type Judged, judge } from "./judge.ts";
import { type ClaimOffer, countsIn, findOffer, type Gone, goneOf, isOpen, periodOf } from "./offer.ts";
import {
  CLAIM_OF_PERIOD,
  type Claim,
  INSERT_CLAIM,
  LATEST_CLAIMS,
  MARK_GIVEN,
  type Once,
  TAKE_BUDGET,
} from "./statements.ts";

export type ClaimRefusal =
  | PrizeRefusal
  | TicketRefusal
  | {
      readonly reason: "unknownOffer" | "notOpen" | "trialAccount" | "playerBlocked" | "levelTooLow";
    }
  | { readonly reason: "budgetSpent"; readonly gone: Gone }
  | { readonly reason: "missing"; readonly missing: readonly Judged[] };

export type ClaimRequest = { readonly player: Player; readonly timeZone: string; readonly promotion: string };

type Claimed = Outcome<Claim, ClaimRefusal>;

/**
 * Gives a player what a promotion offers, once in its period, where every condition holds and the budget lasts: all
 * together or nothing at all. The same again is the same answer.
 */
export function claimOffer(context: Context, request: ClaimRequest): Promise<Claimed> {
  const { player, timeZone, promotion } = request;
  return allOrNothing<Claimed>(context.db, async (db) => {
    const inside = { ...context, db };
    // A player's bonuses are held before anything of the ledger; so two claims of one player come one after the other.
    await holdPlayer(db, player.id);
    const offer = await findOffer(inside, { brand: player.brandId, promotion });
    if (offer?.kind !== "claim") return refuse({ reason: "unknownOffer" });
    const at = context.now();
    const given = (deposit: Deposit) =>
      claimThatCounts(inside, { ...request, once: offer.once, at, ...deposit });
    // Before facts are read: whoever asks again waits for others of theirs, who are to be short.
    const again = await given({ depositId: null, depositAt: null });
    if (again) return done(again);
    const known = await factsOf(inside, { player, timeZone, conditions: offer.conditions });
    if (!known) return refuse({ reason: "unknownOffer" });
    const { depositId } = known;
    const period = periodOf(offer.once, { at, timeZone, depositId });
    const before = offer.once === "deposit" ? await given(known) : undefined;
    if (before) return done(before);
    const refused = await judgeClaim(inside, { ...request, offer, known });
    if (refused) return refuse(refused);
    if (period === null) return refuse({ reason: "missing", missing: [] });
    return give(inside, { ...request, offer, known, period });
  });
}

type Deposit = Pick<Known, "depositId" | "depositAt">;

/** What a player has of the period that goes on, also by another period of an earlier rule of the same promotion. */
async function claimThatCounts(
  { db }: Pick<Context, "db">,
  { player, promotion, once, ...now }: ClaimRequest & Deposit & { readonly once: Once; readonly at: Date },
): Promise<Claim | undefined> {
  const period = periodOf(once, now);
  if (period === null) return undefined;
  const [exact] = await db.call(CLAIM_OF_PERIOD, [player.id, promotion, period]);
  if (exact) return exact;
  const [latest] = await db.call(LATEST_CLAIMS, [player.id, [promotion], 1]);
  return latest && countsIn(latest, once, now) ? latest : undefined;
}

type Looked = ClaimRequest & { readonly offer: ClaimOffer; readonly known: Known };

async function judgeClaim(context: Context, { player, offer, known }: Looked): Promise<ClaimRefusal | null> {
  const at = context.now();
  const { language } = player;
  const asked = { id: offer.promotion, language, audience: "members", at } as const;
  const promotion = await promotionOf(context, asked);
  if (promotion?.status !== "claiming" || !isOpen(offer, at)) return { reason: "notOpen" };
  if (isTrialType(player.accountType)) return { reason: "trialAccount" };
  if (player.state !== "active") return { reason: "playerBlocked" };
  if (await playPause(context, player.id)) return { reason: "onABreak" };
  const missing = judge("claim", offer.conditions, known).filter(({ isMet }) => !isMet);
  if (missing.length > 0) return { reason: "missing", missing };
  return worthOf(offer.gift, Number(known.level)) === 0n ? { reason: "levelTooLow" } : null;
}

type Due = Looked & { readonly period: string };

async function give(context: Context, { player, timeZone, offer, known, period }: Due): Promise<Claimed> {
  const { db, now } = context;
  const { brandId: brand, promotion, gift } = offer;
  const level = Number(known.level);
  const minor = worthOf(gift, level);
  const own = [player.id, promotion, period] as const;
  await db.call(INSERT_CLAIM, [...own, brand, gift.what, unitOf(gift.what), minor, now()]);
  const taken = await db.call(TAKE_BUDGET, [brand, promotion, minor, dayOf(now(), timeZone)]);
  if (taken.length === 0) return refuse(await whyNotTaken(context, { offer, minor, timeZone }));
  const key = `offer:${promotion}:${period}`;
  const given = await giveGift(context, { player, promotion, key, gift, level });
  if (!given.ok) return given;
  await db.call(MARK_GIVEN, [...own, given.value.movementId, given.value.bonusId]);
  const [claim] = await db.call(CLAIM_OF_PERIOD, own);
  if (!claim) throw new Error("A claim that was just made is gone.");
  return done(claim);
}

/** Looked at again: others may have taken the last of it in between. */
async function whyNotTaken(
  context: Context,
  { offer, minor, timeZone }: Pick<Due, "offer" | "timeZone"> & { readonly minor: bigint },
): Promise<ClaimRefusal> {
  const { brandId: brand, promotion } = offer;
  const now = await findOffer(context, { brand, promotion });
  if (!now?.isOn) return { reason: "notOpen" };
  const gone = goneOf(now, { minor, today: dayOf(context.now(), timeZone) });
  return { reason: "budgetSpent", gone: gone ?? "today" };
}
