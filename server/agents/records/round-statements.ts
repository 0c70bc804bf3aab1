import type { Statement } from "../../db/database.ts";
import type { RoundState } from "../../wallet/index.ts";

/**
 * Those whom a record is of: the team of $2 or, where $3 says so, $2 alone, and of each only the time in which they stood
 * below the one who looks ($1) as well. What somebody did in another line before is nobody's to see here.
 */
export const PEOPLE = `
  people as (
    select line.descendant as player_id, greatest(line.since, own.since) as since,
        least(coalesce(line.until, 'infinity'), coalesce(own.until, 'infinity')) as until
      from (
        select * from team.lines
          where $3::text <> 'own' and ancestor = $2::bigint and ($3::text = 'whole' or depth = 1)
        union all
        select * from team.lines where $3::text = 'own' and ancestor = $1::bigint and descendant = $2::bigint
      ) line
      join team.lines own on own.ancestor = $1::bigint and own.descendant = line.descendant
        and own.since < coalesce(line.until, 'infinity') and line.since < coalesce(own.until, 'infinity'))`;

/** Their rounds of real money that were opened in time, of one vendor, one game, or some games (`VENDOR/game`). */
const ROUNDS = `
  from people p
  join wallet.rounds r on r.player_id = p.player_id
    and r.opened_at >= greatest(p.since, $4::timestamptz) and r.opened_at < least(p.until, $5::timestamptz)
  join ledger.assets s on s.id = r.asset_id and s.code = 'P'
  where ($6::text is null or r.vendor = $6) and ($7::text is null or r.game = $7)
    and ($8::text[] is null or r.vendor || '/' || r.game = any ($8))`;

const SUMS = `
  count(*)::int as rounds, coalesce(sum(r.stake_minor), 0)::int8 as stake,
  coalesce(sum(r.payout_minor), 0)::int8 as payout, coalesce(sum(r.adjusted_minor), 0)::int8 as adjusted,
  coalesce(sum(r.stake_minor) filter (where r.state = 'open'), 0)::int8 as open,
  coalesce(sum(r.payout_minor + r.adjusted_minor - r.stake_minor) filter (where r.state <> 'open'), 0)::int8 as net`;

export type SumsRow = {
  readonly rounds: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly adjusted: bigint;
  /** What was staked in rounds that are not over. */
  readonly open: bigint;
  /** What those brought that are over: what is in play is neither lost nor won. */
  readonly net: bigint;
};

/** The sum of all of them, which has no person, and of each person; those who staked most first. */
export const BY_PERSON: Statement<SumsRow & { readonly playerId: bigint | null }> = {
  name: "agents.rounds-by-person",
  text: `
    with ${PEOPLE}, summed as (
      select r.player_id as "playerId", ${SUMS} ${ROUNDS} group by grouping sets ((r.player_id), ())
    )
    (select * from summed where "playerId" is null)
    union all
    (select * from summed where "playerId" is not null
      order by stake desc, "playerId" limit $9::int offset $10::bigint)`,
};

/** How many people have played. */
export const PEOPLE_PLAYED: Statement<{ readonly people: number }> = {
  name: "agents.rounds-people",
  text: `with ${PEOPLE} select count(distinct r.player_id)::int as people ${ROUNDS}`,
};

export const BY_GAME: Statement<SumsRow & { readonly vendor: string; readonly game: string }> = {
  name: "agents.rounds-by-game",
  text: `with ${PEOPLE} select r.vendor, r.game, ${SUMS} ${ROUNDS} group by r.vendor, r.game order by 1, 2`,
};

export const TOTALS: Statement<SumsRow> = {
  name: "agents.rounds-totals",
  text: `with ${PEOPLE} select ${SUMS} ${ROUNDS}`,
};

export type TeamRoundRow = {
  readonly playerId: bigint;
  readonly vendor: string;
  readonly roundId: string;
  readonly game: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly adjusted: bigint;
  readonly state: RoundState;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
};

/** Newest first. */
export const LISTED: Statement<TeamRoundRow> = {
  name: "agents.rounds-listed",
  text: `
    with ${PEOPLE}
    select r.player_id as "playerId", r.vendor, r.round_ref as "roundId", r.game, r.stake_minor as stake,
        r.payout_minor as payout, r.adjusted_minor as adjusted, r.state, r.opened_at as "openedAt",
        r.closed_at as "closedAt"
      ${ROUNDS} order by r.opened_at desc, r.player_id, r.round_ref, r.vendor limit $9::int offset $10::bigint`,
};

/** Whether $2 stood below $1 at a moment. */
export const STOOD_BELOW: Statement<{ readonly stood: boolean }> = {
  name: "agents.stood-below",
  text: `
    select exists (
      select from team.lines
        where ancestor = $1::bigint and descendant = $2::bigint and since <= $3::timestamptz
          and (until is null or until > $3::timestamptz)) as stood`,
};
