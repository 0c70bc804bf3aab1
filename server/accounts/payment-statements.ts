import type { Statement } from "../db/database.ts";
import { COUNTED_TRY, forgetTriesAt, giveTryBackAt, TRY_IS_OPEN } from "./tries-statements.ts";

export type PaymentPassword = {
  readonly paymentHash: string | null;
  readonly changedAt: Date | null;
  readonly lockedUntil: Date | null;
};

export const PAYMENT_PASSWORD: Statement<PaymentPassword> = {
  name: "accounts.payment-password",
  text: `
    select password_hash as "paymentHash", changed_at as "changedAt", locked_until as "lockedUntil"
    from accounts.payment_passwords where player = $1::bigint`,
};

export const LOGIN_HASH: Statement<{ readonly loginHash: string }> = {
  name: "accounts.login-hash",
  text: `select password_hash as "loginHash" from accounts.players where id = $1::bigint`,
};

/**
 * Counts a try, unless there were too many. Tries at once wait for each other at the row, and each sees
 * the count that the one before it left. The fifth shuts the door behind itself.
 */
export const TAKE_TRY: Statement<{ readonly tries: number }> = {
  name: "accounts.take-payment-try",
  text: `
    insert into accounts.payment_passwords as kept (player, tries) values ($1::bigint, 1)
    on conflict (player) do update set ${COUNTED_TRY}
    where ${TRY_IS_OPEN}
    returning tries`,
};

const PAYMENT = { table: "accounts.payment_passwords", name: "payment" } as const;

export const FORGET_TRIES = forgetTriesAt(PAYMENT);

export const GIVE_TRY_BACK = giveTryBackAt(PAYMENT);

/** Says since when another one is in force; null for who had none before, unless the first one is to count as another. */
export const SAVE_PAYMENT_PASSWORD: Statement<{ readonly changedAt: Date | null }> = {
  name: "accounts.save-payment-password",
  text: `
    update accounts.payment_passwords set
      password_hash = $2,
      set_at = $3::timestamptz,
      changed_at = case when password_hash is null and not $4::boolean then null else $3::timestamptz end,
      tries = 0,
      locked_until = null
    where player = $1::bigint
    returning changed_at as "changedAt"`,
};
