import type { Database } from "../../db/database.ts";
import type { SocialIdentity } from "../../gateway/identity/index.ts";
import {
  LINK,
  LINKED,
  OWN_WAYS_IN,
  SOCIAL_LINKS,
  SOCIAL_PLAYER,
  type SocialLink,
  type SocialPlayer,
  UNLINK,
} from "./social-statements.ts";

type Named = Pick<SocialIdentity, "provider" | "subject"> & { readonly brandId: string };

export async function readSocialPlayer(
  db: Database,
  { brandId, provider, subject }: Named,
): Promise<SocialPlayer | null> {
  const [row] = await db.call(SOCIAL_PLAYER, [brandId, provider, subject]);
  return row ?? null;
}

export function readSocialLinks(db: Database, playerId: bigint): Promise<SocialLink[]> {
  return db.call(SOCIAL_LINKS, [playerId]);
}

type NewLink = Named & { readonly playerId: bigint; readonly label: string; readonly at: Date };

/** False where the identity is somebody's, or the player has another one of the provider. */
export async function insertLink(
  db: Database,
  { brandId, provider, subject, playerId, label, at }: NewLink,
): Promise<boolean> {
  return (await db.call(LINK, [brandId, provider, subject, playerId, label, at])).length > 0;
}

export function readLinked(
  db: Database,
  { brandId, provider, subject, playerId }: Named & { readonly playerId: bigint },
): Promise<{ playerId: bigint; subject: string }[]> {
  return db.call(LINKED, [brandId, provider, subject, playerId]);
}

/** Whether there was one. */
export async function deleteLink(
  db: Database,
  playerId: bigint,
  provider: SocialIdentity["provider"],
): Promise<boolean> {
  return (await db.call(UNLINK, [playerId, provider])).length > 0;
}

/** Whether a player gets in without any account elsewhere. Until the transaction ends nobody else unlinks. */
export async function holdOwnWaysIn(
  db: Database,
  { playerId, numberLeadsIn }: { readonly playerId: bigint; readonly numberLeadsIn: boolean },
): Promise<boolean> {
  const [row] = await db.call(OWN_WAYS_IN, [playerId, numberLeadsIn]);
  return row?.hasOwn === true;
}
