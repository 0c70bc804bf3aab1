import type { Database, Statement } from "../../db/database.ts";

type Found = { readonly found: boolean };

const NAME_TAKEN: Statement<Found> = {
  name: "accounts.name-taken",
  text: "select exists (select from accounts.players where brand_id = $1 and folded_username = $2) as found",
};

const NUMBER_TAKEN: Statement<Found> = {
  name: "accounts.number-taken",
  text: `
    select exists (
      select from accounts.players where brand_id = $1 and mobile = $2 and mobile_verified_at is not null
    ) as found`,
};

export async function isNameTaken(db: Database, brandId: string, foldedUsername: string): Promise<boolean> {
  const [row] = await db.call(NAME_TAKEN, [brandId, foldedUsername]);
  return row?.found === true;
}

/** Whether somebody of the brand has proved this number. One that was only told is nobody's. */
export async function isNumberTaken(db: Database, brandId: string, mobile: string): Promise<boolean> {
  const [row] = await db.call(NUMBER_TAKEN, [brandId, mobile]);
  return row?.found === true;
}

const FIRST_PAYMENT_PASSWORD: Statement<never> = {
  name: "accounts.first-payment-password",
  text: `
    insert into accounts.payment_passwords (player_id, password_hash, set_at)
    values ($1::bigint, $2, $3::timestamptz)`,
};

/** The payment password that comes with a new account: it takes the place of none, so it holds nothing. */
export async function insertPaymentPassword(
  db: Database,
  { playerId, hash, at }: { playerId: bigint; hash: string; at: Date },
): Promise<void> {
  await db.call(FIRST_PAYMENT_PASSWORD, [playerId, hash, at]);
}
