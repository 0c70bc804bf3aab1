import { isId } from "../../core/ids.ts";
import type { Context } from "../../db/context.ts";
import { stakeLine } from "../fairness/chain.ts";
import { ROUND_GAMES } from "../rounds/games/round-games.ts";
import {
  CALLED_OFF_ROUNDS,
  type CalledOffRow,
  CHAINS_IN_USE,
  CHAINS_USED_UP,
  type ChainLine,
  GIVEN_BACK_STAKES,
  type GivenBackRow,
  RECORD_COUNTS,
  type RecordCounts,
} from "./record-statements.ts";

/** What the house publishes of itself, list by list: what did not end as it was meant to, and what decides the rest. */
export const RECORD_LISTS = ["off", "back", "chains", "past"] as const;
export type RecordList = (typeof RECORD_LISTS)[number];

/** A stake by the line that its round's list would have had: its player finds it, and it names nobody to others. */
export type GivenBack = Omit<GivenBackRow, "id" | "clientSeed"> & { readonly line: string };

export type RecordRows = (
  | { readonly list: "off"; readonly rows: readonly CalledOffRow[] }
  | { readonly list: "back"; readonly rows: readonly GivenBack[] }
  | { readonly list: "chains" | "past"; readonly rows: readonly ChainLine[] }
) & {
  /** Where the older ones begin; null at the end. */
  readonly next: string | null;
};

export type PublicRecord = RecordRows & { readonly counts: RecordCounts };

type Asked = { readonly list: RecordList; readonly before: string | null; readonly limit: number };

const NOTHING: RecordCounts = { off: 0n, closed: 0n, back: 0n, chains: 0n, past: 0n };

/** One list of it, the newest first, with how many there are of each. `before` is the id that a list went to. */
export async function publicRecord(
  { db }: Pick<Context, "db">,
  { list, before, limit }: Asked,
): Promise<PublicRecord> {
  const from = before !== null && isId(before) ? before : null;
  const [[counts = NOTHING], listed] = await Promise.all([
    db.call(RECORD_COUNTS, [SHARED_GAMES]),
    rowsOf(db, { list, before: from, limit }),
  ]);
  return { counts, ...listed };
}

/** Those whose stakes name the round that decides them. */
const SHARED_GAMES = ROUND_GAMES.map(({ code }) => code);

async function rowsOf(db: Context["db"], { list, before, limit }: Asked): Promise<RecordRows> {
  const many = limit + 1;
  if (list === "off") return { list, ...paged(await db.call(CALLED_OFF_ROUNDS, [before, many]), limit) };
  if (list === "chains") return { list, ...paged(await db.call(CHAINS_IN_USE, [before, many]), limit) };
  if (list === "past") return { list, ...paged(await db.call(CHAINS_USED_UP, [before, many]), limit) };
  const { rows, next } = paged(await db.call(GIVEN_BACK_STAKES, [before, many, SHARED_GAMES]), limit);
  const lines = rows.map(({ id, clientSeed, ...stake }) => ({
    ...stake,
    line: stakeLine({ id, clientSeed }),
  }));
  // A whole id beside its line would let others try out the seeds of players.
  return { list, rows: lines, next: next && `${next.slice(0, 23)}-000000000000` };
}

function paged<Row extends { id: string }>(rows: readonly Row[], limit: number) {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: last?.id ?? null };
}
