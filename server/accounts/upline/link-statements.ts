import type { Statement } from "../../db/database.ts";

/** A link as it stands: whose it is, what it makes of who comes, and whether it still opens an account. */
export type FoundLink = {
  readonly code: string;
  readonly inviter: bigint;
  /** The agent in whose line whoever comes stands; null for nobody. A member has no team, so it is theirs. */
  readonly standsBelow: bigint | null;
  readonly accountType: 0 | 2;
  readonly isCounted: boolean;
  readonly state: "open" | "usedUp" | "ended";
};

/** A link of somebody who is not shut out. Agents come by a link of an agent alone. */
export const FIND_LINK: Statement<FoundLink> = {
  name: "accounts.find-link",
  text: `
    select link.code, player.id as inviter,
      case when player.account_type in (1, 2) then player.id else player.upline end as "standsBelow", link.account_type as "accountType",
      link.uses_left is not null as "isCounted",
      case when link.ended_at is not null or link.ends_at <= $3::timestamptz then 'ended'
        when link.uses_left = 0 then 'usedUp' else 'open' end as state
    from accounts.invitation_links link
    join accounts.players player on player.id = link.player_id
    where link.brand_id = $1 and link.code = $2 and player.state = 'active'
      and (player.account_type in (1, 2) or player.account_type = 0 and link.account_type = 0)`,
};

/** One use. Of those who come at once as many get one as there are. */
export const TAKE_USE: Statement<{ readonly code: string }> = {
  name: "accounts.take-link-use",
  text: `
    update accounts.invitation_links set uses_left = uses_left - 1
    where brand_id = $1 and code = $2 and uses_left > 0 and ended_at is null
    returning code`,
};

export const GIVE_USE_BACK: Statement<never> = {
  name: "accounts.give-link-use-back",
  text: "update accounts.invitation_links set uses_left = uses_left + 1 where brand_id = $1 and code = $2",
};

export const NOTE_REGISTRATION: Statement<never> = {
  name: "accounts.note-link-registration",
  text: `
    insert into accounts.link_registrations (player_id, brand_id, code, at)
    values ($1::bigint, $2, $3, $4::timestamptz)`,
};

export const COUNT_VISIT: Statement<never> = {
  name: "accounts.count-link-visit",
  text: `
    insert into accounts.link_visits as seen (brand_id, code, day, visits) values ($1, $2, $3::date, 1)
    on conflict (brand_id, code, day) do update set visits = seen.visits + 1`,
};

export const COUNT_LINKS: Statement<{ readonly many: number }> = {
  name: "accounts.count-links",
  text: "select coalesce(max(nth), 0)::int as many from accounts.invitation_links where player_id = $1::bigint",
};

/** Nothing where another link was made beside this one, or the code is somebody's. */
export const MAKE_LINK: Statement<{ readonly code: string }> = {
  name: "accounts.make-link",
  text: `
    insert into accounts.invitation_links (brand_id, code, player_id, nth, made_at, account_type, channel, uses_left, ends_at)
    values ($1, $2, $3::bigint, $4::int, $5::timestamptz, $6::smallint, $7, $8::int, $9::timestamptz)
    on conflict do nothing returning code`,
};

/** The first link of an agent stays. */
export const END_LINK: Statement<{ readonly code: string }> = {
  name: "accounts.end-link",
  text: `
    update accounts.invitation_links set ended_at = coalesce(ended_at, $3::timestamptz)
    where player_id = $1::bigint and code = $2 and nth > 1 returning code`,
};
