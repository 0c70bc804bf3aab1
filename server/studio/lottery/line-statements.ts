import type { Statement } from "../../db/database.ts";
import type { SessionSumsRow } from "../sessions/session-sums.ts";
import { WAGER_COLUMNS, WAGERS_FROM, type WagerRow } from "../wagers/wager-statements.ts";

/**
 * The first line that a new wager would take over the limit of its draw. Counted are all wagers that may still win:
 * one that is refused or given back makes room by itself.
 */
export const LINE_ABOVE: Statement<{ line: string }> = {
  name: "studio.line_above_liability",
  text: `
    select n.line
    from unnest($3::text[], $4::bigint[]) as n (line, payout)
    left join lateral (
      select sum(l.payout_minor) as taken
      from studio.draw_lines l join studio.wagers w on w.id = l.wager_id
      where l.draw_id = $1::uuid and l.asset = $2 and l.line = n.line and w.state not in ('refused', 'returned')
    ) t on true
    where n.payout + coalesce(t.taken, 0) > $5::bigint
    order by n.line limit 1`,
};

export const INSERT_LINES: Statement<unknown> = {
  name: "studio.insert_draw_lines",
  text: `
    insert into studio.draw_lines (draw_id, asset, wager_id, line, payout_minor)
    select $1::uuid, $2, $3::uuid, n.line, n.payout
    from unnest($4::text[], $5::bigint[]) as n (line, payout)
    on conflict do nothing`,
};

export const FORGET_LINES: Statement<unknown> = {
  name: "studio.forget_draw_lines",
  text: "delete from studio.draw_lines where draw_id = $1::uuid",
};

/** Wagers of a draw in a state, some at a time, in the order in which they were placed. */
export const DRAW_WAGERS: Statement<WagerRow> = {
  name: "studio.draw_wagers",
  text: `
    select ${WAGER_COLUMNS} ${WAGERS_FROM}
    where w.round_ref = $1 and w.state = any($2::text[])
    order by w.placed_at, w.id limit $3::int`,
};

/** What decides the entropy of a draw: everything that is staked on it, in its order. */
export const STAKED_ON_DRAW: Statement<{ id: string; clientSeed: string | null }> = {
  name: "studio.staked_on_draw",
  text: `
    select id, client_seed as "clientSeed" from studio.wagers
    where round_ref = $1 and state = 'staked' order by placed_at, id`,
};

export type DrawTotals = {
  drawId: string;
  asset: string;
  count: bigint;
  stakeMinor: bigint;
  payoutMinor: bigint;
};

/** What is on some draws, by what is played with. */
export const DRAW_TOTALS: Statement<DrawTotals> = {
  name: "studio.draw_totals",
  text: `
    select round_ref as "drawId", asset, count(*) as count, sum(stake_minor)::bigint as "stakeMinor",
      coalesce(sum(payout_minor), 0)::bigint as "payoutMinor"
    from studio.wagers
    where round_ref = any($1::text[]) and state in ('staked', 'paying', 'paid') group by round_ref, asset`,
};

/** The latest wagers of a player in some lotteries. */
export const OWN_WAGERS: Statement<WagerRow> = {
  name: "studio.own_lottery_wagers",
  text: `
    select ${WAGER_COLUMNS} ${WAGERS_FROM}
    where w.player_ref = $1 and w.game = any($2::text[])
    order by w.placed_at desc, w.id desc limit $3::int`,
};

/** What a player has staked on a lottery since a moment, and what it has paid so far, corrections included. */
export const TICKET_SUMS: Statement<SessionSumsRow> = {
  name: "studio.ticket_sums",
  text: `
    select count(*) as played, coalesce(sum(w.stake_minor), 0)::bigint as "stakedMinor",
      coalesce(sum(coalesce(c.payout_minor, w.payout_minor)) filter (where w.state = 'paid'), 0)::bigint as "paidMinor",
      coalesce(sum(w.stake_minor) filter (where w.state <> 'paid'), 0)::bigint as "openMinor"
    from studio.wagers w
    left join lateral (
      select k.payout_minor from studio.corrections k
      where k.wager_id = w.id and k.state <> 'refused' order by k.nth desc limit 1
    ) c on true
    where w.player_ref = $1 and w.game = $2 and w.asset = $3 and w.placed_at >= $4::timestamptz
      and w.state in ('staked', 'paying', 'paid')`,
};

/**
 * The wager of a form that a player has sent before in another seat: a first form that is sent twice at once opens two.
 * One that was refused there may be tried again here.
 */
export const WAGER_OF_PLAYER_FORM: Statement<{ sessionId: string }> = {
  name: "studio.lottery_wager_of_player_form",
  text: `
    select session_id as "sessionId" from studio.wagers
    where player_ref = $1 and form_ref = $2 and game = $3 and placed_at > $4::timestamptz
      and (session_id = $5::uuid or state <> 'refused')
    order by placed_at limit 1`,
};
