import type { Statement } from "../../../db/database.ts";
import type { ResultsBy } from "../lottery-game.ts";
import type { Schedule } from "../schedule/planned-draws.ts";
import type { Drawn } from "./draw-kind.ts";

export const DRAW_STATES = [
  "scheduled",
  "open",
  "locked",
  "proposed",
  "drawn",
  "settled",
  "cancelled",
] as const;
export type DrawState = (typeof DRAW_STATES)[number];

/** A draw as it is kept. `link` is null until it is drawn. */
export type DrawRow = {
  id: string;
  game: string;
  number: string;
  /** Of the mathematics that it was planned with. */
  mathVersion: number;
  province: string | null;
  state: DrawState;
  resultsBy: ResultsBy;
  opensAt: Date;
  locksAt: Date;
  drawsAt: Date;
  chainId: string | null;
  chainIndex: number | null;
  terminal: string | null;
  commitment: string | null;
  entropy: string | null;
  /** The beacon that has a part in it and its round, named when it opened; and what it said, after it was locked. */
  beaconChain: string | null;
  beaconRound: number | null;
  beacon: string | null;
  link: string | null;
  /** What came out; what was proposed while `proposed`; corrected where it was corrected. */
  numbers: Drawn | null;
  isCorrected: boolean;
  proposedBy: string | null;
  confirmedBy: string | null;
  drawnAt: Date | null;
  settledAt: Date | null;
  whyCancelled: string | null;
};

const COLUMNS = `
    d.id, d.game, d.number, d.math_version as "mathVersion", d.province, d.state, d.results_by as "resultsBy",
    d.opens_at as "opensAt",
    d.locks_at as "locksAt", d.draws_at as "drawsAt", d.chain_id as "chainId", d.chain_index as "chainIndex",
    d.terminal, d.commitment, d.entropy, d.beacon_chain as "beaconChain", d.beacon_round as "beaconRound", d.beacon,
    d.link, coalesce(c.numbers, d.numbers) as numbers,
    c.numbers is not null as "isCorrected", d.proposed_by as "proposedBy", d.confirmed_by as "confirmedBy",
    d.drawn_at as "drawnAt", d.settled_at as "settledAt", d.why_cancelled as "whyCancelled"`;

const FROM = `
  from studio.draws d
  left join lateral (
    select numbers from studio.draw_corrections k
    where k.draw_id = d.id and k.state in ('confirmed', 'done') order by k.nth desc limit 1
  ) c on true`;

const select = (where: string) => `select ${COLUMNS} ${FROM} ${where}`;

export const DRAW: Statement<DrawRow> = { name: "studio.draw", text: select("where d.id = $1::uuid") };

export const DRAW_OF_NUMBER: Statement<DrawRow> = {
  name: "studio.draw_of_number",
  text: select("where d.game = $1 and d.number = $2"),
};

export const DRAWS_OF_IDS: Statement<DrawRow> = {
  name: "studio.draws_of_ids",
  text: select("where d.id = any($1::uuid[])"),
};

/** Everything that is planned, open or waiting, of these games; the next one first. */
export const DRAWS_AHEAD: Statement<DrawRow> = {
  name: "studio.draws_ahead",
  text: select(`
    where d.game = any($1::text[]) and d.state in ('scheduled', 'open', 'locked', 'proposed')
    order by d.draws_at, d.number`),
};

/** The latest results of a game, the last one first. */
export const DRAWS_PAST: Statement<DrawRow> = {
  name: "studio.draws_past",
  text: select(`
    where d.game = $1 and d.state in ('drawn', 'settled', 'cancelled')
    order by d.draws_at desc, d.number desc limit $2::int`),
};

/** The last results of several games. */
export const LAST_DRAWN: Statement<DrawRow> = {
  name: "studio.last_drawn",
  text: `
    select ${COLUMNS}
    from unnest($1::text[]) as g (game)
    cross join lateral (
      select * from studio.draws x where x.game = g.game and x.state in ('drawn', 'settled')
      order by x.draws_at desc limit 1
    ) d
    left join lateral (
      select numbers from studio.draw_corrections k
      where k.draw_id = d.id and k.state in ('confirmed', 'done') order by k.nth desc limit 1
    ) c on true`,
};

/** What the clock has to look at: whose moment has come, and what is drawn and not settled. */
export const DRAWS_DUE: Statement<DrawRow> = {
  name: "studio.draws_due",
  text: select(`
    where d.settled_at is null and (
      (d.state = 'scheduled' and d.opens_at <= $1::timestamptz)
      or (d.state = 'open' and d.locks_at <= $1::timestamptz)
      or (d.state = 'locked' and d.draws_at <= $1::timestamptz)
      or (d.state = 'proposed' and d.draws_at <= $1::timestamptz)
      or d.state in ('drawn', 'cancelled'))
    order by d.draws_at, d.number`),
};

/** A draw, and nobody changes it meanwhile. */
export const LOCK_DRAW: Statement<{ state: DrawState; locksAt: Date }> = {
  name: "studio.lock_draw",
  text: `select state, locks_at as "locksAt" from studio.draws where id = $1::uuid for update`,
};

/** A draw that is not closed while this transaction lasts; many may share it. */
export const SHARE_DRAW: Statement<{ state: DrawState; locksAt: Date }> = {
  name: "studio.share_draw",
  text: `select state, locks_at as "locksAt" from studio.draws where id = $1::uuid for share`,
};

export const INSERT_DRAW: Statement<unknown> = {
  name: "studio.insert_draw",
  text: `
    insert into studio.draws (id, game, math_version, number, province, state, results_by, opens_at, locks_at, draws_at)
    values ($1::uuid, $2, $3::int, $4, $5, 'scheduled', $6, $7::timestamptz, $8::timestamptz, $9::timestamptz)
    on conflict (game, number) do nothing`,
};

/** Draws that nobody could stake on yet, of a game whose schedule has changed. */
export const FORGET_PLANNED: Statement<unknown> = {
  name: "studio.forget_planned_draws",
  text: `delete from studio.draws where game = $1 and state = 'scheduled'`,
};

/** `$2` to `$5` are the place in the chain, null where operators enter the result; `$6` and `$7` a beacon's round. */
export const MARK_DRAW_OPEN: Statement<unknown> = {
  name: "studio.mark_draw_open",
  text: `
    update studio.draws set state = 'open', chain_id = $2::uuid, chain_index = $3::int, terminal = $4, commitment = $5,
      beacon_chain = $6, beacon_round = $7::int
    where id = $1::uuid and state = 'scheduled'`,
};

export const KEEP_BEACON: Statement<unknown> = {
  name: "studio.keep_beacon_of_draw",
  text: `
    update studio.draws set beacon = $2
    where id = $1::uuid and state = 'locked' and beacon is null and beacon_chain = $3 and beacon_round = $4::int`,
};

/** The chains of draws of a game that can be staked on and are drawn after a moment. */
export const CHAINS_OF_LATER: Statement<{ chain: string }> = {
  name: "studio.chains_of_later_draws",
  text: `
    select distinct c.game as chain from studio.draws d join studio.chains c on c.id = d.chain_id
    where d.game = $1 and d.state = 'open' and d.draws_at > $2::timestamptz`,
};

export const MARK_DRAW_LOCKED: Statement<unknown> = {
  name: "studio.mark_draw_locked",
  text: `update studio.draws set state = 'locked', entropy = $2 where id = $1::uuid and state = 'open'`,
};

export const MARK_DRAW_DRAWN: Statement<unknown> = {
  name: "studio.mark_draw_drawn",
  text: `
    update studio.draws set state = 'drawn', link = $2, numbers = $3::text::jsonb, drawn_at = $4::timestamptz
    where id = $1::uuid and state = 'locked' and results_by = 'chain'`,
};

export const MARK_DRAW_PROPOSED: Statement<unknown> = {
  name: "studio.mark_draw_proposed",
  text: `
    update studio.draws set state = 'proposed', numbers = $2::text::jsonb, proposed_by = $3, proposed_at = $4::timestamptz
    where id = $1::uuid and state in ('locked', 'proposed')`,
};

export const MARK_DRAW_CONFIRMED: Statement<unknown> = {
  name: "studio.mark_draw_confirmed",
  text: `
    update studio.draws set state = 'drawn', confirmed_by = $2, drawn_at = $3::timestamptz
    where id = $1::uuid and state = 'proposed'`,
};

/** Nothing is left to do for it. */
export const MARK_DRAW_SETTLED: Statement<unknown> = {
  name: "studio.mark_draw_settled",
  text: `
    update studio.draws
    set state = case state when 'drawn' then 'settled' else state end, settled_at = $2::timestamptz
    where id = $1::uuid and state in ('drawn', 'cancelled') and settled_at is null`,
};

/** The link and the numbers are what a draw of the chain would have been, once betting had closed. */
export const MARK_DRAW_CANCELLED: Statement<unknown> = {
  name: "studio.mark_draw_cancelled",
  text: `
    update studio.draws
    set state = 'cancelled', why_cancelled = $2, link = $3, numbers = $4::text::jsonb
    where id = $1::uuid and state in ('scheduled', 'open', 'locked', 'proposed')`,
};

export const SCHEDULES: Statement<Schedule> = {
  name: "studio.lottery_schedules",
  text: `
    select game, time_zone as "timeZone", days, draw_time as "drawTime", results_by as "resultsBy", is_open as "isOpen"
    from studio.lottery_schedules where game = any($1::text[])`,
};

/** As the game is at first; what an operator has set stays. */
export const BEGIN_SCHEDULE: Statement<unknown> = {
  name: "studio.begin_lottery_schedule",
  text: `
    insert into studio.lottery_schedules (game, time_zone, days, draw_time, results_by)
    values ($1, $2, $3::int[], $4, $5) on conflict (game) do nothing`,
};

export const SET_SCHEDULE: Statement<unknown> = {
  name: "studio.set_lottery_schedule",
  text: `
    update studio.lottery_schedules
    set time_zone = $2, days = $3::int[], draw_time = $4, results_by = $5, is_open = $6
    where game = $1`,
};
