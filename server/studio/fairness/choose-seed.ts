import { createHash } from "node:crypto";
import type { Context } from "../../db/context.ts";
import { isClientSeed } from "./pf1.ts";
import { CHOOSE_CLIENT_SEED, SEED_TO_CHOOSE } from "./seed-statements.ts";

/** The commitment of a pair that waits for its player's part; null where it has one, or has decided a round without. */
export async function seedToChoose(
  { db }: Pick<Context, "db">,
  { playerRef }: { playerRef: string },
): Promise<{ readonly commit: string } | null> {
  const [pair] = await db.call(SEED_TO_CHOOSE, [playerRef]);
  return pair ?? null;
}

/**
 * Puts the player's part into a pair that decided nothing yet, in place of what the house drew. The first one counts:
 * where there is one, or a round was begun, nothing changes.
 */
export async function chooseClientSeed(
  { db }: Pick<Context, "db">,
  { playerRef, typed }: { playerRef: string; typed: string },
): Promise<void> {
  const words = typed.trim();
  if (words !== "") await db.call(CHOOSE_CLIENT_SEED, [playerRef, seedOfWords(words)]);
}

/** Words in any script are a part as good as any: what no client seed may be is hashed. */
export function seedOfWords(words: string): string {
  return isClientSeed(words) ? words : createHash("sha256").update(words, "utf8").digest("hex");
}
