import { type OpenMatch, openMatches } from "../../bonuses/index.ts";
import { gameNames } from "../../catalogue/index.ts";
import { gameNamed } from "../../core/text/game-name.ts";
import { isPlayer, type Visitor } from "./visitor.ts";

type NameOf = Awaited<ReturnType<typeof gameNames>>;

/** What a visitor's next deposit brings, and how the games are called for which it is played. */
export async function nextMatches(visitor: Visitor): Promise<readonly [OpenMatch[], NameOf]> {
  const { context, brand, language } = visitor;
  const playerId = isPlayer(visitor) ? visitor.player.id : null;
  const open = await openMatches(context, { brandId: brand.id, playerId });
  const games = open.flatMap(({ terms }) => Object.keys(terms.games)).map(gameNamed);
  return [open, await gameNames(context, { language, games })];
}
