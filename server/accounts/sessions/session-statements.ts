import type { Statement } from "../../db/database.ts";
import type { Player } from "../player.ts";
import { PLAYER } from "../statements.ts";
import type { HeldFor, LoginWay, Scope, SessionPurpose } from "./session-kinds.ts";

export type SessionRow = Player & {
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly issuedAt: Date;
  readonly idleUntil: Date;
  readonly rotatedAt: Date | null;
  readonly family: string;
  readonly purpose: SessionPurpose;
  readonly way: LoginWay;
  readonly heldFor: HeldFor | null;
  readonly scopes: readonly Scope[] | null;
  readonly isConfirmed: boolean;
  /** Whether the token that took the place of this one was used; null for one that is in its place. */
  readonly nextConfirmed: boolean | null;
};

const SESSION = `session.created_at as "startedAt", session.seen_at as "seenAt", session.issued_at as "issuedAt",
  session.idle_until as "idleUntil", session.rotated_at as "rotatedAt", session.family, session.purpose, session.way,
  session.held_for as "heldFor", session.scopes, session.is_confirmed as "isConfirmed",
  case when session.next_hash is not null then (
    select next.is_confirmed from accounts.sessions next where next.token_hash = session.next_hash
  ) end as "nextConfirmed"`;

/**
 * Every request of a signed-in player asks this once: one index for the token, one for the player. Those who
 * ask together are answered together; the hashes of their tokens are in hexadecimal. A token that another one took
 * the place of is found as long as the sign-in may last: session.ts says what its use means.
 */
export const OPEN_SESSIONS: Statement<SessionRow & { readonly asked: string }> = {
  name: "accounts.open-sessions",
  text: `
    select asked, ${SESSION}, ${PLAYER}
    from unnest($1::text[]) asked
    join accounts.sessions session on session.token_hash = decode(asked, 'hex')
    join accounts.players player on player.id = session.player_id
    where session.revoked_at is null and session.absolute_until > $2::timestamptz
      and (session.idle_until > $2::timestamptz or session.rotated_at is not null)
      and player.state = 'active'`,
};

/** The token of a sign-in that is in its place now. */
export const SESSION_OF_FAMILY: Statement<SessionRow & { readonly tokenHash: Uint8Array }> = {
  name: "accounts.session-of-family",
  text: `
    select session.token_hash as "tokenHash", ${SESSION}, ${PLAYER}
    from accounts.sessions session
    join accounts.players player on player.id = session.player_id
    where session.family = $1::uuid and session.revoked_at is null and session.rotated_at is null
      and session.idle_until > $2::timestamptz and session.absolute_until > $2::timestamptz
      and player.state = 'active'`,
};

export const INSERT_SESSION: Statement<never> = {
  name: "accounts.insert-session",
  text: `
    insert into accounts.sessions (token_hash, player_id, family, purpose, way, held_for, is_confirmed, created_at,
      issued_at, seen_at, idle_ms, idle_until, absolute_until, address, device, scopes)
    values ($1::bytea, $2::bigint, $3::uuid, $4, $5, $6::jsonb, $7, $8::timestamptz,
      $8::timestamptz, $8::timestamptz, $9::integer, $10::timestamptz, $11::timestamptz, $12, $13, $14::text[])`,
};

/** A session that was closed in the meantime stays closed. */
export const TOUCH_SESSION: Statement<never> = {
  name: "accounts.touch-session",
  text: `
    update accounts.sessions
    set seen_at = $2::timestamptz,
      idle_until = least($2::timestamptz + idle_ms * interval '1 millisecond', absolute_until)
    where token_hash = $1::bytea and revoked_at is null and seen_at < $2::timestamptz`,
};

export const CONFIRM_SESSION: Statement<never> = {
  name: "accounts.confirm-session",
  text: `
    update accounts.sessions set is_confirmed = true
    where token_hash = $1::bytea and revoked_at is null and not is_confirmed`,
};

/** Anybody else who rotates or ends this sign-in waits for who holds its tokens. */
export const HOLD_FAMILY: Statement<{ readonly tokenHash: Uint8Array }> = {
  name: "accounts.hold-family",
  text: `
    select token_hash as "tokenHash" from accounts.sessions
    where family = $1::uuid and revoked_at is null
    order by token_hash for update`,
};

export const HOLD_SESSIONS: Statement<{ readonly tokenHash: Uint8Array }> = {
  name: "accounts.hold-sessions",
  text: `
    select token_hash as "tokenHash" from accounts.sessions
    where player_id = $1::bigint and revoked_at is null
    order by token_hash for update`,
};

export type SignIn = {
  readonly playerId: bigint;
  readonly family: string;
  readonly purpose: SessionPurpose;
};

export const SIGN_IN_OF: Statement<SignIn> = {
  name: "accounts.sign-in-of",
  text: `
    select player_id as "playerId", family, purpose from accounts.sessions where token_hash = $1::bytea`,
};

export const CLOSE_FAMILY: Statement<never> = {
  name: "accounts.close-family",
  text: `
    with ended as (
      update accounts.remembered_logins set revoked_at = $2::timestamptz
      where family = $1::uuid and revoked_at is null)
    update accounts.sessions set revoked_at = $2::timestamptz
    where family = $1::uuid and revoked_at is null`,
};

/** All sign-ins of a player but one; null ends that one as well. */
export const CLOSE_FAMILIES: Statement<never> = {
  name: "accounts.close-families",
  text: `
    with ended as (
      update accounts.remembered_logins set revoked_at = $2::timestamptz
      where player_id = $1::bigint and revoked_at is null and family is distinct from $3::uuid)
    update accounts.sessions set revoked_at = $2::timestamptz
    where player_id = $1::bigint and revoked_at is null and family is distinct from $3::uuid`,
};

export type HeldToken = {
  readonly nextHash: Uint8Array | null;
  readonly rotatedAt: Date | null;
  /** As in SessionRow. */
  readonly nextConfirmed: boolean | null;
};

export const HOLD_TOKEN: Statement<HeldToken> = {
  name: "accounts.hold-token",
  text: `
    select session.next_hash as "nextHash", session.rotated_at as "rotatedAt", (
        select next.is_confirmed from accounts.sessions next where next.token_hash = session.next_hash
      ) as "nextConfirmed"
    from accounts.sessions session
    where session.token_hash = $1::bytea and session.revoked_at is null for update of session`,
};

/** A token that was given and never used was lost on the way, and must not be found by anybody. */
export const DROP_UNUSED: Statement<{ readonly tokenHash: Uint8Array }> = {
  name: "accounts.drop-unused-session",
  text: `
    update accounts.sessions set revoked_at = $2::timestamptz
    where token_hash = $1::bytea and revoked_at is null and not is_confirmed
    returning token_hash as "tokenHash"`,
};

export const ROTATE_SESSION: Statement<never> = {
  name: "accounts.rotate-session",
  text: `
    with turned as (
      update accounts.sessions set rotated_at = $3::timestamptz, next_hash = $2::bytea
      where token_hash = $1::bytea
      returning *)
    insert into accounts.sessions (token_hash, player_id, family, purpose, way, is_confirmed, created_at, issued_at,
      seen_at, idle_ms, idle_until, absolute_until, scopes, address, device)
    select $2::bytea, player_id, family, purpose, way, false, created_at, $3::timestamptz, $3::timestamptz, idle_ms,
      least($3::timestamptz + idle_ms * interval '1 millisecond', absolute_until), absolute_until, scopes, $4, $5
    from turned`,
};

export const MARK_LOGIN: Statement<{ readonly previous: Date | null }> = {
  name: "accounts.mark-login",
  text: `
    update accounts.players set previous_login_at = last_login_at, last_login_at = $2::timestamptz
    where id = $1::bigint
    returning previous_login_at as previous`,
};
