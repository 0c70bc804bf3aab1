import { findTerms } from "../bonuses/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { promotionBook } from "../promotions/index.ts";
import { findRaffle } from "../raffles/index.ts";
import { levelsOf } from "../vip/index.ts";
import { CONDITIONS_MAX, type Condition, celOfAll, writtenConditions } from "./condition.ts";
import { type Gift, type Share, unitOf, writtenGift } from "./gift.ts";
import { type OfferKind, textFault } from "./judge.ts";
import { GOING, type Once, SAVE_OFFER, STOP_OFFER } from "./statements.ts";

/** So many go on at once in a brand at most: a page judges all of them. */
const GOING_MAX = 50;

type Common = {
  readonly brand: string;
  readonly promotion: string;
  readonly conditions: readonly Condition[];
  readonly budgetMinor: bigint | null;
  readonly dayBudgetMinor: bigint | null;
  readonly from: Date;
  readonly until: Date | null;
};

export type OfferToSet = Common &
  (
    | { readonly kind: "claim"; readonly gift: Gift; readonly once: Once }
    | { readonly kind: "cashback"; readonly gift: Share; readonly once: "weekly" }
  );

export type SetOfferRefusal =
  | {
      readonly reason:
        | "unknownPromotion"
        | "unknownTerms"
        | "unknownRaffle"
        | "raffleClosed"
        | "ticketsMany"
        | "offersMany"
        | "budgetGiven"
        | "badTime"
        | "lossesAlone";
    }
  | { readonly reason: "unknownLevel"; readonly level: number }
  | { readonly reason: "promotionKind"; readonly kind: string }
  | { readonly reason: "badCondition"; readonly why: string };

/**
 * Keeps the rule of a promotion and switches it on. Its text is checked against what is known of players before it is
 * kept; only cashback may ask what somebody lost.
 */
export async function setOffer(context: Context, offer: OfferToSet): Promise<Outcome<null, SetOfferRefusal>> {
  const { db, now } = context;
  const { brand, promotion, kind, conditions, gift, once, budgetMinor, dayBudgetMinor, from, until } = offer;
  if (until !== null && (until <= from || until <= now())) return refuse({ reason: "badTime" });
  const faulty = faultOf(kind, conditions);
  if (faulty) return refuse(faulty);
  const promised = (await promotionBook(context)).find(({ id }) => id === promotion);
  if (!promised) return refuse({ reason: "unknownPromotion" });
  if ((kind === "claim") !== (promised.sort === "claim"))
    return refuse({ reason: "promotionKind", kind: promised.sort });
  const level = await levelPast(context, offer);
  if (level !== null) return refuse({ reason: "unknownLevel", level });
  if (gift.what === "bonus" && !(await findTerms(context, { brandId: brand, name: gift.terms })))
    return refuse({ reason: "unknownTerms" });
  const unfit = gift.what === "tickets" ? await raffleFault(context, { brand, ...gift }) : null;
  if (unfit) return refuse(unfit);
  const [going] = await db.call(GOING, [brand, promotion, now()]);
  if ((going?.many ?? 0) >= GOING_MAX) return refuse({ reason: "offersMany" });
  const saved = await db.call(SAVE_OFFER, [
    ...[brand, promotion, kind, writtenConditions(conditions), celOfAll(conditions), writtenGift(gift)],
    ...[unitOf(gift.what), once, budgetMinor, dayBudgetMinor, from, until],
  ]);
  return saved.length > 0 ? done(null) : refuse({ reason: "budgetGiven" });
}

/** A level that is asked for, or from which more is given, and that nobody of the brand can reach; null where none is. */
async function levelPast(context: Context, { brand, conditions, gift }: OfferToSet): Promise<number | null> {
  const top = Math.max(0, ...(await levelsOf(context, brand)).map(({ rank }) => rank));
  const asked = conditions.flatMap((one) => (one.is === "level" ? [one.least] : []));
  const most = Math.max(...asked, ...gift.steps.map(({ level }) => level));
  return most > top ? most : null;
}

function faultOf(kind: OfferKind, conditions: readonly Condition[]): SetOfferRefusal | null {
  if (kind === "claim" && conditions.some(({ is }) => is === "lost")) return { reason: "lossesAlone" };
  if (conditions.length > CONDITIONS_MAX)
    return { reason: "badCondition", why: `There are more than ${CONDITIONS_MAX} conditions.` };
  const why = textFault(kind, conditions);
  return why === null ? null : { reason: "badCondition", why };
}

/** Why a raffle cannot be given tickets of: it is none, it is over, or one claim would bring more than it allows. */
async function raffleFault(
  context: Context,
  { brand, raffle: code, steps }: { readonly brand: string } & Extract<Gift, { readonly what: "tickets" }>,
): Promise<SetOfferRefusal | null> {
  const raffle = await findRaffle(context, { brand, code });
  if (!raffle) return { reason: "unknownRaffle" };
  if (raffle.state !== "published" || raffle.closesAt <= context.now()) return { reason: "raffleClosed" };
  const most = BigInt(raffle.mostTickets);
  return steps.some(({ minor }) => minor > most) ? { reason: "ticketsMany" } : null;
}

/** Switches the rule of a promotion off. What was given stays. */
export async function stopOffer(
  { db }: Pick<Context, "db">,
  { brand, promotion }: Pick<Common, "brand" | "promotion">,
): Promise<Outcome<null, { readonly reason: "unknownOffer" }>> {
  const stopped = await db.call(STOP_OFFER, [brand, promotion]);
  return stopped.length > 0 ? done(null) : refuse({ reason: "unknownOffer" });
}
