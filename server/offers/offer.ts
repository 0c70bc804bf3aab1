import { z } from "zod";
import { dayOf, startOfWeek } from "../core/days.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import type { RuleStanding } from "../promotions/index.ts";
import { type Condition, conditionRow } from "./condition.ts";
import { type Gift, giftRow, type Share, shareRow, worthOf } from "./gift.ts";
import { ALL_OFFERS, type Claim, OFFER_BY_PROMOTION, type OfferRow, type Once } from "./statements.ts";

type Common = Omit<OfferRow, "kind" | "conditions" | "gift"> & { readonly conditions: readonly Condition[] };

/** A rule that members claim by. */
export type ClaimOffer = Common & { readonly kind: "claim"; readonly gift: Gift };
/** A rule by which the clock gives back a part of what a week cost. */
export type CashbackOffer = Common & { readonly kind: "cashback"; readonly gift: Share };
export type Offer = ClaimOffer | CashbackOffer;

const conditionRows = z.array(conditionRow);

function offerOf({ kind, conditions, gift, ...row }: OfferRow): Offer {
  const common = { ...row, conditions: conditionRows.parse(conditions) };
  return kind === "claim"
    ? { ...common, kind, gift: giftRow.parse(gift) }
    : { ...common, kind, gift: shareRow.parse(gift) };
}

const allOffers = kept(SECOND_MS, async ({ db }) => (await db.call(ALL_OFFERS, [])).map(offerOf));

/** Every offer of the house as it is at this moment. */
export async function offersNow({ db }: Pick<Context, "db">): Promise<Offer[]> {
  return (await db.call(ALL_OFFERS, [])).map(offerOf);
}

/** Every offer of a brand, those that are off as well, at most a second old. */
export async function offersOfBrand(context: Context, brand: string): Promise<Offer[]> {
  return (await allOffers(context)).filter((offer) => offer.brandId === brand);
}

/** The offer of one promotion as it is at this moment. */
export async function findOffer(
  { db }: Pick<Context, "db">,
  { brand, promotion }: { readonly brand: string; readonly promotion: string },
): Promise<Offer | null> {
  const [row] = await db.call(OFFER_BY_PROMOTION, [brand, promotion]);
  return row ? offerOf(row) : null;
}

/** Whether an offer can be claimed at a moment, whoever it is for. */
export function isOpen({ isOn, from, until }: Pick<Offer, "isOn" | "from" | "until">, at: Date): boolean {
  return isOn && from <= at && (until === null || at < until);
}

/** What of an offer is gone: all that there ever was of it, or what there was for a day. */
export type Gone = "all" | "today";

/** What is gone where so much more is to be given; null where there is still so much. */
export function goneOf(
  { budgetMinor, givenMinor, dayBudgetMinor, day, dayGivenMinor }: Offer,
  { minor, today }: { readonly minor: bigint; readonly today: string },
): Gone | null {
  if (budgetMinor !== null && givenMinor + minor > budgetMinor) return "all";
  const givenToday = day !== null && day >= today ? dayGivenMinor : 0n;
  return dayBudgetMinor !== null && givenToday + minor > dayBudgetMinor ? "today" : null;
}

/** How an offer stands for everybody: it is to come, it goes on, all of it was given, it was stopped, or its time is over. */
export type Standing = Exclude<RuleStanding, "unset">;

export function standingOf(offer: Offer, at: Date): Standing {
  if (offer.until !== null && offer.until <= at) return "ended";
  if (!offer.isOn) return "stopped";
  if (at < offer.from) return "coming";
  const { budgetMinor, givenMinor } = offer;
  return budgetMinor !== null && givenMinor + leastOf(offer) > budgetMinor ? "gone" : "open";
}

/** The least that it gives anybody. */
function leastOf(offer: Offer): bigint {
  if (offer.kind === "cashback") return offer.gift.leastMinor;
  const worths = offer.gift.steps.map(({ level }) => worthOf(offer.gift, level));
  return worths.sort((one, other) => Number(one - other))[0] ?? 0n;
}

type Moment = { readonly at: Date; readonly timeZone: string; readonly depositId: bigint | null };

/** Within what it is given once; null where it is for a deposit and there is none. */
export function periodOf(once: Once, { at, timeZone, depositId }: Moment): string | null {
  if (once === "once") return once;
  if (once === "daily") return dayOf(at, timeZone);
  if (once === "weekly") return dayOf(startOfWeek(at, timeZone), timeZone);
  if (once === "yearly") return dayOf(at, timeZone).slice(0, 4);
  return depositId === null ? null : `deposit ${depositId}`;
}

/**
 * Whether what was given counts in the period that goes on. It does whatever the rule said when it was given: a rule that
 * is set again, with another period, gives nothing a second time.
 */
export function countsIn(
  { period, claimedAt }: Pick<Claim, "period" | "claimedAt">,
  once: Once,
  { depositAt, ...now }: Moment & { readonly depositAt: Date | null },
): boolean {
  if (once === "deposit" && depositAt === null) return false;
  if (period === periodOf(once, now) || once === "once") return true;
  if (once === "deposit")
    return !period.startsWith("deposit ") && depositAt !== null && claimedAt >= depositAt;
  return periodOf(once, { ...now, at: claimedAt }) === periodOf(once, now);
}
