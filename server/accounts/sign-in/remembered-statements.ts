import type { Statement } from "../../db/database.ts";
import type { Player } from "../player.ts";
import { PLAYER } from "../statements.ts";

export const INSERT_REMEMBERED: Statement<never> = {
  name: "accounts.insert-remembered",
  text: `
    insert into accounts.remembered_logins (selector, player_id, validator_hash, family, created_at, used_at, expires_at,
      address, device)
    values ($1::bytea, $2::bigint, $3::bytea, $4::uuid, $5::timestamptz, $5::timestamptz, $6::timestamptz, $7, $8)`,
};

export type RememberedRow = Player & {
  readonly validatorHash: Uint8Array;
  readonly previousHash: Uint8Array | null;
  readonly rotatedAt: Date | null;
  readonly family: string;
  readonly expiresAt: Date;
  readonly mustChangePassword: boolean;
  readonly passwordChangedAt: Date;
  /** Whether the browser has used what it was given last; null for a sign-in whose tokens are all gone. */
  readonly isReceived: boolean | null;
};

/** The player first, as everybody does who ends sign-ins: two who begin at different ends would wait for each other. */
export const HOLD_ITS_PLAYER: Statement<{ readonly id: bigint }> = {
  name: "accounts.hold-player-of-remembered",
  text: `
    select id from accounts.players
    where id = (select player_id from accounts.remembered_logins where selector = $1::bytea)
    for no key update`,
};

/** Locked to the end of the transaction, so that of several tabs at once one is given the next secret. */
export const HOLD_REMEMBERED: Statement<RememberedRow> = {
  name: "accounts.hold-remembered",
  text: `
    select kept.validator_hash as "validatorHash", kept.previous_hash as "previousHash",
      kept.rotated_at as "rotatedAt", kept.family, kept.expires_at as "expiresAt",
      player.must_change_password as "mustChangePassword",
      coalesce(player.password_changed_at, player.created_at) as "passwordChangedAt",
      (select bool_or(session.is_confirmed) from accounts.sessions session where session.family = kept.family)
        as "isReceived",
      ${PLAYER}
    from accounts.remembered_logins kept
    join accounts.players player on player.id = kept.player_id
    where kept.selector = $1::bytea and kept.revoked_at is null and kept.expires_at > $2::timestamptz
      and player.state = 'active'
    for update of kept`,
};

export const RENEW_REMEMBERED: Statement<never> = {
  name: "accounts.renew-remembered",
  text: `
    update accounts.remembered_logins
    set previous_hash = $2::bytea, validator_hash = $3::bytea, rotated_at = $4::timestamptz,
      used_at = $4::timestamptz, family = $5::uuid, address = $6, device = $7
    where selector = $1::bytea`,
};

export const FORGET_REMEMBERED: Statement<never> = {
  name: "accounts.forget-remembered",
  text: `
    update accounts.remembered_logins set revoked_at = $2::timestamptz
    where selector = $1::bytea and revoked_at is null`,
};
