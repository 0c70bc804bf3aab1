import type { Statement } from "../db/database.ts";
import type { GiftUnit, Gives } from "./gift.ts";
import type { OfferKind } from "./judge.ts";

/** How often somebody is given it: once at all, in each day, week or year of the brand, or for each deposit. */
export const ONCE = ["once", "daily", "weekly", "yearly", "deposit"] as const;
export type Once = (typeof ONCE)[number];

export type OfferRow = {
  readonly brandId: string;
  readonly promotion: string;
  readonly kind: OfferKind;
  readonly conditions: unknown;
  readonly text: string;
  readonly gift: unknown;
  readonly unit: GiftUnit;
  readonly once: Once;
  readonly budgetMinor: bigint | null;
  readonly dayBudgetMinor: bigint | null;
  readonly givenMinor: bigint;
  /** The last day of the brand on which something was given, and how much on it. */
  readonly day: string | null;
  readonly dayGivenMinor: bigint;
  readonly from: Date;
  readonly until: Date | null;
  readonly isOn: boolean;
};

const OFFER = `brand_id as "brandId", promotion, kind, conditions, text, gift, unit, once, budget_minor as "budgetMinor",
  day_budget_minor as "dayBudgetMinor", given_minor as "givenMinor", day::text as day,
  day_given_minor as "dayGivenMinor", from_at as "from", until_at as "until",
  is_on as "isOn"`;

export const ALL_OFFERS: Statement<OfferRow> = {
  name: "offers.all",
  text: `select ${OFFER} from offer.offers order by brand_id, promotion`,
};

export const OFFER_BY_PROMOTION: Statement<OfferRow> = {
  name: "offers.by-promotion",
  text: `select ${OFFER} from offer.offers where brand_id = $1 and promotion = $2`,
};

/** How many others go on, or will. */
export const GOING: Statement<{ readonly many: number }> = {
  name: "offers.going",
  text: `
    select count(*)::int as many from offer.offers
    where brand_id = $1 and is_on and promotion <> $2 and (until_at is null or until_at > $3::timestamptz)`,
};

/** Of what was given nothing is forgotten: neither a budget below it nor another unit takes its place. */
export const SAVE_OFFER: Statement<{ readonly promotion: string }> = {
  name: "offers.save",
  text: `
    insert into offer.offers as kept (brand_id, promotion, kind, conditions, text, gift, unit, once, budget_minor,
      day_budget_minor, from_at, until_at)
    values ($1, $2, $3, $4::text::jsonb, $5, $6::text::jsonb, $7, $8, $9::bigint, $10::bigint, $11::timestamptz,
      $12::timestamptz)
    on conflict (brand_id, promotion) do update set kind = excluded.kind, conditions = excluded.conditions,
      text = excluded.text, gift = excluded.gift, unit = excluded.unit, once = excluded.once,
      budget_minor = excluded.budget_minor, day_budget_minor = excluded.day_budget_minor, from_at = excluded.from_at,
      until_at = excluded.until_at, is_on = true
      where (excluded.budget_minor is null or excluded.budget_minor >= kept.given_minor)
        and (kept.given_minor = 0 or (excluded.unit, excluded.kind) = (kept.unit, kept.kind))
    returning promotion`,
};

export const STOP_OFFER: Statement<{ readonly promotion: string }> = {
  name: "offers.stop",
  text: "update offer.offers set is_on = false where brand_id = $1 and promotion = $2 and is_on returning promotion",
};

/**
 * Takes a sum out of both budgets where there is still so much: of two at the last of it, one has it. A day that is over
 * is not begun again by a clock that is behind.
 */
export const TAKE_BUDGET: Statement<{ readonly promotion: string }> = {
  name: "offers.take-budget",
  text: `
    update offer.offers set given_minor = given_minor + $3::bigint, day = greatest(day, $4::date),
      day_given_minor = case when day >= $4::date then day_given_minor else 0 end + $3::bigint
    where brand_id = $1 and promotion = $2 and is_on
      and (budget_minor is null or given_minor + $3::bigint <= budget_minor)
      and (day_budget_minor is null
        or case when day >= $4::date then day_given_minor else 0 end + $3::bigint <= day_budget_minor)
    returning promotion`,
};

export type Claim = {
  readonly playerId: bigint;
  readonly promotion: string;
  readonly period: string;
  readonly what: Gives;
  readonly unit: GiftUnit;
  readonly minor: bigint;
  readonly claimedAt: Date;
  readonly movementId: bigint | null;
  readonly bonusId: string | null;
};

const CLAIM = `player_id as "playerId", promotion, period, what, unit, minor, claimed_at as "claimedAt",
  movement_id as "movementId", bonus_id as "bonusId"`;

/** Nothing where the player has one of this period already. */
export const INSERT_CLAIM: Statement<{ readonly period: string }> = {
  name: "offers.insert-claim",
  text: `
    insert into offer.claims (player_id, promotion, period, brand_id, what, unit, minor, claimed_at)
    values ($1::bigint, $2, $3, $4, $5, $6, $7::bigint, $8::timestamptz)
    on conflict (player_id, promotion, period) do nothing returning period`,
};

export const MARK_GIVEN: Statement<never> = {
  name: "offers.mark-given",
  text: `
    update offer.claims set movement_id = $4::bigint, bonus_id = $5::uuid
    where player_id = $1::bigint and promotion = $2 and period = $3`,
};

export const CLAIM_OF_PERIOD: Statement<Claim> = {
  name: "offers.claim-of-period",
  text: `select ${CLAIM} from offer.claims where player_id = $1::bigint and promotion = $2 and period = $3`,
};

/** A player's latest claims of some promotions; the last argument is how many of each. */
export const LATEST_CLAIMS: Statement<Claim> = {
  name: "offers.latest-claims",
  text: `
    select c.* from unnest($2::text[]) as one (promotion) cross join lateral (
      select ${CLAIM} from offer.claims own where own.player_id = $1::bigint and own.promotion = one.promotion
        order by own.claimed_at desc, own.period desc limit $3::int) c`,
};

export const OFFER_OF_MOVEMENT: Statement<{ readonly promotion: string }> = {
  name: "offers.of-movement",
  text: "select promotion from offer.claims where movement_id = $1::bigint and player_id = $2::bigint",
};
