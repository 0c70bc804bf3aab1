import type { Context } from "../../db/context.ts";
import type { Player } from "../player.ts";
import { newCode, readCode } from "./invitation-code.ts";
import { insertInvitation, readInvitation } from "./invitation-store.ts";
import { FIND_LINK, type FoundLink } from "./link-statements.ts";

/**
 * What somebody gives to people whom they bring: whoever registers with it stands below them where they are a partner or
 * an agent, and beside them where they are a member. It is made
 * when it is first asked for, says nothing of its player, and stays the same.
 */
export async function inviteCodeOf(
  { db, now }: Pick<Context, "db" | "now">,
  { id: playerId, brandId }: Pick<Player, "id" | "brandId">,
): Promise<string> {
  for (;;) {
    const known = await readInvitation(db, playerId);
    if (known !== null) return known;
    // One that somebody else has already, or a page beside this one that was first: look again.
    await insertInvitation(db, { brandId, code: newCode(), playerId, at: now() });
  }
}

type Asked = { readonly brandId: string; readonly code: string | null };

/** The link of a code, also one that is over. Null for any other text. */
export async function findLink(
  { db, now }: Pick<Context, "db" | "now">,
  { brandId, code }: Asked,
): Promise<FoundLink | null> {
  const written = readCode(code);
  if (written === null) return null;
  const [link] = await db.call(FIND_LINK, [brandId, written, now()]);
  return link ?? null;
}

/**
 * The inviter of a code: somebody of the brand who may come in. Null for any other text, and for a link that
 * is over, so that a code that is not ours keeps nobody from registering. The number of a player is no code.
 */
export async function inviterOf(context: Pick<Context, "db" | "now">, asked: Asked): Promise<bigint | null> {
  const link = await findLink(context, asked);
  return link?.state === "open" ? link.inviter : null;
}
