import type { Statement } from "../../db/database.ts";
import { forgetTriesAt, giveTryBackAt, takeTryAt } from "../sign-in/tries-statements.ts";

export type PaymentPassword = {
  readonly paymentHash: string | null;
  readonly changedAt: Date | null;
};

export const PAYMENT_PASSWORD: Statement<PaymentPassword> = {
  name: "accounts.payment-password",
  text: `
    select password_hash as "paymentHash", changed_at as "changedAt"
    from accounts.payment_passwords where player_id = $1::bigint`,
};

export const LOGIN_HASH: Statement<{ readonly loginHash: string }> = {
  name: "accounts.login-hash",
  text: `select password_hash as "loginHash" from accounts.players where id = $1::bigint`,
};

const PAYMENT = { table: "accounts.payment_passwords", name: "payment" } as const;
const LOGIN = { table: "accounts.password_tries", name: "login" } as const;

/** What opens money: each of a player's two secrets has its own count, which only it wipes. */
export type Secret = "login" | "payment";

export const TAKE_TRY = { login: takeTryAt(LOGIN), payment: takeTryAt(PAYMENT) };

export const FORGET_TRIES = { login: forgetTriesAt(LOGIN), payment: forgetTriesAt(PAYMENT) };

export const GIVE_TRY_BACK = { login: giveTryBackAt(LOGIN), payment: giveTryBackAt(PAYMENT) };

/** Until when money is shut, by tries at either. */
export const MONEY_LOCKED_UNTIL: Statement<{ readonly lockedUntil: Date | null }> = {
  name: "accounts.money-locked-until",
  text: `
    select max(locked_until) as "lockedUntil" from (
      select locked_until from accounts.payment_passwords where player_id = $1::bigint
      union all select locked_until from accounts.password_tries where player_id = $1::bigint
    ) as locks where locked_until > $2::timestamptz`,
};

/** Says since when another one is in force; null for who had none before, unless the first one is to count as another. */
export const SAVE_PAYMENT_PASSWORD: Statement<{ readonly changedAt: Date | null }> = {
  name: "accounts.save-payment-password",
  text: `
    insert into accounts.payment_passwords as kept (player_id, password_hash, set_at, changed_at)
    values ($1::bigint, $2, $3::timestamptz, case when $4::boolean then $3::timestamptz end)
    on conflict (player_id) do update set
      password_hash = $2,
      set_at = $3::timestamptz,
      changed_at = case when kept.password_hash is null and not $4::boolean then null else $3::timestamptz end,
      tries = 0,
      locked_until = null
    returning changed_at as "changedAt"`,
};
