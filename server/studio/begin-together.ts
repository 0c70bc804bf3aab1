import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Database, Statement } from "../db/database.ts";
import { gathered, TWO_LANES } from "../db/gathered.ts";
import type { SeedFacts } from "./wagers/stake-statements.ts";

/** Why nothing began, of whatever engine; each has its own reason for a form that is known with something else in it. */
type NoBeginning<Conflict extends string> = Conflict | "tooSoon" | "freeRoundsOver";

/** What the database answers to a round or a wager that is to begin; what decides it only where it begins here. */
export type Beginning<Conflict extends string> = Omit<SeedFacts, "pairState"> & {
  nth: number;
  /** It began · the one of the same form is there · another one is open and comes first · or why there is none. */
  outcome: "begun" | "own" | "open" | NoBeginning<Conflict>;
  /** Of the one that is meant. */
  id: string;
};

/** The seeds of what has just begun. */
export function seedsBegun({
  seedPairId,
  nonce,
  clientSeed,
  serverSeed,
  commitment,
  clientBy,
}: Beginning<string>): SeedFacts {
  return { seedPairId, nonce, clientSeed, serverSeed, commitment, clientBy, pairState: "active" };
}

/**
 * Begins rounds or wagers that the player's own seeds decide: those that arrive together in one call, each by the same
 * rules and under the lock on its player's seeds. `said` gives the database its facts. Asked again, one that began
 * finds itself.
 */
export function beginningTogether<Asked, Conflict extends string>(
  kind: "rounds" | "wagers",
  said: (asked: Asked, nth: number) => unknown,
): (db: Database, asked: Asked) => Promise<Beginning<Conflict>> {
  const begin: Statement<Beginning<Conflict>> = {
    name: `studio.begin_${kind}`,
    text: `
      select nth, outcome, id, pair as "seedPairId", number as nonce, server as "serverSeed", commit_ as commitment,
        client as "clientSeed", client_by as "clientBy"
      from studio.begin_${kind}($1) as begun (nth, outcome, id, pair, number, server, commit_, client, client_by)
      order by nth`,
  };
  return gathered((db, asked: Asked[]) => db.call(begin, [JSON.stringify(asked.map(said))]), {
    ...TWO_LANES,
    apart: true,
  });
}

type Rows<Row, Conflict extends string> = {
  /** The row as it was just written. */
  written(beginning: Beginning<Conflict>): Row;
  read(id: string): Promise<Row>;
};

/** The row that is to be brought further now, and whether it is the one that was asked for. */
export async function begunRow<Row, Conflict extends string>(
  beginning: Beginning<Conflict>,
  { written, read }: Rows<Row, Conflict>,
): Promise<Outcome<{ row: Row; isOwn: boolean }, { reason: NoBeginning<Conflict> }>> {
  switch (beginning.outcome) {
    case "begun":
      return done({ row: written(beginning), isOwn: true });
    case "own":
      return done({ row: await read(beginning.id), isOwn: true });
    case "open":
      return done({ row: await read(beginning.id), isOwn: false });
    default:
      return refuse({ reason: beginning.outcome });
  }
}
