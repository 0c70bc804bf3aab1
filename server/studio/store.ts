import { isId } from "../core/ids.ts";
import type { Database } from "../db/database.ts";
import { gathered } from "../db/gathered.ts";
import {
  ACTIVATE_NEXT_PAIR,
  ENTER_SEED_PAIR,
  LOCK_ACTIVE_PAIR,
  type NewSeedPair,
  REVEAL_PAIR,
  SEED_PAIRS,
  type SeedPairLine,
  type SeedPairRow,
} from "./fairness/seed-statements.ts";
import { balancesOf, marked } from "./marked.ts";
import type { RoundOutcome } from "./slots/slot-engine.ts";
import {
  ENTER_SESSION,
  MARK_PAID,
  MARK_REFUSED,
  MARK_RETURNED,
  MARK_STAKED,
  type NewSession,
  OPEN_OF_PAIR,
  OPEN_ROUND,
  OPEN_ROUNDS,
  PAIR_ROUNDS,
  ROUND,
  type RoundLine,
  type RoundRow,
  SESSION_OF_TOKEN,
  SESSION_ROUNDS,
  SESSIONS,
  type SessionRow,
} from "./statements.ts";

/** Every stake asks where it is placed from, so those that arrive together ask together. */
const readSession: (db: Database, sessionId: string) => Promise<SessionRow | null> = gathered(
  async (db, ids: string[]) => {
    const byId = new Map((await db.call(SESSIONS, [ids])).map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  },
);

/** A session of this player; null when it is not theirs or there is none. */
export async function readOwnSession(
  db: Database,
  { sessionId, playerRef }: { sessionId: string; playerRef: string },
): Promise<SessionRow | null> {
  const session = isId(sessionId) ? await readSession(db, sessionId) : null;
  return session?.playerRef === playerRef ? session : null;
}

export async function readSessionOfToken(db: Database, token: string): Promise<SessionRow | null> {
  const [row] = await db.call(SESSION_OF_TOKEN, [token]);
  return row ?? null;
}

/** Does nothing when the token has a session already. */
export async function insertSession(db: Database, session: NewSession): Promise<void> {
  const { id, playerRef, vendor, game, asset, walletToken, openedAt } = session;
  await db.call(ENTER_SESSION, [id, playerRef, vendor, game, asset, walletToken, openedAt]);
}

export function readSessionRounds(db: Database, sessionId: string, most: number): Promise<RoundLine[]> {
  return db.call(SESSION_ROUNDS, [sessionId, most]);
}

/** Does nothing when the player has a pair in that state already. */
export async function insertSeedPair(db: Database, pair: NewSeedPair): Promise<void> {
  const { id, playerRef, state, serverSeed, commitment, createdAt } = pair;
  const { clientSeed = null, clientBy = null, activatedAt = null } = pair;
  const first = [id, playerRef, state, serverSeed, commitment, createdAt];
  await db.call(ENTER_SEED_PAIR, [...first, clientSeed, clientBy, activatedAt]);
}

/**
 * Locks the player's active pair until the transaction ends; null when there is none. Who waited while the
 * pair was rotated finds it gone and, asking again, the one in its place.
 */
export async function lockActivePair(transaction: Database, playerRef: string): Promise<SeedPairRow | null> {
  const [row] = await transaction.call(LOCK_ACTIVE_PAIR, [playerRef]);
  if (row) return row;
  const [successor] = await transaction.call(LOCK_ACTIVE_PAIR, [playerRef]);
  return successor ?? null;
}

export async function exchangePairs(
  transaction: Database,
  { playerRef, revealedId, clientSeed, at }: ExchangeOfPairs,
): Promise<void> {
  await transaction.call(REVEAL_PAIR, [revealedId, at]);
  await transaction.call(ACTIVATE_NEXT_PAIR, [playerRef, clientSeed, at]);
}

type ExchangeOfPairs = { playerRef: string; revealedId: string; clientSeed: string; at: Date };

/** The next and the active pair first, then those revealed, the latest first. */
export function readSeedPairs(db: Database, playerRef: string, most: number): Promise<SeedPairLine[]> {
  return db.call(SEED_PAIRS, [playerRef, most]);
}

/** The stakes that a pair decided, from one number on and before another, the latest first. */
export function readPairRounds(
  db: Database,
  seedPairId: string,
  { from, before }: { readonly from: number; readonly before: number },
): Promise<RoundLine[]> {
  return db.call(PAIR_ROUNDS, [seedPairId, from, before]);
}

/** Throws when there is none. */
export async function readRound(db: Database, roundId: string): Promise<RoundRow> {
  const row = await findRound(db, roundId);
  if (!row) throw new Error(`There is no round ${roundId}`);
  return row;
}

/** Null when there is none, and for what is no id. */
export async function findRound(db: Database, roundId: string): Promise<RoundRow | null> {
  const [row] = isId(roundId) ? await db.call(ROUND, [roundId]) : [];
  return row ?? null;
}

export async function findOpenRound(db: Database, playerRef: string): Promise<string | null> {
  const [row] = await db.call(OPEN_ROUND, [playerRef]);
  return row?.id ?? null;
}

/** A round or wager that this pair still has to decide. */
export async function findOpenOfPair(
  db: Database,
  { playerRef, seedPairId }: { playerRef: string; seedPairId: string },
): Promise<string | null> {
  const [row] = await db.call(OPEN_OF_PAIR, [playerRef, seedPairId]);
  return row?.id ?? null;
}

export async function readOpenRounds(db: Database): Promise<string[]> {
  return (await db.call(OPEN_ROUNDS, [])).map(({ id }) => id);
}

type Paid = { id: string; balanceMinor: bigint | null; at: Date };
type Staked = Paid & { outcome: RoundOutcome; payoutMinor: bigint };

/** False where somebody else brought the round further meanwhile; then it does nothing. */
export const markStaked = marked((db, facts: Staked[]) => {
  const digits = facts.map(({ payoutMinor, ...fact }) => ({ ...fact, payout: payoutMinor.toString() }));
  return db.call(MARK_STAKED, [balancesOf(digits)]);
});

/** As `markStaked`. */
export const markPaid = marked((db, facts: Paid[]) => db.call(MARK_PAID, [balancesOf(facts)]));

/** It and `markReturned` do nothing, too, when somebody else brought the round further meanwhile. */
export async function markRefused(db: Database, roundId: string, refusal: string, at: Date): Promise<void> {
  await db.call(MARK_REFUSED, [roundId, refusal, at]);
}

export async function markReturned(db: Database, roundId: string, at: Date): Promise<void> {
  await db.call(MARK_RETURNED, [roundId, at]);
}
