import type { Statement } from "../db/database.ts";
import type { Player, PlayerState } from "./player.ts";

export const PLAYER = `player.id, player.brand as "brandId", player.username, player.account_type as "accountType",
  player.state, player.language, player.previous_login_at as "previousLoginAt"`;

/** Those who are asked for, in no order. */
export const PLAYERS_BY_ID: Statement<Player> = {
  name: "accounts.players-by-id",
  text: `select ${PLAYER} from accounts.players player where id = any ($1::bigint[])`,
};

export type Credentials = {
  readonly playerId: bigint;
  readonly passwordHash: string;
  readonly state: PlayerState;
};

export const CREDENTIALS: Statement<Credentials> = {
  name: "accounts.credentials",
  text: `
    select id as "playerId", password_hash as "passwordHash", state
    from accounts.players where brand = $1 and folded_username = $2`,
};

export type SessionRow = Player & { readonly startedAt: Date; readonly seenAt: Date };

/** Every request of a signed-in player asks this once: one index for the token, one for the player. */
export const OPEN_SESSION: Statement<SessionRow> = {
  name: "accounts.open-session",
  text: `
    select session.created_at as "startedAt", session.seen_at as "seenAt", ${PLAYER}
    from accounts.sessions session
    join accounts.players player on player.id = session.player
    where session.token_hash = $1::bytea and session.revoked_at is null
      and session.idle_until > $2::timestamptz and session.absolute_until > $2::timestamptz
      and player.state = 'active'`,
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

export const CLOSE_SESSION: Statement<never> = {
  name: "accounts.close-session",
  text: `
    update accounts.sessions set revoked_at = $2::timestamptz
    where token_hash = $1::bytea and revoked_at is null`,
};

export const CLOSE_SESSIONS: Statement<never> = {
  name: "accounts.close-sessions",
  text: `
    update accounts.sessions set revoked_at = $2::timestamptz
    where player = $1::bigint and revoked_at is null`,
};

export const MARK_LOGIN: Statement<never> = {
  name: "accounts.mark-login",
  text: `
    update accounts.players set previous_login_at = last_login_at, last_login_at = $2::timestamptz
    where id = $1::bigint`,
};

export const SET_STATE: Statement<{ readonly id: bigint }> = {
  name: "accounts.set-state",
  text: "update accounts.players set state = $2 where id = $1::bigint returning id",
};
