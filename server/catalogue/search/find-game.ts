import type { Language } from "../../core/languages.ts";
import type { Context } from "../../db/context.ts";
import { type Game, gameIn } from "../game.ts";
import { readGame } from "../store.ts";

/** What stands in an address is anybody's text. */
const NODE_ID = /^[\w-]{1,80}$/;

/** One game whatever its state, or null. */
export async function findGame(
  { db }: Context,
  { nodeId, language }: { nodeId: string; language: Language },
): Promise<Game | null> {
  const row = NODE_ID.test(nodeId) ? await readGame(db, nodeId) : null;
  return row && gameIn(language, row);
}
