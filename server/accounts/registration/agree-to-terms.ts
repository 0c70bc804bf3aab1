import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

const AGREED_SINCE: Statement<{ readonly agreed: boolean }> = {
  name: "accounts.agreed-since",
  text: `select terms_accepted_at >= $2::timestamptz as agreed from accounts.players where id = $1::bigint`,
};

const AGREE: Statement<never> = {
  name: "accounts.agree-to-terms",
  text: `
    update accounts.players set terms_version = $2, terms_accepted_at = $3::timestamptz
    where id = $1::bigint and terms_accepted_at < $3::timestamptz`,
};

/** Whether a player has agreed to the terms of use since the house asked for it. */
export async function hasAgreedSince(
  { db }: Pick<Context, "db">,
  { playerId, since }: { playerId: bigint; since: Date },
): Promise<boolean> {
  const [row] = await db.call(AGREED_SINCE, [playerId, since]);
  return row?.agreed === true;
}

/** A player agrees to a version of the terms of use; what was agreed to before is kept (0126). */
export async function agreeToTerms(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, version }: { playerId: bigint; version: string },
): Promise<void> {
  await db.call(AGREE, [playerId, version, now()]);
}
