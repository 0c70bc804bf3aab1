import type { Statement } from "../db/database.ts";

/**
 * Takes `amount` of a budget: nothing comes back where less than that is left. A window that is over begins anew. Those
 * who come at once wait for each other at the row.
 */
export const TAKE: Statement<{ readonly used: number }> = {
  name: "verification.take",
  text: `
    insert into verification.counts as kept (budget, subject, begun_at, used) values ($1, $2, $3, $4)
    on conflict (budget, subject) do update set
      begun_at = case when kept.begun_at <= $5 then $3 else kept.begun_at end,
      used = case when kept.begun_at <= $5 then $4 else kept.used + $4 end
    where kept.begun_at <= $5 or kept.used + $4 <= $6
    returning used`,
};

export const BEGUN: Statement<{ readonly begunAt: Date }> = {
  name: "verification.begun",
  text: `select begun_at as "begunAt" from verification.counts where budget = $1 and subject = $2`,
};

/** What was counted for a message that nobody took is given back. */
export const GIVE_BACK: Statement<never> = {
  name: "verification.give-back",
  text: `
    update verification.counts set used = greatest(used - 1, 0)
    where budget = $1 and subject = $2`,
};

export const SET_FIGURES: Statement<{ readonly name: string; readonly most: number }> = {
  name: "verification.set-figures",
  text: "select name, most from verification.budgets",
};

export const OPEN_COUNTRIES: Statement<{ readonly brandId: string; readonly country: string }> = {
  name: "verification.open-countries",
  text: `select brand_id as "brandId", country from verification.countries order by country`,
};

export const COUNT_SENT: Statement<never> = {
  name: "verification.count-sent",
  text: `
    insert into verification.traffic_counts as kept (channel, country, slice, sent) values ($1, $2, $3, $4)
    on conflict (channel, country, slice) do update set sent = kept.sent + excluded.sent`,
};

export const COUNT_PROVEN: Statement<never> = {
  name: "verification.count-proven",
  text: `
    update verification.traffic_counts set proven = proven + 1
    where channel = $1 and country = $2 and slice = $3`,
};

/** What went to a country lately ($3 on), and of what has had its time to come back ($4 to $5) how much did. */
export const TRAFFIC: Statement<{
  readonly recent: number;
  readonly judged: number;
  readonly proven: number;
}> = {
  name: "verification.traffic",
  text: `
    select
      coalesce(sum(sent) filter (where slice >= $3), 0)::int as recent,
      coalesce(sum(sent) filter (where slice >= $4 and slice < $5), 0)::int as judged,
      coalesce(sum(proven) filter (where slice >= $4 and slice < $5), 0)::int as proven
    from verification.traffic_counts where channel = $1 and country = $2 and slice >= $4`,
};

export const TRIPPED: Statement<{ readonly until: Date }> = {
  name: "verification.tripped",
  text: "select until from verification.breakers where channel = $1 and country = $2 and until > $3",
};

export const TRIP: Statement<never> = {
  name: "verification.trip",
  text: `
    insert into verification.breakers (channel, country, tripped_at, until, reason) values ($1, $2, $3, $4, $5)
    on conflict (channel, country) do update set
      tripped_at = excluded.tripped_at, until = excluded.until, reason = excluded.reason`,
};

export const SAVE_COUNTRIES: Statement<never> = {
  name: "verification.save-countries",
  text: `
    with gone as (
      delete from verification.countries where brand_id = $1 and country <> all ($2::text[])
    )
    insert into verification.countries (brand_id, country) select $1, unnest($2::text[])
    on conflict (brand_id, country) do nothing`,
};

export const SET_FIGURE: Statement<never> = {
  name: "verification.set-figure",
  text: `
    insert into verification.budgets (name, most) values ($1, $2)
    on conflict (name) do update set most = excluded.most`,
};

export const DROP_FIGURE: Statement<never> = {
  name: "verification.drop-figure",
  text: "delete from verification.budgets where name = $1",
};

/** Of each budget, how many have used it lately and the most that one of them has. */
export const USES: Statement<{ readonly budget: string; readonly subjects: number; readonly used: number }> =
  {
    name: "verification.uses",
    text: `
    select budget, count(*)::int as subjects, max(used)::int as used
    from verification.counts where begun_at > $1 group by budget order by budget`,
  };

export const TRIPS: Statement<{
  readonly channel: "sms" | "mail";
  readonly country: string;
  readonly until: Date;
  readonly reason: string;
}> = {
  name: "verification.trips",
  text: `
    select channel, country, until, reason from verification.breakers where until > $1
    order by channel, country`,
};

export const RESET_BREAKERS: Statement<{ readonly country: string }> = {
  name: "verification.reset-breakers",
  text: `
    delete from verification.breakers where until > $2 and ($1::text is null or country = $1)
    returning country`,
};

export const RESET_TRAFFIC: Statement<never> = {
  name: "verification.reset-traffic",
  text: "delete from verification.traffic_counts where $1::text is null or country = $1",
};
