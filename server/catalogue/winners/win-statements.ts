import type { Statement } from "../../db/database.ts";

/** Held to the end of the transaction, so that nothing is counted twice. */
export const HOLD_WIN_MARK: Statement<{ readonly mark: string }> = {
  name: "catalogue.hold_win_mark",
  text: "select mark from catalogue.win_marks for update",
};

export const SAVE_WIN_MARK: Statement<never> = {
  name: "catalogue.save_win_mark",
  text: "update catalogue.win_marks set mark = $1",
};

const PAID = `jsonb_to_recordset($1::jsonb) as paid (vendor text, player bigint, "roundId" text, brand text, day date,
  trial boolean, category text, game text, net bigint, at timestamptz)`;

/**
 * A round that pays more than once is one win, also where a vendor names two games for it; what is taken back makes
 * it smaller.
 */
export const ADD_WINS: Statement<never> = {
  name: "catalogue.add_wins",
  text: `
    insert into catalogue.wins as win (vendor, player_id, round_ref, brand_id, day, trial, category, game, amount_minor, at)
    select vendor, player, "roundId", min(brand), max(day), bool_or(trial),
      (array_agg(category order by net desc))[1], (array_agg(game order by net desc))[1], sum(net)::bigint, max(at)
    from ${PAID} where net > 0 group by vendor, player, "roundId"
    on conflict (vendor, player_id, round_ref) do update
      set amount_minor = win.amount_minor + excluded.amount_minor, at = excluded.at`,
};

export const TAKE_BACK_WINS: Statement<never> = {
  name: "catalogue.take_back_wins",
  text: `
    update catalogue.wins win set amount_minor = win.amount_minor + paid.net
    from (
      select vendor, player, "roundId", sum(net)::bigint as net from ${PAID} where net < 0
      group by vendor, player, "roundId"
    ) paid
    where win.vendor = paid.vendor and win.player_id = paid.player and win.round_ref = paid."roundId"`,
};

export const ADD_WIN_SUMS: Statement<never> = {
  name: "catalogue.add_win_sums",
  text: `
    insert into catalogue.win_sums as known (brand_id, trial, day, player_id, paid_minor)
    select brand, trial, day, player, sum(net) from ${PAID} group by brand, trial, day, player
    on conflict (brand_id, trial, day, player_id) do update set paid_minor = known.paid_minor + excluded.paid_minor`,
};

/** Old days, what was taken back whole, and of each day and category all but the largest. */
export const DROP_SMALL_WINS: Statement<never> = {
  name: "catalogue.drop_small_wins",
  text: `
    delete from catalogue.wins win using (
      select vendor, player_id, round_ref, row_number() over (
        partition by brand_id, trial, category, day order by amount_minor desc, at desc) as place
      from catalogue.wins
    ) ranked
    where win.vendor = ranked.vendor and win.player_id = ranked.player_id and win.round_ref = ranked.round_ref
      and (win.day <= $1::date or win.amount_minor <= 0 or ranked.place > $2::int)`,
};

export const DROP_OLD_SUMS: Statement<never> = {
  name: "catalogue.drop_old_sums",
  text: "delete from catalogue.win_sums where day <= $1::date",
};

export type WinRow = {
  readonly playerId: bigint;
  readonly vendor: string;
  readonly game: string;
  readonly amountMinor: bigint;
  readonly at: Date;
};

/** The largest wins of a brand, in one category or in all, of whoever did not ask to be left out. */
export const LARGEST_WINS: Statement<WinRow> = {
  name: "catalogue.largest_wins",
  text: `
    select player_id as "playerId", vendor, game, amount_minor as "amountMinor", at from catalogue.wins win
    where brand_id = $1 and trial = $2 and ($3::text is null or category = $3) and day > $4::date and amount_minor > 0
      and not exists (select 1 from catalogue.unlisted_players hidden where hidden.player_id = win.player_id)
    order by amount_minor desc, at desc limit $5::int`,
};

export type SumRow = { readonly playerId: bigint; readonly paidMinor: bigint };

export const LARGEST_SUMS: Statement<SumRow> = {
  name: "catalogue.largest_sums",
  text: `
    select player_id as "playerId", sum(paid_minor)::int8 as "paidMinor" from catalogue.win_sums paid
    where brand_id = $1 and trial = $2 and day > $3::date
      and not exists (select 1 from catalogue.unlisted_players hidden where hidden.player_id = paid.player_id)
    group by player_id having sum(paid_minor) > 0
    order by 2 desc, player_id limit $4::int`,
};

export const UNLIST: Statement<never> = {
  name: "catalogue.unlist",
  text: `insert into catalogue.unlisted_players (player_id, since) values ($1::bigint, $2::timestamptz) on conflict do nothing`,
};

export const LIST_AGAIN: Statement<never> = {
  name: "catalogue.list_again",
  text: "delete from catalogue.unlisted_players where player_id = $1::bigint",
};

export const UNLISTED: Statement<{ readonly playerId: bigint }> = {
  name: "catalogue.unlisted",
  text: 'select player_id as "playerId" from catalogue.unlisted_players where player_id = $1::bigint',
};
