import type { Statement } from "../../db/database.ts";
import type { AgentRight } from "./rights.ts";

export type SubLogin = {
  readonly id: bigint;
  readonly ownerId: bigint;
  readonly username: string;
  readonly rights: readonly AgentRight[];
  readonly madeAt: Date;
  readonly lastLoginAt: Date | null;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
};

const SUB_LOGIN = `sub.player_id as id, sub.owner as "ownerId", player.username, sub.rights, sub.made_at as "madeAt",
  player.last_login_at as "lastLoginAt", sub.ended_at as "endedAt", sub.ended_by as "endedBy"`;

/** Those at work first, the newest of each first. */
export const SUB_LOGINS_OF: Statement<SubLogin> = {
  name: "agents.sub-logins-of",
  text: `
    select ${SUB_LOGIN} from agents.sub_logins sub join accounts.players player on player.id = sub.player_id
    where sub.owner = $1::bigint
    order by (sub.ended_at is not null), sub.player_id desc limit $2::int`,
};

export const SUB_LOGIN_OF: Statement<SubLogin> = {
  name: "agents.sub-login-of",
  text: `
    select ${SUB_LOGIN} from agents.sub_logins sub join accounts.players player on player.id = sub.player_id
    where sub.player_id = $1::bigint`,
};

/** The owner is held, so that of those who make at once each sees what the other made. */
export const HOLD_OWNER: Statement<{ readonly accountType: 1 | 2 }> = {
  name: "agents.hold-sub-login-owner",
  text: `
    select account_type as "accountType" from accounts.players
    where id = $1::bigint and account_type in (1, 2) and state = 'active' for no key update`,
};

export const COUNT_AT_WORK: Statement<{ readonly many: number }> = {
  name: "agents.count-sub-logins",
  text: "select count(*)::int as many from agents.sub_logins where owner = $1::bigint and ended_at is null",
};

export const INSERT_SUB_LOGIN: Statement<never> = {
  name: "agents.insert-sub-login",
  text: `
    insert into agents.sub_logins (player_id, owner, rights, made_at)
    values ($1::bigint, $2::bigint, $3::text[], $4::timestamptz)`,
};

export const SET_RIGHTS: Statement<{ readonly before: readonly AgentRight[] }> = {
  name: "agents.set-sub-login-rights",
  text: `
    update agents.sub_logins sub set rights = $3::text[] from agents.sub_logins old
    where sub.player_id = $2::bigint and sub.owner = $1::bigint and sub.ended_at is null and old.player_id = sub.player_id
    returning old.rights as before`,
};

export const END_SUB_LOGIN: Statement<{ readonly id: bigint }> = {
  name: "agents.end-sub-login",
  text: `
    update agents.sub_logins set ended_at = $2::timestamptz, ended_by = $3
    where player_id = $1::bigint and ended_at is null returning player_id as id`,
};

export type Deed = {
  readonly id: bigint;
  /** The page that it was posted to, by the last word of its file. */
  readonly deed: string;
  readonly place: string;
  readonly address: string;
  readonly at: Date;
  readonly outcome: DeedOutcome | null;
};

export type DeedOutcome = "done" | "refused" | "nothing" | "failed";

export const BEGIN_DEED: Statement<{ readonly id: bigint }> = {
  name: "agents.begin-deed",
  text: `
    insert into agents.sub_login_deeds (player_id, deed, place, address, at)
    values ($1::bigint, $2, $3, $4, $5::timestamptz) returning id`,
};

export const END_DEED: Statement<never> = {
  name: "agents.end-deed",
  text: "update agents.sub_login_deeds set outcome = $2 where id = $1::bigint and outcome is null",
};

/** What came to nothing, such as one row more in a form, is left out. */
export const DEEDS_OF: Statement<Deed> = {
  name: "agents.deeds-of",
  text: `
    select id, deed, place, address, at, outcome from agents.sub_login_deeds
    where player_id = $1::bigint and id < $2::bigint and outcome is distinct from 'nothing'
    order by id desc limit $3::int`,
};
