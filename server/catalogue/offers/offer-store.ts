import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { LocalText } from "../../core/languages.ts";
import type { Database, Statement } from "../../db/database.ts";
import { categoryWords, games, pictures, vendors, waitingGames } from "../../db/schema/catalogue.ts";

/** A game of a vendor as the catalogue has it, with what its vendor said of it. */
export type KnownGame = {
  readonly code: string;
  readonly category: string;
  readonly names: LocalText;
  readonly minBetMinor: bigint;
  readonly rtpBasisPoints: number | null;
  readonly hasTrial: boolean;
  readonly hasDemo: boolean;
  readonly pictureFrom: string | null;
  readonly putAwayAt: Date | null;
};

export function readKnownGames(db: Database, vendor: string): Promise<KnownGame[]> {
  const { code, category, names, minBetMinor, rtpBasisPoints, hasTrial, hasDemo, pictureFrom, putAwayAt } =
    games;
  return db.orm
    .select({ code, category, names, minBetMinor, rtpBasisPoints, hasTrial, hasDemo, pictureFrom, putAwayAt })
    .from(games)
    .where(eq(games.vendor, vendor));
}

export async function isKnownVendor(db: Database, vendor: string): Promise<boolean> {
  const found = await db.orm.select({ code: vendors.code }).from(vendors).where(eq(vendors.code, vendor));
  return found.length > 0;
}

/** The games of the house come first, then vendors in the order in which they came. */
const AFTER_OURS = 100;

export async function saveForeignVendor(db: Database, code: string, names: LocalText): Promise<void> {
  await db.orm
    .insert(vendors)
    .values({ code, names, position: AFTER_OURS })
    .onConflictDoUpdate({ target: vendors.code, set: { names } });
}

/** As much as one statement takes: a game has seventeen parameters. */
const ROWS_AT_ONCE = 1000;

/** What the vendor says of a game is taken over; hot mark, popularity and state are the operator's and stay. */
export async function saveOffered(db: Database, rows: (typeof games.$inferInsert)[]): Promise<void> {
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await db.orm
      .insert(games)
      .values(rows.slice(first, first + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: games.nodeId,
        set: {
          category: sql`excluded.category`,
          names: sql`excluded.names`,
          minBetMinor: sql`excluded.min_bet_minor`,
          rtpBasisPoints: sql`excluded.rtp_basis_points`,
          searchText: sql`excluded.search_text`,
          nameWords: sql`excluded.name_words`,
          hasTrial: sql`excluded.has_trial`,
          hasDemo: sql`excluded.has_demo`,
          putAwayAt: sql`null`,
        },
      });
}

export async function putAway(db: Database, vendor: string, codes: string[], at: Date): Promise<void> {
  if (codes.length === 0) return;
  await db.orm
    .update(games)
    .set({ putAwayAt: at })
    .where(and(eq(games.vendor, vendor), inArray(games.code, codes)));
}

export type MadePicture = { readonly name: string; readonly bytes: Uint8Array };

/** The same bytes have the same name, whoever brings them. */
export async function savePicture(db: Database, picture: MadePicture, at: Date): Promise<void> {
  await db.orm
    .insert(pictures)
    .values({ ...picture, madeAt: at })
    .onConflictDoNothing();
}

export async function showPicture(
  db: Database,
  shown: { vendor: string; code: string; from: string; path: string },
): Promise<void> {
  const { vendor, code, from, path } = shown;
  await db.orm
    .update(games)
    .set({ picture: path, pictureFrom: from })
    .where(and(eq(games.vendor, vendor), eq(games.code, code)));
}

export const PICTURE: Statement<{ readonly bytes: Uint8Array }> = {
  name: "catalogue.picture",
  text: "select bytes from catalogue.pictures where name = $1",
};

export async function readCategoryWords(db: Database, vendor: string): Promise<Map<string, string>> {
  const rows = await db.orm.select().from(categoryWords).where(eq(categoryWords.vendor, vendor));
  return new Map(rows.map(({ word, category }) => [word, category]));
}

export async function saveCategoryWord(db: Database, said: typeof categoryWords.$inferInsert): Promise<void> {
  await db.orm
    .insert(categoryWords)
    .values(said)
    .onConflictDoUpdate({
      target: [categoryWords.vendor, categoryWords.word],
      set: { category: said.category },
    });
}

export type WaitingGame = typeof waitingGames.$inferSelect;

export function readWaiting(db: Database): Promise<WaitingGame[]> {
  return db.orm.select().from(waitingGames).orderBy(waitingGames.vendor, waitingGames.code);
}

/** A member who waits is exactly this; one who has waited before keeps the moment since when. */
export async function saveWaiting(db: Database, vendor: string, waiting: WaitingGame[]): Promise<void> {
  const codes = waiting.map(({ code }) => code);
  const others = codes.length === 0 ? undefined : notInArray(waitingGames.code, codes);
  await db.orm.delete(waitingGames).where(and(eq(waitingGames.vendor, vendor), others));
  for (let first = 0; first < waiting.length; first += ROWS_AT_ONCE)
    await db.orm
      .insert(waitingGames)
      .values(waiting.slice(first, first + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [waitingGames.vendor, waitingGames.code],
        set: { name: sql`excluded.name`, word: sql`excluded.word` },
      });
}
