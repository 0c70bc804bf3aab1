import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

const OWES: Statement<{ readonly owes: boolean }> = {
  name: "accounts.owes-first-agreement",
  text: "select terms_accepted_at is null as owes from accounts.players where id = $1::bigint",
};

const AGREE_FIRST: Statement<never> = {
  name: "accounts.agree-first",
  text: `
    update accounts.players set terms_version = $2, terms_accepted_at = $3::timestamptz, agreed_age = $4::smallint
    where id = $1::bigint and terms_accepted_at is null`,
};

/** Whether a player has never agreed to anything: an agent opened the account, and nobody has been in it yet (A05). */
export async function owesFirstAgreement(
  { db }: Pick<Context, "db">,
  { playerId }: { readonly playerId: bigint },
): Promise<boolean> {
  const [row] = await db.call(OWES, [playerId]);
  return row?.owes === true;
}

/** The version of the terms and the age that somebody says yes to. */
export type Agreement = { readonly version: string; readonly age: number };

/** A player says for the first time that they are of age, and agrees to a version of the terms. */
export async function agreeFirst(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, version, age }: Agreement & { readonly playerId: bigint },
): Promise<void> {
  await db.call(AGREE_FIRST, [playerId, version, now(), age]);
}
