import { setTimeout as sleep } from "node:timers/promises";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { BOOK_AGE_MAX_MS, bookOf } from "./book.ts";
import type { PlayState } from "./game.ts";
import { saveGameState, saveVendorState } from "./store.ts";

/**
 * Whether a game takes stakes: the worse of its own state and its vendor's, at most a second old. The
 * wallet seam asks this before every debit. A game that is not in the catalogue is disabled.
 */
export async function gameState(context: Context, vendor: string, gameCode: string): Promise<PlayState> {
  const { byCode } = await bookOf(context);
  return byCode.get(`${vendor}/${gameCode}`)?.state ?? "disabled";
}

/** A book that was being read when a state changed is read by then. */
const READING_MS = 250;

/** Resolves when no process goes by a state any more that was another one before now. */
export async function statesHold(): Promise<void> {
  await sleep(BOOK_AGE_MAX_MS + READING_MS);
}

/** Opens or closes everything of one vendor. Running rounds are not touched: only new debits ask. */
export async function setVendorState(
  { db }: Context,
  { vendor, state }: { vendor: string; state: PlayState },
): Promise<Outcome<PlayState, { reason: "unknownVendor" }>> {
  const known = await saveVendorState(db, vendor, state);
  return known ? done(state) : refuse({ reason: "unknownVendor" });
}

/** Opens or closes one game. Running rounds are not touched: only new debits ask. */
export async function setGameState(
  { db }: Context,
  { nodeId, state }: { nodeId: string; state: PlayState },
): Promise<Outcome<PlayState, { reason: "unknownGame" }>> {
  const known = await saveGameState(db, nodeId, state);
  return known ? done(state) : refuse({ reason: "unknownGame" });
}
