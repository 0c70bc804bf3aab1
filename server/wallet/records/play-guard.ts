import { MOVE, OWNER } from "../../core/ledger-kinds.ts";
import type { Asset } from "../../core/numbers/money.ts";
import { SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { MovementKind } from "./statement.ts";

/** A sum per calendar period of the player's time zone, in minor units; null for none. Weeks begin on Saturday. */
export type PeriodSums = { day: bigint | null; week: bigint | null; month: bigint | null };

/** What the ledger keeps a player from, under the player's lock and so for every vendor alike. */
export type PlayGuard = {
  /** The largest single stake. */
  stakeMaxMinor: bigint | null;
  /** Stakes less wins; a stake counts as lost when it is taken. */
  lossMaxMinor: PeriodSums;
  /** Stakes, whatever they win. */
  wagerMaxMinor: PeriodSums;
  /** Play without a break of half an hour. */
  sessionMs: number | null;
  /** A time-out or an exclusion: until then every stake is answered PLAYER_BLOCKED. */
  pausedUntil: Date | null;
  timeZone: string;
};

/** What a guarded player has done in the periods of today. Lost is below zero when the player is ahead. */
export type PlayFigures = Record<"day" | "week" | "month", { stakedMinor: bigint; lostMinor: bigint }> & {
  sessionStartedAt: Date | null;
};

const SET = {
  name: "wallet-set-play-guard",
  text: "select ledger.set_play_guard($1, $2, $3)",
  // The play of a month may have to be counted, once in a player's life.
  timeoutMs: 30 * SECOND_MS,
};

const PAUSED = {
  name: "wallet-play-paused",
  text: `select exists (select 1 from wallet.play_guards g join ledger.assets s on s.id = g.asset_id
    where g.player_id = $1 and s.code = $2 and g.paused_until > $3) as paused`,
  row: { paused: false },
};

const FIGURES = {
  name: "wallet-play-figures",
  text: `
    with own as (
      select g.*, ($3::timestamptz at time zone g.time_zone)::date as today
        from wallet.play_guards g join ledger.assets s on s.id = g.asset_id
        where g.player_id = $1 and s.code = $2
    ), edge as (
      select o.*, o.today - (extract(isodow from o.today)::int + 1) % 7 as week, date_trunc('month', o.today)::date as month
        from own o
    )
    select p.name as period, coalesce(sum(d.staked), 0)::int8 as staked, coalesce(sum(d.staked - d.won), 0)::int8 as lost,
        case when e.staked_last_at > $3::timestamptz - interval '30 minutes' then e.session_began_at end as "sessionStartedAt"
      from edge e
      cross join lateral (values ('day', e.today), ('week', e.week), ('month', e.month)) as p (name, since)
      left join wallet.play_days d
        on d.player_id = e.player_id and d.asset_id = e.asset_id and d.day >= p.since and d.day <= e.today
      group by p.name, e.staked_last_at, e.session_began_at`,
  row: {
    period: "day" as "day" | "week" | "month",
    staked: 0n,
    lost: 0n,
    sessionStartedAt: null as Date | null,
  },
};

/** A player's movements that no game made are few, and have an index of their own. Rarer than play is what comes after payouts. */
export const SUMS = {
  name: "wallet-sums-of-movements",
  text: `
    select coalesce(sum(m.amount) filter (where m.at >= since.at), 0)::int8 as sum
      from unnest($4::timestamptz[]) with ordinality as since (at, nth)
      left join (
        select p.amount, t.at
        from ledger.transfers t
        join ledger.postings p on p.transfer_id = t.id and p.dst_after is not null
        join ledger.accounts a on a.id = p.dst
        join ledger.assets s on s.id = a.asset_id
        where t.player_id = $1 and t.kind > ${MOVE.payout} and t.kind = (select k.id from ledger.transfer_kinds k where k.name = $3)
          and t.at >= (select min(first.at) from unnest($4::timestamptz[]) as first (at))
          and a.owner_kind = ${OWNER.player} and a.owner_id = $1 and s.code = $2 and a.kind = s.player_kind
          and not exists (select 1 from ledger.transfers back where back.reverses = t.id)
      ) m on true
      group by since.nth order by since.nth`,
  row: { sum: 0n },
};

/** Puts a player's limits in force in the transaction of the context's database. */
export async function setPlayGuard(
  { db, now }: Context,
  { playerId, asset, guard }: { playerId: bigint; asset: Asset; guard: PlayGuard },
): Promise<void> {
  await db.call(SET, [playerId, asset, JSON.stringify({ ...encoded(guard), at: now().toISOString() })]);
}

/** Whether the ledger refuses every stake of a player now, because of a time-out or an exclusion. */
export async function isPaused(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, asset }: { playerId: bigint; asset: Asset },
): Promise<boolean> {
  const [row] = await db.call(PAUSED, [playerId, asset, now()]);
  return row?.paused === true;
}

/** What counts against a player's limits now; null for a player without limits, whose play is not counted. */
export async function playFigures(
  { db, now }: Context,
  { playerId, asset }: { playerId: bigint; asset: Asset },
): Promise<PlayFigures | null> {
  const rows = await db.call(FIGURES, [playerId, asset, now()]);
  const [first] = rows;
  if (!first) return null;
  const of = (name: "day" | "week" | "month") => {
    const row = rows.find(({ period }) => period === name);
    return { stakedMinor: row?.staked ?? 0n, lostMinor: row?.lost ?? 0n };
  };
  return { day: of("day"), week: of("week"), month: of("month"), sessionStartedAt: first.sessionStartedAt };
}

/** What of a player's own movements may be added up: play is not added up, and what others sent is theirs. */
type OwnKind = Exclude<MovementKind, "stake" | "payout" | "transfer">;

/**
 * What has come into a player's account by movements of one kind since each of several moments, less what was taken
 * back: in minor units, in their order.
 */
export async function sumsOfMovements(
  { db }: Context,
  { playerId, asset, kind, since }: { playerId: bigint; asset: Asset; kind: OwnKind; since: readonly Date[] },
): Promise<bigint[]> {
  const rows = since.length === 0 ? [] : await db.call(SUMS, [playerId, asset, kind, since]);
  return rows.map(({ sum }) => sum);
}

function encoded(guard: PlayGuard): Record<string, string | null> {
  const { lossMaxMinor: loss, wagerMaxMinor: wager } = guard;
  const text = (minor: bigint | number | null) => minor?.toString() ?? null;
  return {
    stakeMax: text(guard.stakeMaxMinor),
    lossDay: text(loss.day),
    lossWeek: text(loss.week),
    lossMonth: text(loss.month),
    wagerDay: text(wager.day),
    wagerWeek: text(wager.week),
    wagerMonth: text(wager.month),
    sessionMs: text(guard.sessionMs),
    pausedUntil: guard.pausedUntil?.toISOString() ?? null,
    timeZone: guard.timeZone,
  };
}
