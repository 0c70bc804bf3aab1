import { type OpenMatch, openMatches, promotedMatches } from "../../bonuses/index.ts";
import { gameNames } from "../../catalogue/index.ts";
import { gameNamed } from "../../core/text/game-name.ts";
import { promotionsOf } from "../../promotions/index.ts";
import { audienceOf } from "./audience.ts";
import { isPlayer, type Visitor } from "./visitor.ts";

type NameOf = Awaited<ReturnType<typeof gameNames>>;

const readerOf = (visitor: Visitor) => (isPlayer(visitor) ? visitor.player.id : null);

async function withNames({ context, language }: Visitor, open: OpenMatch[]): Promise<[OpenMatch[], NameOf]> {
  const games = open.flatMap(({ terms }) => Object.keys(terms.games)).map(gameNamed);
  return [open, await gameNames(context, { language, games })];
}

/** What a visitor's next deposit brings, with the promotion where they may read of it, and the names of its games. */
export async function nextMatches(visitor: Visitor): Promise<readonly [OpenMatch[], NameOf]> {
  const { context, brand, language } = visitor;
  const [open, promotions] = await Promise.all([
    openMatches(context, { brandId: brand.id, playerId: readerOf(visitor) }),
    promotionsOf(context, { language, audience: audienceOf(visitor), at: context.now() }),
  ]);
  const shown = new Set(promotions.map(({ id }) => id));
  const told = open.map(({ match, terms }) => {
    const promotion = match.promotion !== null && shown.has(match.promotion) ? match.promotion : null;
    return { match: { ...match, promotion }, terms };
  });
  return withNames(visitor, told);
}

/** What deposits bring by the rules of one promotion, and which of it the visitor's own next one does. */
export async function matchesOfPromotion(visitor: Visitor, promotion: string) {
  const { context, brand } = visitor;
  const of = (open: readonly OpenMatch[]) => open.filter(({ match }) => match.promotion === promotion);
  if (!(await promotedMatches(context, brand.id)).some((match) => match.promotion === promotion)) return null;
  const reader = readerOf(visitor);
  const everybodys = openMatches(context, { brandId: brand.id, playerId: null });
  const [all, own] = await Promise.all([
    everybodys,
    reader === null ? everybodys : openMatches(context, { brandId: brand.id, playerId: reader }),
  ]);
  return { open: await withNames(visitor, of(all)), own: new Set(of(own).map(({ match }) => match.code)) };
}
