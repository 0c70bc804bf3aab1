import type { Context } from "../db/context.ts";
import type { Statement } from "../db/database.ts";

/** How many wait behind the entries of the member centre. */
export type MemberCounts = {
  readonly messages: number;
  /** Bonuses that are offered, rewards of missions and prizes of raffles. */
  readonly rewards: number;
  readonly missions: number;
};

/** What promotions give by rule is not among them: whether it can be claimed, no statement can say. */
const COUNTS: Statement<MemberCounts> = {
  name: "members.counts",
  text: `
    with reached as (
      select count(*) as many from mission.progress
        where player_id = $1::bigint and state = 'done' and claim_until > $2::timestamptz
          and not exists (select from limits.pauses
            where player_id = $1::bigint and (ends_at is null or ends_at > $2::timestamptz))
    ), offered as (
      select count(*) as many from bonus.grants
        where player_id = $1::bigint and state = 'offered' and ends_at > $2::timestamptz
    ), won as (
      select count(*) as many from raffle.drawn_tickets
        where player_id = $1::bigint and state = 'won' and claim_until > $2::timestamptz
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
