import type { Statement } from "../db/database.ts";

export const EARNING_STATES = ["due", "held", "paid", "refused", "lapsed"] as const;
export type EarningState = (typeof EARNING_STATES)[number];

export type EarningRow = {
  readonly id: string;
  readonly key: string;
  readonly inviterId: bigint;
  readonly friendId: bigint;
  /** Of the friend. */
  readonly username: string;
  readonly kind: "first" | "share";
  readonly minor: bigint;
  readonly state: EarningState;
  readonly heldFor: readonly string[];
  readonly at: Date;
  /** Why an operator released or refused it. */
  readonly reason: string | null;
  /** Why it was never paid, though nobody refused it. */
  readonly lapsedFor: "excluded" | null;
  readonly decidedAt: Date | null;
  /** The operator; null where it lapsed by itself. */
  readonly decidedBy: string | null;
};

const EARNING = `earning.id, earning.key, earning.inviter_id as "inviterId", earning.friend_id as "friendId",
  friend.username, earning.kind, earning.minor, earning.state, earning.held_for as "heldFor", earning.earned_at as at,
  earning.reason, earning.lapsed_for as "lapsedFor", earning.decided_at as "decidedAt",
  earning.decided_by as "decidedBy"`;
const FROM = "referral.earnings earning join accounts.players friend on friend.id = earning.friend_id";

/** Nothing where it is there already. */
export const INSERT_EARNING: Statement<{ readonly id: string }> = {
  name: "referrals.insert-earning",
  text: `
    insert into referral.earnings (id, key, inviter_id, friend_id, kind, minor, state, held_for, earned_at, try_at)
    values ($1::uuid, $2, $3::bigint, $4::bigint, $5, $6::bigint, $7, $8::text[], $9::timestamptz, $9::timestamptz)
    on conflict (key) do nothing returning id`,
};

export const HAS_EARNING: Statement<{ readonly key: string }> = {
  name: "referrals.has-earning",
  text: "select key from referral.earnings where key = $1",
};

/** Those of an inviter who is blocked wait without being tried, and are due as soon as the inviter is let in. */
export const DUE: Statement<{ readonly id: string }> = {
  name: "referrals.due",
  text: `
    select earning.id from referral.earnings earning
    join accounts.players inviter on inviter.id = earning.inviter_id and inviter.state <> 'blocked'
    where earning.state = 'due' and earning.try_at <= $1::timestamptz order by earning.try_at, earning.id limit $2::int`,
};

export const LOCK_DUE: Statement<EarningRow> = {
  name: "referrals.lock-due",
  text: `select ${EARNING} from ${FROM} where earning.id = $1::uuid and earning.state = 'due' for update of earning`,
};

export const PAID: Statement<never> = {
  name: "referrals.paid",
  text: "update referral.earnings set state = 'paid', movement_id = $2::bigint where id = $1::uuid",
};

export const TRY_LATER: Statement<never> = {
  name: "referrals.try-later",
  text: "update referral.earnings set try_at = $2::timestamptz where id = $1::uuid",
};

/** Ends what is due and can never be given. Whoever released it before stays as they are. */
export const LAPSE: Statement<never> = {
  name: "referrals.lapse",
  text: `
    update referral.earnings set state = 'lapsed', lapsed_for = $2, decided_at = coalesce(decided_at, $3::timestamptz)
    where id = $1::uuid`,
};

/** Those that are held for a person, the oldest first. */
export const HELD: Statement<EarningRow> = {
  name: "referrals.held",
  text: `select ${EARNING} from ${FROM} where earning.state = 'held' order by earning.id limit $1::int offset $2::int`,
};

/** Those that were released or refused, and those that lapsed, the latest first. */
export const DECIDED: Statement<EarningRow> = {
  name: "referrals.decided",
  text: `
    select ${EARNING} from ${FROM} where earning.decided_at is not null
    order by earning.decided_at desc, earning.id desc limit $1::int offset $2::int`,
};

export const DECIDE: Statement<EarningRow> = {
  name: "referrals.decide",
  text: `
    with earning as (
      update referral.earnings set state = $2, decided_at = $3::timestamptz, decided_by = $4, reason = $5,
        try_at = $3::timestamptz
      where id = $1::uuid and state = 'held' returning *)
    select ${EARNING} from earning join accounts.players friend on friend.id = earning.friend_id`,
};

export const OWN: Statement<EarningRow> = {
  name: "referrals.own",
  text: `
    select ${EARNING} from ${FROM}
    where earning.inviter_id = $1::bigint and ($2::uuid is null or earning.id < $2::uuid)
    order by earning.id desc limit $3::int`,
};

/** What was paid, what waits, and what of the day's share is not an earning yet. */
export const SUMS: Statement<{ readonly paid: bigint; readonly waiting: bigint; readonly counting: bigint }> =
  {
    name: "referrals.sums",
    text: `
    select coalesce(sum(minor) filter (where state = 'paid'), 0)::int8 as paid,
      coalesce(sum(minor) filter (where state in ('due', 'held')), 0)::int8 as waiting,
      (select coalesce(sum(greatest(credit, 0) / 10000), 0)::int8 from referral.shares
        where inviter_id = $1::bigint) as counting
    from referral.earnings where inviter_id = $1::bigint`,
  };
