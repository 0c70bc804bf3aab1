import type { Database, Statement } from "../../db/database.ts";

const INVITATION: Statement<{ readonly code: string }> = {
  name: "accounts.invitation",
  text: "select code from accounts.invitation_links where player_id = $1::bigint and nth = 1",
};

const INSERT_INVITATION: Statement<never> = {
  name: "accounts.insert-invitation",
  text: `
    insert into accounts.invitation_links (brand_id, code, player_id, nth, made_at)
    values ($1, $2, $3::bigint, 1, $4::timestamptz)
    on conflict do nothing`,
};

/** The code of a player's first link. */
export async function readInvitation(db: Database, playerId: bigint): Promise<string | null> {
  const [row] = await db.call(INVITATION, [playerId]);
  return row?.code ?? null;
}

type Invitation = {
  readonly brandId: string;
  readonly code: string;
  readonly playerId: bigint;
  readonly at: Date;
};

/** Does nothing where the player has one, or the code is somebody else's. */
export async function insertInvitation(
  db: Database,
  { brandId, code, playerId, at }: Invitation,
): Promise<void> {
  await db.call(INSERT_INVITATION, [brandId, code, playerId, at]);
}
