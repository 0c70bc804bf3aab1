import type { Statement } from "../../db/database.ts";
import type { Deposited } from "../../wallet/index.ts";

/** Of a player's deposits: the first of all, the first of each day of the brand, or every one. */
export const MATCHED = ["first", "daily", "every"] as const;
export type Matched = (typeof MATCHED)[number];

/** A bonus that a deposit brings. Sums are minor units of the brand's money. */
export type Match = {
  readonly brandId: string;
  readonly code: string;
  readonly percent: number;
  readonly leastMinor: bigint;
  readonly mostMinor: bigint;
  readonly once: Matched;
  /** The name of the terms that it is given by. */
  readonly terms: string;
  readonly offerDays: number;
  readonly budgetMinor: bigint | null;
  readonly givenMinor: bigint;
  readonly from: Date;
  readonly until: Date | null;
  readonly isOn: boolean;
  /** The promotion on whose page it is told of; null where it has none. */
  readonly promotion: string | null;
};

const HUNDRED = 100n;

/** What a deposit brings, in minor units rounded down; nothing where it is not meant. */
export function matchedMinor(
  match: Pick<Match, "percent" | "leastMinor" | "mostMinor" | "once" | "from" | "until">,
  { minor, at, isFirst }: Pick<Deposited, "minor" | "at" | "isFirst">,
): bigint {
  if (at < match.from || (match.until !== null && at >= match.until)) return 0n;
  if (minor < match.leastMinor || (match.once === "first" && !isFirst)) return 0n;
  const share = (minor * BigInt(match.percent)) / HUNDRED;
  return share > match.mostMinor ? match.mostMinor : share;
}

/** What a rule gives for the least deposit that it is meant for, in minor units: with less left, it promises nothing. */
export function leastGivenMinor({ percent, leastMinor, mostMinor }: Match): bigint {
  const share = (leastMinor * BigInt(percent)) / HUNDRED;
  return share > mostMinor ? mostMinor : share;
}

/** The same of a row. */
export const LEAST_GIVEN = "least(least_minor * percent / 100, most_minor)";

export const MATCH = `brand_id as "brandId", code, percent, least_minor as "leastMinor", most_minor as "mostMinor", once, terms,
  offer_days as "offerDays", budget_minor as "budgetMinor", given_minor as "givenMinor", from_at as "from",
  until_at as "until", is_on as "isOn", promotion`;

export const MATCHES: Statement<Match> = {
  name: "bonuses.matches",
  text: `select ${MATCH} from bonus.matches where brand_id = $1 order by code limit 200`,
};

/** Those that promotions tell of, of every brand. */
export const MATCHES_PROMOTED: Statement<Match> = {
  name: "bonuses.matches-promoted",
  text: `select ${MATCH} from bonus.matches where promotion is not null order by brand_id, code limit 1000`,
};

export const MATCHES_ON: Statement<Match> = {
  name: "bonuses.matches-on",
  text: `select ${MATCH} from bonus.matches where is_on order by brand_id, code`,
};

/** Of what was given nothing is forgotten when a rule is changed; a budget below it is no budget. */
export const SAVE_MATCH: Statement<{ readonly code: string }> = {
  name: "bonuses.save-match",
  text: `
    insert into bonus.matches as kept (brand_id, code, percent, least_minor, most_minor, once, terms, offer_days, budget_minor,
      from_at, until_at, promotion)
    values ($1, $2, $3::int, $4::bigint, $5::bigint, $6, $7, $8::int, $9::bigint, $10::timestamptz, $11::timestamptz, $12)
    on conflict (brand_id, code) do update set percent = excluded.percent, least_minor = excluded.least_minor,
      most_minor = excluded.most_minor, once = excluded.once, terms = excluded.terms, offer_days = excluded.offer_days,
      budget_minor = excluded.budget_minor, from_at = excluded.from_at, until_at = excluded.until_at, promotion = excluded.promotion,
      is_on = true
      where excluded.budget_minor is null or excluded.budget_minor >= kept.given_minor
    returning code`,
};

export const STOP_MATCH: Statement<Pick<Match, "promotion">> = {
  name: "bonuses.stop-match",
  text: "update bonus.matches set is_on = false where brand_id = $1 and code = $2 returning promotion",
};

/** Takes a sum out of the budget, or what is left of it where that is less: whoever is promised the rest has the rest. */
export const TAKE_BUDGET: Statement<{ readonly takenMinor: bigint }> = {
  name: "bonuses.take-budget",
  text: `
    with found as (
      select brand_id, code, least($3::bigint, budget_minor - given_minor) as taken, ${LEAST_GIVEN} as least_given
      from bonus.matches where brand_id = $1 and code = $2 and is_on for update
    )
    update bonus.matches as kept set given_minor = kept.given_minor + found.taken
    from found where kept.brand_id = found.brand_id and kept.code = found.code and found.taken >= found.least_given
    returning found.taken as "takenMinor"`,
};

export const MATCH_MARK: Statement<{ readonly mark: string }> = {
  name: "bonuses.match-mark",
  text: "select xid::text as mark from bonus.match_marks",
};

/** Of several who read at once, whoever was slower does not set it back. */
export const SAVE_MATCH_MARK: Statement<never> = {
  name: "bonuses.save-match-mark",
  text: "update bonus.match_marks set xid = $1::text::xid8 where xid < $1::text::xid8",
};
