import { randomBytes } from "node:crypto";
import { normaliseTyped } from "../../core/digits.ts";
import type { Context } from "../../db/context.ts";
import type { Player } from "../player.ts";
import { readInviter } from "../store.ts";
import { insertInvitation, readInvitation } from "./invitation-store.ts";

/** Digits and letters that nobody takes for each other. They are 32, so that a byte has each of them equally often. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 8;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/**
 * What a partner or an agent gives to people whom they bring: whoever registers with it stands below them. It is made
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

function newCode(): string {
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/**
 * Whose code this is: a partner or an agent of the brand who may come in. Null for any other text, so that a code
 * that is not ours keeps nobody from registering. The number of a player is no code.
 */
export async function inviterOf(
  { db }: Pick<Context, "db">,
  { brandId, code }: { readonly brandId: string; readonly code: string | null },
): Promise<bigint | null> {
  const written = normaliseTyped(code ?? "")
    .trim()
    .toUpperCase();
  return CODE.test(written) ? readInviter(db, brandId, written) : null;
}
