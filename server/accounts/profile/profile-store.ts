import type { Database, Statement } from "../../db/database.ts";

export type Profile = {
  readonly username: string;
  readonly payeeName: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly idNumber: string | null;
  readonly contacts: Readonly<Record<string, string>>;
  readonly createdAt: Date;
};

const PROFILE: Statement<Profile> = {
  name: "accounts.profile",
  text: `
    select username, payee_name as "payeeName", email, mobile, id_number as "idNumber", contacts,
      created_at as "createdAt"
    from accounts.players where id = $1::bigint`,
};

/** What is set to an empty text goes; a name that is there stays. */
const SAVE_PROFILE: Statement<never> = {
  name: "accounts.save-profile",
  text: `
    update accounts.players
    set payee_name = coalesce(payee_name, $2),
      contacts = (
        select coalesce(jsonb_object_agg(key, value), '{}')
        from jsonb_each_text(contacts || $3::jsonb) where value <> '')
    where id = $1::bigint`,
};

export async function readProfile(db: Database, playerId: bigint): Promise<Profile | null> {
  const [row] = await db.call(PROFILE, [playerId]);
  return row ?? null;
}

type Saved = {
  readonly playerId: bigint;
  readonly payeeName: string | null;
  readonly contacts: Readonly<Record<string, string>>;
};

export async function saveProfile(db: Database, { playerId, payeeName, contacts }: Saved): Promise<void> {
  await db.call(SAVE_PROFILE, [playerId, payeeName, JSON.stringify(contacts)]);
}
