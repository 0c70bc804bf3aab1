import { randomBytes } from "node:crypto";
import type { Context } from "../../db/context.ts";
import { insertSeedPair } from "../store.ts";
import { commitOf } from "./pf1.ts";

const SERVER_SEED_BYTES = 32;

/** The one source of chance in the studio, and the only place where it is asked. */
function newServerSeed(): string {
  return randomBytes(SERVER_SEED_BYTES).toString("hex");
}

/**
 * Commits to the server seed of the player's next pair, before the client seed of that pair can be known.
 * Does nothing where there is a next pair already.
 */
export async function prepareNextPair({ db, now, newId }: Context, playerRef: string): Promise<void> {
  const serverSeed = newServerSeed();
  await insertSeedPair(db, {
    id: newId(),
    playerRef,
    state: "next",
    serverSeed,
    commitment: commitOf(serverSeed),
    createdAt: now(),
  });
}

/**
 * Gives a player who never played a pair to play with, and the one after it. Until the player chooses a
 * client seed (choose-seed.ts), it is a number that means nothing.
 */
export async function ensureSeedPairs(context: Context, playerRef: string): Promise<void> {
  const { db, now, newId } = context;
  const serverSeed = newServerSeed();
  const at = now();
  await insertSeedPair(db, {
    id: newId(),
    playerRef,
    state: "active",
    serverSeed,
    commitment: commitOf(serverSeed),
    clientSeed: newId(),
    clientBy: "house",
    createdAt: at,
    activatedAt: at,
  });
  await prepareNextPair(context, playerRef);
}
