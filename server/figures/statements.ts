import type { Statement } from "../db/database.ts";

/** Up to where the ledger has been read, and up to which moment buckets are complete. */
export type Mark = { readonly xid: string; readonly completeTo: Date };

const MARK_COLUMNS = `xid::text, complete_to as "completeTo"`;

export const MARK: Statement<Mark> = {
  name: "figures.mark",
  text: `select ${MARK_COLUMNS} from figures.marks`,
};

/** A reading waits here for one that goes on already, and then goes on where that one ended. */
export const HOLD_MARK: Statement<Mark> = {
  name: "figures.hold-mark",
  text: `select ${MARK_COLUMNS} from figures.marks for update`,
};

/** What was complete stays so, also where the clock of this process is behind. */
export const SAVE_MARK: Statement<never> = {
  name: "figures.save-mark",
  text: `
    update figures.marks set xid = $1::text::xid8, complete_to = greatest(complete_to, $2::timestamptz)`,
};

/** The first movement that is there already and was not read: an older transaction that still runs stands before it. */
export const FIRST_UNREAD: Statement<{ readonly at: Date | null }> = {
  name: "figures.first-unread",
  text: `
    select least(
      (select min(at) from ledger.transfers where xid >= $1::text::xid8),
      (select min(settled_at) from wallet.rounds where ended_xid >= $1::text::xid8)) as at`,
};

export type Game = { readonly vendor: string; readonly game: string; readonly product: string };

export const GAMES: Statement<Game> = {
  name: "figures.games",
  text: `
    select known.vendor, known.game, known.product
      from unnest($1::text[], $2::text[]) as asked (vendor, game)
      join figures.games known on known.vendor = asked.vendor and known.game = asked.game`,
};

export const ADD_GAMES: Statement<never> = {
  name: "figures.add-games",
  text: `
    insert into figures.games (vendor, game, product)
    select vendor, game, product from unnest($1::text[], $2::text[], $3::text[]) as new (vendor, game, product)
    on conflict do nothing`,
};

const NEW = `unnest($1::bigint[], $2::timestamptz[], $3::smallint[], $4::text[], $5::text[], $6::bigint[], $7::bigint[],
    $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[])
  as new (player_id, at, asset_id, product, vendor, valid_stake, payout, bonus_given, bonus_released, deposits,
    withdrawals, fees)`;

export const ADD: Statement<never> = {
  name: "figures.add",
  text: `
    insert into figures.buckets as kept (player_id, at, asset_id, product, vendor, valid_stake, payout, bonus_given,
        bonus_released, deposits, withdrawals, fees)
      select player_id, at, asset_id, product, vendor, sum(valid_stake), sum(payout), sum(bonus_given),
          sum(bonus_released), sum(deposits), sum(withdrawals), sum(fees)
        from ${NEW} group by 1, 2, 3, 4, 5
    on conflict (player_id, at, asset_id, product, vendor) do update set
      valid_stake = kept.valid_stake + excluded.valid_stake, payout = kept.payout + excluded.payout,
      bonus_given = kept.bonus_given + excluded.bonus_given,
      bonus_released = kept.bonus_released + excluded.bonus_released,
      deposits = kept.deposits + excluded.deposits, withdrawals = kept.withdrawals + excluded.withdrawals,
      fees = kept.fees + excluded.fees`,
};

/** Of the same, what changes a bucket that ended by $14 is written down with the place in the ledger, $13. */
export const CORRECT: Statement<never> = {
  name: "figures.correct",
  text: `
    insert into figures.corrections (position, player_id, at, asset_id, product, vendor, what, difference)
      select $13::bigint, player_id, at, asset_id, product, vendor, what, sum(difference)
        from ${NEW}
        cross join lateral (values ('validStake', valid_stake), ('payout', payout), ('bonusGiven', bonus_given),
          ('bonusReleased', bonus_released), ('deposits', deposits), ('withdrawals', withdrawals), ('fees', fees))
          as one (what, difference)
        where at + interval '5 minutes' <= $14::timestamptz
        group by player_id, at, asset_id, product, vendor, what having sum(difference) <> 0
        order by player_id, at, product, vendor, what`,
};
