import { type OpenMatch, openMatches } from "../../bonuses/index.ts";
import { gameNames } from "../../catalogue/index.ts";
import { isPlayer, type Visitor } from "./visitor.ts";

type NameOf = Awaited<ReturnType<typeof gameNames>>;

/** What a visitor's next deposit brings, and how the games are called for which it is played. */
export async function nextMatches(visitor: Visitor): Promise<readonly [OpenMatch[], NameOf]> {
  const { context, brand, language } = visitor;
  const playerId = isPlayer(visitor) ? visitor.player.id : null;
  const open = await openMatches(context, { brandId: brand.id, playerId });
  const games = open.flatMap(({ terms }) => Object.keys(terms.games)).map(named);
  return [open, await gameNames(context, { language, games })];
}

/** `VENDOR/game`, as terms name one. */
function named(written: string) {
  const at = written.indexOf("/");
  return { vendor: written.slice(0, at), game: written.slice(at + 1) };
}
