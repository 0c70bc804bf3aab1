import type { Statement } from "../../db/database.ts";

export type CalledOffRow = {
  id: string;
  game: string;
  /** As its players saw it; of a match at a card table its id. */
  round: string;
  at: Date;
  reason: string | null;
  /** It could be known what would come of it: betting had closed, or the cards were dealt. */
  wasClosed: boolean;
};

/** Above every id: what nobody said is before it. */
const BEFORE = "coalesce($1::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')";
const NEWEST = "order by id desc limit $2::int";

/** Shared rounds, draws of lotteries, matches between people; the newest first. */
export const CALLED_OFF_ROUNDS: Statement<CalledOffRow> = {
  name: "studio.called_off_rounds",
  text: `
    select * from (
      (select id, game, number::text as round, ends_at as at, reason, entropy is not null as "wasClosed"
        from studio.shared_rounds where state = 'cancelled' and id < ${BEFORE} ${NEWEST})
      union all
      (select id, game, number, coalesce(settled_at, draws_at), why_cancelled, entropy is not null
        from studio.draws where state = 'cancelled' and id < ${BEFORE} ${NEWEST})
      union all
      (select id, game, id::text as round, ended_at, null, started_at is not null
        from studio.tables where state = 'void' and why = 'house' and id < ${BEFORE} ${NEWEST})
    ) as off ${NEWEST}`,
};

export type GivenBackRow = {
  id: string;
  game: string;
  round: string;
  asset: string;
  at: Date;
  clientSeed: string | null;
};

/**
 * Stakes without a part in their round although it was played: nobody knew them to be taken when betting closed, or
 * they were taken too late. Those of rounds that were called off stand with their round.
 */
const GIVEN_BACK = `
  from studio.wagers w
  left join studio.shared_rounds r
    on r.id = case when w.game = any($GAMES::text[]) then w.round_ref::uuid end
  where w.state in ('returning', 'returned') and r.state is distinct from 'cancelled'
    and (w.staked_at is null or r.entropy is not null)`;

export const GIVEN_BACK_STAKES: Statement<GivenBackRow> = {
  name: "studio.given_back_stakes",
  text: `
    select w.id, w.game, coalesce(r.number::text, w.round_ref) as round, w.asset, w.placed_at as at,
      w.client_seed as "clientSeed"
    ${GIVEN_BACK.replace("$GAMES", "$3")} and w.id < ${BEFORE}
    order by w.id desc limit $2::int`,
};

export type ChainLine = {
  id: string;
  game: string;
  terminal: string;
  length: number;
  used: number;
  at: Date;
};

const chains = (name: string, where: string, order: string): Statement<ChainLine> => ({
  name: `studio.${name}`,
  text: `
    select id, game, terminal, length, next_index - 1 as used, created_at as at from studio.chains
    where ${where} ${order}`,
});

export const CHAINS_IN_USE = chains(
  "chains_in_use",
  "next_index <= length and $1::uuid is null",
  "order by game limit $2::int",
);
export const CHAINS_USED_UP = chains("chains_used_up", `next_index > length and id < ${BEFORE}`, NEWEST);

export type RecordCounts = { off: bigint; closed: bigint; back: bigint; chains: bigint; past: bigint };

export const RECORD_COUNTS: Statement<RecordCounts> = {
  name: "studio.record_counts",
  text: `
    select sum(o.many)::bigint as off, sum(o.closed)::bigint as closed,
      (select count(*) ${GIVEN_BACK.replace("$GAMES", "$1")}) as back,
      (select count(*) from studio.chains where next_index <= length) as chains,
      (select count(*) from studio.chains where next_index > length) as past
    from (
      select count(*) as many, count(entropy) as closed from studio.shared_rounds where state = 'cancelled'
      union all
      select count(*), count(entropy) from studio.draws where state = 'cancelled'
      union all
      select count(*), count(started_at) from studio.tables where state = 'void' and why = 'house'
    ) as o`,
};
