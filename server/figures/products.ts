import type { CategoryOfGame } from "../catalogue/index.ts";
import type { Database } from "../db/database.ts";
import { addGames, type Game, readGames } from "./store.ts";

/** The product of games that are in no catalogue. */
export const OTHER_PRODUCT = "OTHER";

/** What is of no game: paid in, taken out, given. */
const NO_GAME = "";

type Named = Pick<Game, "vendor" | "game">;

const nameOf = ({ vendor, game }: Named) => `${vendor}/${game}`;

/** The products of those of these games that were counted already. */
export async function knownProducts(db: Database, games: readonly Named[]): Promise<Map<string, string>> {
  const asked = games.filter(({ vendor }) => vendor !== NO_GAME);
  return new Map((await readGames(db, asked)).map((game) => [nameOf(game), game.product]));
}

/**
 * The product of each of these games: its category when it was counted first, which is written down here. A game that is
 * moved in the catalogue keeps it.
 */
export async function productsOf(
  db: Database,
  games: readonly Named[],
  categoryOf: CategoryOfGame,
): Promise<(game: Named) => string> {
  const asked = [...new Map(games.map((game) => [nameOf(game), game])).values()];
  const known = await knownProducts(db, asked);
  const fresh = asked
    .filter((game) => game.vendor !== NO_GAME && !known.has(nameOf(game)))
    .map(({ vendor, game }) => ({ vendor, game, product: categoryOf(vendor, game) ?? OTHER_PRODUCT }));
  if (fresh.length > 0) await addGames(db, fresh);
  for (const game of fresh) known.set(nameOf(game), game.product);
  return (game) => productIn(known, game);
}

/** What is of no game has no product. */
export function productIn(known: ReadonlyMap<string, string>, game: Named): string {
  return game.vendor === NO_GAME ? "" : (known.get(nameOf(game)) ?? OTHER_PRODUCT);
}
