import type { Statement } from "../../db/database.ts";
import type { Channel, Gives } from "./application-rule.ts";

export const APPLICATION_STATES = ["waiting", "approved", "refused"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export type Application = {
  readonly reference: string;
  readonly promotion: string;
  readonly playerId: bigint;
  readonly period: string;
  readonly remark: string;
  readonly channel: Channel | null;
  readonly contact: string | null;
  readonly gives: Gives;
  /** How many are kept; none when their time is over. */
  readonly pictures: number;
  readonly state: ApplicationState;
  readonly appliedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly reason: string | null;
};

const APPLICATION = `reference, promotion, player_id as "playerId", period, remark, channel, contact, gives, pictures, state,
  applied_at as "appliedAt", decided_at as "decidedAt", decided_by as "decidedBy", reason`;

/** Nothing where the player has one of this period already. */
export const INSERT: Statement<{ readonly reference: string }> = {
  name: "promotions.insert-application",
  text: `
    insert into promotions.applications (reference, promotion, player_id, period, remark, channel, contact, gives, pictures,
      applied_at)
    values ($1, $2, $3::bigint, $4, $5, $6, $7, $8::jsonb, $9::int, $10::timestamptz)
    on conflict (player_id, promotion, period) do nothing
    returning reference`,
};

export const INSERT_PICTURE: Statement<never> = {
  name: "promotions.insert-application-picture",
  text: "insert into promotions.application_pictures (reference, nth, bytes, digest) values ($1, $2::int, $3::bytea, $4::bytea)",
};

export const BY_PERIOD: Statement<Application> = {
  name: "promotions.application-of-period",
  text: `select ${APPLICATION} from promotions.applications where player_id = $1::bigint and promotion = $2 and period = $3`,
};

export const BY_REFERENCE: Statement<Application> = {
  name: "promotions.application",
  text: `select ${APPLICATION} from promotions.applications where reference = $1`,
};

export const LOCK: Statement<Application> = {
  name: "promotions.lock-application",
  text: `select ${APPLICATION} from promotions.applications where reference = $1 for update`,
};

export const OWN: Statement<Application> = {
  name: "promotions.own-applications",
  text: `
    select ${APPLICATION} from promotions.applications where player_id = $1::bigint and promotion = $2
    order by applied_at desc limit $3::int`,
};

/** Of each promotion that a player applied for, the last application. */
export const LATEST: Statement<Application> = {
  name: "promotions.latest-applications",
  text: `
    select distinct on (promotion) ${APPLICATION} from promotions.applications where player_id = $1::bigint
    order by promotion, applied_at desc`,
};

export const SINCE: Statement<{ readonly many: number }> = {
  name: "promotions.applications-since",
  text: `select count(*)::int as many from promotions.applications
    where player_id = $1::bigint and applied_at > $2::timestamptz`,
};

/** What has waited longest, or was decided last, stands first. */
export const LIST: Statement<Application> = {
  name: "promotions.list-applications",
  text: `
    select ${APPLICATION} from promotions.applications where state = $1
    order by case when state = 'waiting' then applied_at end, decided_at desc, reference limit $2::int offset $3::int`,
};

export const DECIDE: Statement<Application> = {
  name: "promotions.decide-application",
  text: `
    update promotions.applications
    set state = $2, decided_at = $3::timestamptz, decided_by = $4, reason = $5, movement_id = $6::bigint
    where reference = $1 and state = 'waiting'
    returning ${APPLICATION}`,
};

export const PICTURE: Statement<{ readonly bytes: Uint8Array }> = {
  name: "promotions.application-picture",
  text: "select bytes from promotions.application_pictures where reference = $1 and nth = $2::int",
};

/** Other applications that came with one of the very same pictures. */
export const SAME_PICTURES: Statement<{ readonly reference: string }> = {
  name: "promotions.same-application-pictures",
  text: `
    select distinct other.reference from promotions.application_pictures own
    join promotions.application_pictures other on other.digest = own.digest and other.reference <> own.reference
    where own.reference = $1 order by other.reference limit 20`,
};

export const OF_MOVEMENT: Statement<{ readonly promotion: string }> = {
  name: "promotions.application-of-movement",
  text: "select promotion from promotions.applications where movement_id = $1::bigint and player_id = $2::bigint",
};

/** Lets go of the pictures of some applications that were decided before a moment, and says of how many. */
export const FORGET_PICTURES: Statement<{ readonly many: number }> = {
  name: "promotions.forget-application-pictures",
  text: `
    with over as (
      update promotions.applications set pictures = 0 where reference in (
        select reference from promotions.applications where pictures > 0 and decided_at < $1::timestamptz
        order by decided_at limit $2::int for update skip locked)
      returning reference
    ), gone as (
      delete from promotions.application_pictures picture using over where picture.reference = over.reference
    )
    select count(*)::int as many from over`,
};
