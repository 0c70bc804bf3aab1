import type { Statement } from "../db/database.ts";
import type { AccountType, Player, PlayerState } from "./player.ts";

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
  readonly accountType: AccountType;
  /** Since when the password is in force. */
  readonly passwordSetAt: Date;
};

/** By a name, or by a number that its player has proved to be theirs; a name comes first. */
export const CREDENTIALS: Statement<Credentials> = {
  name: "accounts.credentials",
  text: `
    select id as "playerId", password_hash as "passwordHash", state, account_type as "accountType",
      coalesce(password_changed_at, created_at) as "passwordSetAt"
    from accounts.players
    where brand = $1 and (folded_username = $2 or (mobile = $3 and mobile_verified_at is not null))
    order by (folded_username = $2) desc limit 1`,
};

export const SET_ACCOUNT_TYPE: Statement<never> = {
  name: "accounts.set-account-type",
  text: "update accounts.players set account_type = $2::smallint where id = $1::bigint",
};

export const SET_LANGUAGE: Statement<never> = {
  name: "accounts.set-language",
  text: "update accounts.players set language = $2 where id = $1::bigint and language <> $2",
};

export const SET_STATE: Statement<{ readonly id: bigint }> = {
  name: "accounts.set-state",
  text: "update accounts.players set state = $2 where id = $1::bigint returning id",
};
