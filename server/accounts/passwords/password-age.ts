import type { Brand } from "../../brand/index.ts";
import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";

/** What decides whether a password opens the house or only the page where it is changed (L05). */
export type PasswordAge = {
  readonly mustChangePassword: boolean;
  /** Since when it is in force: for one that was never changed, since registration. */
  readonly passwordChangedAt: Date;
};

const PASSWORD_AGE = {
  name: "accounts.password-age",
  text: `
    select must_change_password as "mustChangePassword",
      coalesce(password_changed_at, created_at) as "passwordChangedAt"
    from accounts.players where id = $1::bigint`,
  row: { mustChangePassword: false, passwordChangedAt: new Date(0) } satisfies PasswordAge,
};

const REQUIRE_CHANGE = {
  name: "accounts.require-password-change",
  text: "update accounts.players set must_change_password = true where id = $1::bigint returning id",
  row: { id: 0n },
};

const SAVE_PASSWORD = {
  name: "accounts.save-password",
  text: `
    update accounts.players
    set password_hash = $2, has_password = true, password_changed_at = $3::timestamptz, must_change_password = false
    where id = $1::bigint and ($4::text is null or password_hash = $4)
    returning id`,
  row: { id: 0n },
};

/** Null for a player that there is not. */
export async function passwordAgeOf(
  { db }: Pick<Context, "db">,
  playerId: bigint,
): Promise<PasswordAge | null> {
  const [age] = await db.call(PASSWORD_AGE, [playerId]);
  return age ?? null;
}

/** Whether a password must be changed before it opens anything: marked so, or too old where the brand minds age. */
export function mustChangePassword(
  { mustChangePassword: isMarked, passwordChangedAt }: PasswordAge,
  { brand, passwordsEnd, now }: { brand: Pick<Brand, "passwordDays">; passwordsEnd: boolean; now: Date },
): boolean {
  return isMarked || (passwordsEnd && later(passwordChangedAt, brand.passwordDays * DAY_MS) <= now);
}

/** Marks a player: from the next login on the password opens only the page where it is changed. */
export async function requirePasswordChange({ db }: Pick<Context, "db">, playerId: bigint): Promise<boolean> {
  return (await db.call(REQUIRE_CHANGE, [playerId])).length > 0;
}

type NewPassword = {
  readonly playerId: bigint;
  readonly hash: string;
  readonly at: Date;
  /** The hash that it replaces, where it may replace no other. */
  readonly was?: string | null;
};

/**
 * Puts another password in force (its hash), which is then new and nobody's to change. Ends no session. Says whether it
 * is in force: not where another one was put there meanwhile.
 */
export async function savePassword(
  db: Database,
  { playerId, hash, at, was = null }: NewPassword,
): Promise<boolean> {
  return (await db.call(SAVE_PASSWORD, [playerId, hash, at, was])).length > 0;
}
