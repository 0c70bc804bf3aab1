import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import type { RoundLine } from "../statements.ts";
import { exchangePairs, findOpenOfPair, lockActivePair, readPairRounds, readSeedPairs } from "../store.ts";
import { seedOfWords } from "./choose-seed.ts";
import { prepareNextPair } from "./seed-pair.ts";
import type { SeedChooser, SeedPairLine } from "./seed-statements.ts";

export type SeedPairView = {
  readonly pairId: string;
  readonly commit: string;
  readonly clientSeed: string;
  /** Null of a pair from before this was kept. */
  readonly clientBy: SeedChooser | null;
  /** Null as long as the pair is in use. */
  readonly serverSeed: string | null;
  readonly rounds: number;
  /** Stakes that were refused: they keep their numbers, so that none is missing. */
  readonly refusedRounds: number;
  readonly activatedAt: Date | null;
  readonly revealedAt: Date | null;
};

export type SeedsView = {
  /** `stakes` are those of one page, the latest first. */
  readonly active: SeedPairView & {
    readonly nextNonce: number;
    readonly stakes: readonly RoundLine[];
    readonly page: number;
    readonly pageCount: number;
  };
  /** The commitment to the server seed that comes after a rotation: fixed before its client seed is chosen. */
  readonly nextCommit: string;
  readonly previous: readonly SeedPairView[];
};

const PAIRS_SHOWN = 50;
const STAKES_A_PAGE = 50;

/** The player's seeds with a page of what the pair in use decided; null for a player who never opened a game. */
export async function seedsView(
  { db }: Pick<Context, "db">,
  { playerRef, page: wanted = 1 }: { playerRef: string; page?: number },
): Promise<SeedsView | null> {
  const pairs = await readSeedPairs(db, playerRef, PAIRS_SHOWN);
  const active = pairs.find(({ state }) => state === "active");
  const next = pairs.find(({ state }) => state === "next");
  if (!active || !next) return null;
  // A refused stake keeps its number, so the numbers themselves part the pages.
  const { nextNonce } = active;
  const pageCount = Math.max(1, Math.ceil(nextNonce / STAKES_A_PAGE));
  const page = Math.min(Math.max(1, wanted), pageCount);
  const before = nextNonce - (page - 1) * STAKES_A_PAGE;
  const stakes = await readPairRounds(db, active.id, { from: before - STAKES_A_PAGE, before });
  return {
    active: { ...pairView(active), nextNonce, stakes, page, pageCount },
    nextCommit: next.commitment,
    previous: pairs.filter(({ state }) => state === "revealed").map(pairView),
  };
}

function pairView(pair: SeedPairLine): SeedPairView {
  return {
    pairId: pair.id,
    commit: pair.commitment,
    clientSeed: pair.clientSeed ?? "",
    clientBy: pair.clientBy,
    serverSeed: pair.state === "revealed" ? pair.serverSeed : null,
    rounds: Number(pair.rounds),
    refusedRounds: Number(pair.refusedRounds),
    activatedAt: pair.activatedAt,
    revealedAt: pair.revealedAt,
  };
}

export type RotateSeedsRequest = {
  playerRef: string;
  /** For the pair that becomes active, in words as a game takes them. */
  clientSeed: string;
  /** The active pair that the player saw: the same form sent twice rotates once, another one is refused. */
  pairId?: string | undefined;
};

export type RotateSeedsRefusal =
  | { reason: "clientSeedMissing" | "seedsMissing" | "seedsChanged" }
  | { reason: "roundOpen"; roundId: string };

/**
 * Reveals the server seed in use and puts the prepared pair in its place, with the client seed that the player
 * chose. Not while a round is open: its seeds are frozen until it is settled.
 */
export async function rotateSeeds(
  context: Context,
  { playerRef, clientSeed: typed, pairId }: RotateSeedsRequest,
): Promise<Outcome<SeedsView, RotateSeedsRefusal>> {
  const words = typed.trim();
  if (words === "") return refuse({ reason: "clientSeedMissing" });
  const clientSeed = seedOfWords(words);
  const rotated = await context.db.transaction(async (transaction) => {
    const pair = await lockActivePair(transaction, playerRef);
    if (!pair) return refuse({ reason: "seedsMissing" } as const);
    if (pairId !== undefined && pair.id !== pairId) {
      return pair.clientSeed === clientSeed ? done(null) : refuse({ reason: "seedsChanged" } as const);
    }
    const roundId = await findOpenOfPair(transaction, { playerRef, seedPairId: pair.id });
    if (roundId) return refuse({ reason: "roundOpen", roundId } as const);

    await exchangePairs(transaction, { playerRef, revealedId: pair.id, clientSeed, at: context.now() });
    await prepareNextPair({ ...context, db: transaction }, playerRef);
    return done(null);
  });
  if (!rotated.ok) return rotated;
  const seeds = await seedsView(context, { playerRef });
  return seeds ? done(seeds) : refuse({ reason: "seedsMissing" });
}

const CLIENT_SEEDS: Statement<{ playerRef: string; clientSeed: string }> = {
  name: "studio.client_seeds",
  text: `
    select player_ref as "playerRef", client_seed as "clientSeed" from studio.seed_pairs
    where player_ref = any($1::text[]) and state = 'active'`,
};

/** The client seeds in use of these players; without those who never played a game of ours. */
export async function clientSeedsOf(
  { db }: Pick<Context, "db">,
  playerRefs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.call(CLIENT_SEEDS, [playerRefs]);
  return new Map(rows.map(({ playerRef, clientSeed }) => [playerRef, clientSeed]));
}
