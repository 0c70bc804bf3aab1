import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import type { Level } from "./level.ts";
import { readLevels } from "./store.ts";

const allLevels = kept(SECOND_MS, async ({ db }) => {
  const book = new Map<string, Level[]>();
  for (const { brandId, ...level } of await readLevels(db)) {
    book.set(brandId, [...(book.get(brandId) ?? []), level]);
  }
  return book;
});

/** The levels of a brand from the lowest up, at most a second old. */
export async function levelsOf(context: Context, brandId: string): Promise<readonly Level[]> {
  return (await allLevels(context)).get(brandId) ?? [];
}
