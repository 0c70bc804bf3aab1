import type { Context } from "../db/context.ts";
import type { Statement } from "../db/database.ts";

/** How many wait behind the entries of the member centre. */
export type MemberCounts = {
  readonly messages: number;
  /** Bonuses that are offered, rewards of missions and prizes of raffles. */
  readonly rewards: number;
  readonly missions: number;
};

/**
 * Bonuses count for nobody who is away: they cannot be taken. What promotions give by rule is not among them: whether
 * it can be claimed, no statement can say.
 */
const COUNTS: Statement<MemberCounts> = {
  name: "members.counts",
  text: `
    with away as (
      select count(*) > 0 as is_away from limits.pauses
        where player_id = $1::bigint and (ends_at is null or ends_at > $2::timestamptz)
    ), reached as (
      select count(*) as many from mission.progress, away
        where player_id = $1::bigint and state = 'done' and claim_until > $2::timestamptz and not is_away
    ), offered as (
      select count(*) as many from bonus.grants, away
        where player_id = $1::bigint and state = 'offered' and ends_at > $2::timestamptz and not is_away
    ), won as (
      select count(*) as many from away, raffle.drawn_tickets d join raffle.raffles r on r.id = d.raffle_id
        where d.player_id = $1::bigint and d.state = 'won' and d.claim_until > $2::timestamptz
          and not (is_away and r.prizes -> (d.prize - 1) ->> 'pays' = 'bonus')
    )
    select reached.many::int as missions, (offered.many + reached.many + won.many)::int as rewards,
        (select count(*) from messages.messages where player_id = $1::bigint and read_at is null)::int as messages
      from reached, offered, won`,
};

const NOTHING: MemberCounts = { messages: 0, rewards: 0, missions: 0 };

/** Every count of the member centre in one statement: each of its pages asks for all of them. */
export async function memberCounts(
  { db, now }: Pick<Context, "db" | "now">,
  playerId: bigint,
): Promise<MemberCounts> {
  const [row] = await db.call(COUNTS, [playerId, now()]);
  return row ?? NOTHING;
}
