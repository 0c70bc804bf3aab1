import type { Statement } from "../../db/database.ts";

/** The player who is reached at an address: what recovery and binding need to know of a player. */
export type Reached = { readonly playerId: bigint; readonly username: string };

/** Names are unique in a brand, so there is one at most. Who is shut out is not let in by this door. */
export const PLAYER_BY_MAIL: Statement<Reached> = {
  name: "accounts.player-by-mail",
  text: `
    select id as "playerId", username from accounts.players
    where brand_id = $1 and folded_username = $2 and lower(email) = $3 and state = 'active'
      and account_type <> 4`,
};

export type Proofs = {
  readonly username: string;
  readonly email: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly mobile: string | null;
  readonly mobileVerifiedAt: Date | null;
  readonly proofChangedAt: Date | null;
};

export const PROOFS: Statement<Proofs> = {
  name: "accounts.proofs",
  text: `
    select username, email, email_verified_at as "emailVerifiedAt", mobile,
      mobile_verified_at as "mobileVerifiedAt", proof_changed_at as "proofChangedAt"
    from accounts.players where id = $1::bigint`,
};

/** Proven from now on. What was there before makes it a change, which holds money for a day. */
export const SAVE_EMAIL: Statement<{ readonly proofChangedAt: Date | null }> = {
  name: "accounts.save-email",
  text: `
    update accounts.players set
      proof_changed_at = case
        when email is null or lower(email) = $2 then proof_changed_at else $3::timestamptz end,
      email = $2, email_verified_at = $3::timestamptz
    where id = $1::bigint
    returning proof_changed_at as "proofChangedAt"`,
};

export const SAVE_MOBILE: Statement<{ readonly proofChangedAt: Date | null }> = {
  name: "accounts.save-mobile",
  text: `
    update accounts.players set
      proof_changed_at = case
        when mobile is null or mobile = $2 then proof_changed_at else $3::timestamptz end,
      mobile = $2, mobile_verified_at = $3::timestamptz
    where id = $1::bigint
    returning proof_changed_at as "proofChangedAt"`,
};

export const MARK_PROOF_CHANGED: Statement<never> = {
  name: "accounts.mark-proof-changed",
  text: "update accounts.players set proof_changed_at = $2::timestamptz where id = $1::bigint",
};
