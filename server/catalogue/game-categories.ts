import type { Context } from "../db/context.ts";
import { bookOf } from "./book.ts";
import type { Category } from "./game.ts";

export type CategoryOfGame = (vendor: string, gameCode: string) => Category | null;

/** In which category each game stands, by its vendor's code for it; null for one that is not in the catalogue. */
export async function gameCategories(context: Context): Promise<CategoryOfGame> {
  const { byCode } = await bookOf(context);
  return (vendor, gameCode) => byCode.get(`${vendor}/${gameCode}`)?.category ?? null;
}
