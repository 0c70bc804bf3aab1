import { ACCOUNT, MOVE, OWNER } from "../../core/ledger-kinds.ts";
import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

/** What rounds came to in the player's own money, and apart from it what of a bonus was in them. */
export type PlaySums = {
  readonly rounds: number;
  readonly stake: Money;
  readonly payout: Money;
  readonly adjusted: Money;
  /** Payout and corrections less stake. */
  readonly net: Money;
  readonly bonusStake: Money;
  /** Payouts and corrections that went into the bonus. */
  readonly bonusBack: Money;
};

export type PersonalProfit = {
  readonly games: readonly (PlaySums & { readonly vendor: string; readonly game: string })[];
  /** By the day of a zone, `2026-11-26`, the earliest first; a day without a round is not there. */
  readonly days: readonly (PlaySums & { readonly day: string })[];
  readonly whole: PlaySums;
  /** Of bonuses, what became the player's own money. */
  readonly fromBonus: Money;
};

export type ProfitRequest = {
  readonly playerId: bigint;
  readonly asset: Asset;
  readonly timeZone: string;
  /** Rounds opened from this moment on, and before that one. */
  readonly from: Date;
  readonly to: Date;
};

type SumRow = {
  readonly vendor: string | null;
  readonly game: string | null;
  readonly day: string | null;
  readonly rounds: number;
  readonly stake: string;
  readonly payout: string;
  readonly adjusted: string;
  readonly bonusStake: string;
  readonly bonusBack: string;
};

/** What payouts and corrections of one round brought the bonus of its player; few rounds have a stake of one. */
const INTO_BONUS = `
    select coalesce(sum(b.moved) filter (where b.kind = ${MOVE.payout}), 0) as paid,
        coalesce(sum(b.moved) filter (where b.kind = ${MOVE.adjustment}), 0) as adjusted
      from (
        select coalesce(o.kind, t.kind) as kind, case when p.dst = a.id then p.amount else -p.amount end as moved
          from ledger.transfers t
          left join ledger.transfers o on o.id = t.reverses
          join ledger.postings p on p.transfer_id = t.id
          join ledger.accounts a on a.id in (p.src, p.dst) and a.owner_kind = ${OWNER.player}
            and a.owner_id = t.player_id and a.kind = ${ACCOUNT.bonus}
          where t.player_id = r.player_id and t.round_ref = r.round_ref and t.scope = r.vendor
      ) b`;

/** By game, by day and in all, from the index of the player's rounds. */
const SUMS: Statement<SumRow> = {
  name: "wallet-personal-profit",
  text: `
    with played as (
      select r.vendor, r.game, to_char(r.opened_at at time zone $5, 'YYYY-MM-DD') as day, r.bonus_stake_minor,
          r.stake_minor - r.bonus_stake_minor as stake_minor, r.payout_minor - coalesce(back.paid, 0) as payout_minor,
          r.adjusted_minor - coalesce(back.adjusted, 0) as adjusted_minor,
          coalesce(back.paid, 0) + coalesce(back.adjusted, 0) as bonus_back
        from wallet.rounds r join ledger.assets s on s.id = r.asset_id and s.code = $2
        left join lateral (${INTO_BONUS}) back on r.bonus_stake_minor > 0
        where r.player_id = $1 and r.opened_at >= $3::timestamptz and r.opened_at < $4::timestamptz
    )
    select vendor, game, day, count(*)::int as rounds, coalesce(sum(stake_minor), 0)::text as stake,
        coalesce(sum(bonus_stake_minor), 0)::text as "bonusStake", coalesce(sum(payout_minor), 0)::text as payout,
        coalesce(sum(adjusted_minor), 0)::text as adjusted, coalesce(sum(bonus_back), 0)::text as "bonusBack"
      from played group by grouping sets ((vendor, game), (day), ())
      order by day, sum(payout_minor + adjusted_minor - stake_minor) desc, vendor, game`,
};

const FROM_BONUS: Statement<{ readonly sum: string }> = {
  name: "wallet-profit-from-bonus",
  text: `
    select coalesce(sum(p.amount), 0)::text as sum
      from ledger.transfers t
      join ledger.postings p on p.transfer_id = t.id
      join ledger.assets s on s.id = p.asset_id and s.code = $2
      where t.player_id = $1 and t.kind = ${MOVE["bonus-release"]} and t.at >= $3::timestamptz and t.at < $4::timestamptz
        and not exists (select 1 from ledger.transfers back where back.reverses = t.id)`,
};

/** What a player's rounds between two moments came to, by game and by day (M08): what the account record has of own money. */
export async function personalProfit(
  { db }: Pick<Context, "db">,
  { playerId, asset, timeZone, from, to }: ProfitRequest,
): Promise<PersonalProfit> {
  const between = [playerId, asset, from, to];
  const rows = await db.call(SUMS, [...between, timeZone]);
  const [bonus] = await db.call(FROM_BONUS, between);
  const sums = rows.map((row) => ({ ...row, ...sumsOf(row, asset) }));
  // The sum over everything is a row even where nothing was played.
  const whole = sums.find(({ vendor, day }) => vendor === null && day === null);
  if (!whole) throw new Error("Sums of rounds came without their whole.");
  return {
    games: sums.flatMap(({ vendor, game, ...row }) =>
      vendor === null ? [] : [{ vendor, game: game ?? "", ...playSums(row) }],
    ),
    days: sums.flatMap(({ day, ...row }) => (day === null ? [] : [{ day, ...playSums(row) }])),
    whole: playSums(whole),
    fromBonus: money(BigInt(bonus?.sum ?? "0"), asset),
  };
}

function sumsOf({ rounds, ...row }: SumRow, asset: Asset): PlaySums {
  const of = (sum: string) => money(BigInt(sum), asset);
  const [stake, payout, adjusted] = [of(row.stake), of(row.payout), of(row.adjusted)];
  const net = money(payout.minor + adjusted.minor - stake.minor, asset);
  const bonus = { bonusStake: of(row.bonusStake), bonusBack: of(row.bonusBack) };
  return { rounds, stake, payout, adjusted, net, ...bonus };
}

const playSums = ({ rounds, stake, payout, adjusted, net, bonusStake, bonusBack }: PlaySums): PlaySums => ({
  ...{ rounds, stake, payout, adjusted, net, bonusStake, bonusBack },
});
