import type { Language } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { type Game, gameIn } from "./game.ts";
import { readGame } from "./store.ts";

/** One game whatever its state, or null. */
export async function findGame(
  { db }: Context,
  { nodeId, language }: { nodeId: string; language: Language },
): Promise<Game | null> {
  const row = await readGame(db, nodeId);
  return row && gameIn(language, row);
}
