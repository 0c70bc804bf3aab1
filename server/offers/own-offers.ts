import type { Player } from "../accounts/index.ts";
import { dayOf } from "../core/days.ts";
import type { LocalText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { mayTakePart } from "../missions/index.ts";
import { type Promotion, type PromotionCard, promotionsOf } from "../promotions/index.ts";
import { openRaffles } from "../raffles/index.ts";
import { claimableDeposits, factsOf } from "./facts.ts";
import { worthOf } from "./gift.ts";
import { type Judged, judge } from "./judge.ts";
import {
  type ClaimOffer,
  countsIn,
  goneOf,
  isOpen,
  type Offer,
  offersOfBrand,
  periodOf,
  type Standing,
  standingOf,
} from "./offer.ts";
import { type Claim, LATEST_CLAIMS, OFFER_OF_MOVEMENT } from "./statements.ts";

type Own = { readonly player: Player; readonly timeZone: string };

/** An offer as one player stands towards it. */
export type OwnOffer = {
  readonly promotion: Pick<PromotionCard, "id" | "title" | "summary" | "dates">;
  readonly offer: ClaimOffer;
  readonly conditions: readonly Judged[];
  /** What it brings to this player, in minor units of the offer; nothing below its lowest level. */
  readonly minor: bigint;
  /** What was given in the period that goes on. */
  readonly claim: Claim | null;
  readonly canClaim: boolean;
  /** Whether what there is of it today is gone: then it may be there again tomorrow. */
  readonly isGoneToday: boolean;
  /** How the raffle is called that it brings tickets of. */
  readonly raffle: LocalText | null;
};

const raffleOf = ({ gift }: ClaimOffer) => (gift.what === "tickets" ? [gift.raffle] : []);

const isClaimed = (offer: Offer): offer is ClaimOffer => offer.kind === "claim";

/**
 * Every offer that a player may claim by now or work towards, what can be claimed first; none for whom nothing is
 * offered: nobody away from play, shut out or on trial. As many statements for fifty as for one.
 */
export async function ownOffers(context: Context, { player, timeZone }: Own): Promise<OwnOffer[]> {
  const at = context.now();
  const [may, offers, promotions] = await Promise.all([
    mayTakePart(context, [player.id]),
    offersOfBrand(context, player.brandId),
    promotionsOf(context, { language: player.language, audience: "members", at }),
  ]);
  const open = offers.filter(isClaimed).filter((offer) => isOpen(offer, at));
  const shown = open.flatMap((offer) => {
    const promotion = promotions.find(({ id, status }) => id === offer.promotion && status === "claiming");
    return promotion ? [{ offer, promotion }] : [];
  });
  if (!may.has(player.id) || shown.length === 0) return [];
  const conditions = shown.flatMap(({ offer }) => offer.conditions);
  const [known, claims, raffles] = await Promise.all([
    factsOf(context, { player, timeZone, conditions }),
    context.db.call(LATEST_CLAIMS, [player.id, shown.map(({ offer }) => offer.promotion), 1]),
    openRaffles(context, { brand: player.brandId, codes: shown.flatMap(({ offer }) => raffleOf(offer)) }),
  ]);
  if (!known) return [];
  const level = Number(known.level);
  const own = shown.flatMap(({ offer, promotion }): OwnOffer[] => {
    const judged = judge("claim", offer.conditions, known);
    const { depositId, depositAt } = known;
    const period = periodOf(offer.once, { at, timeZone, depositId });
    const latest = claims.find((one) => one.promotion === offer.promotion);
    const claim =
      latest && countsIn(latest, offer.once, { at, timeZone, depositId, depositAt }) ? latest : null;
    const minor = worthOf(offer.gift, level);
    const gone = claim === null ? goneOf(offer, { minor, today: dayOf(at, timeZone) }) : null;
    const isFree = claim === null && period !== null && gone === null;
    const canClaim = isFree && minor > 0n && judged.every(({ isMet }) => isMet);
    const [code] = raffleOf(offer);
    const raffle = raffles.find((one) => one.code === code);
    // What is over for everybody is shown to nobody who has it not.
    if (gone === "all" || (code !== undefined && !raffle && !claim)) return [];
    const isGoneToday = gone === "today";
    const titles = raffle?.titles ?? null;
    return [{ promotion, offer, conditions: judged, minor, claim, canClaim, isGoneToday, raffle: titles }];
  });
  return own.sort((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = ({ canClaim, claim }: OwnOffer): number => (canClaim ? 0 : claim === null ? 1 : 2);

/**
 * The promotions of which a player was given what the period that goes on has, and those that give no more of which
 * there was ever given anything.
 */
export async function claimedPromotions(
  context: Context,
  { player, timeZone }: Own,
): Promise<readonly Promotion["id"][]> {
  const at = context.now();
  const offers = (await offersOfBrand(context, player.brandId)).filter(isClaimed);
  if (offers.length === 0) return [];
  const isOfDeposits = offers.some(({ once }) => once === "deposit");
  const [claims, deposits] = await Promise.all([
    context.db.call(LATEST_CLAIMS, [player.id, offers.map(({ promotion }) => promotion), 1]),
    isOfDeposits ? claimableDeposits(context, { playerIds: [player.id], at }) : null,
  ]);
  const last = deposits?.get(player.id);
  const now = { at, timeZone, depositId: last?.movementId ?? null, depositAt: last?.at ?? null };
  return offers.flatMap((offer) => {
    const mine = claims.find(({ promotion }) => promotion === offer.promotion);
    return mine && (isOver(offer, at) || countsIn(mine, offer.once, now)) ? [offer.promotion] : [];
  });
}

const isOver = (offer: Offer, at: Date): boolean => OVER.has(standingOf(offer, at));
const OVER: ReadonlySet<Standing> = new Set(["gone", "stopped", "ended"]);

/** For which promotion a movement of the player's was claimed; null where it was for none. */
export async function offerOfMovement(
  { db }: Pick<Context, "db">,
  { playerId, movementId }: { readonly playerId: bigint; readonly movementId: bigint },
): Promise<string | null> {
  const [row] = await db.call(OFFER_OF_MOVEMENT, [movementId, playerId]);
  return row?.promotion ?? null;
}
