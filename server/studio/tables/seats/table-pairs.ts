import type { Asset } from "../../../core/numbers/money.ts";
import type { Context } from "../../../db/context.ts";
import type { Statement } from "../../../db/database.ts";

/** Two players who met at card tables on different sides, in one game and with one kind of funds. */
export type TablePair = {
  readonly game: string;
  /** The one who won more of the matches; of two who won as many, the lower number. */
  readonly winnerRef: string;
  readonly loserRef: string;
  readonly matches: number;
  readonly won: number;
  /** How many the loser ended by giving up or staying away. */
  readonly givenUp: number;
  /** All matches of whichever of the two played fewer, whomever they met. */
  readonly ofAll: number;
  /**
   * What went from the loser to the winner in all, before the rake: each winner takes an even part of each stake lost.
   */
  readonly flowMinor: bigint;
  /** Networks that both have sat down from, at whatever tables. */
  readonly networks: number;
};

type Asked = {
  readonly asset: Asset;
  readonly since: Date;
  /** How often two have met at least. */
  readonly least: number;
};

const PAIRS_MAX = 200;

/**
 * Places alternate between the sides. `one` is the lower player number; a pair meets once in a match. Whoever has the
 * most matches with one side winning comes first.
 */
const PAIRS: Statement<TablePair> = {
  name: "studio.table_pairs",
  timeoutMs: 30_000,
  text: `
    with played as (
      select t.id, t.game, s.player_ref as player, s.place_ref as network, s.place % 2 = t.winner as won,
        t.ended_by <> 'score' as given_up, t.buy_in_minor,
        count(*) over (partition by t.id, s.place % 2) as side_of
      from studio.tables t join studio.table_seats s on s.table_id = t.id
      where t.state = 'over' and t.asset = $1 and t.ended_at >= $2::timestamptz and s.player_ref is not null
    ),
    of_all as (select game, player, count(*)::int as matches from played group by game, player),
    met as (
      select one.game, one.player as one, other.player as other, count(*)::int as matches,
        (count(*) filter (where one.won))::int as one_won,
        (count(*) filter (where one.given_up and one.won))::int as other_gave_up,
        (count(*) filter (where one.given_up and other.won))::int as one_gave_up,
        sum(case when one.won then one.buy_in_minor / one.side_of else -(one.buy_in_minor / other.side_of) end)::bigint
          as flow
      from played one
      join played other on other.id = one.id and other.won <> one.won and one.player::bigint < other.player::bigint
      group by one.game, one.player, other.player having count(*) >= $3::int
    ),
    turned as (
      select m.*, 2 * m.one_won >= m.matches as forth from met m
    )
    select t.game, t.matches,
      case when t.forth then t.one else t.other end as "winnerRef",
      case when t.forth then t.other else t.one end as "loserRef",
      case when t.forth then t.one_won else t.matches - t.one_won end as won,
      case when t.forth then t.other_gave_up else t.one_gave_up end as "givenUp",
      case when t.forth then t.flow else -t.flow end as "flowMinor",
      (select min(a.matches) from of_all a where a.game = t.game and a.player in (t.one, t.other)) as "ofAll",
      (select count(distinct a.network)::int from played a
        where a.player = t.one and a.network in (select b.network from played b where b.player = t.other)) as networks
    from turned t
    order by abs(2 * t.one_won - t.matches) desc, t.matches desc, t.one, t.other, t.game limit $4::int`,
};

/** Pairs of opponents who have met so often, those where one side wins most first; at most 200. */
export function tablePairs(
  { db }: Pick<Context, "db">,
  { asset, since, least }: Asked,
): Promise<TablePair[]> {
  return db.call(PAIRS, [asset, since, least, PAIRS_MAX]);
}
