import type { LoaderFunctionArgs } from "@remix-run/node";
import { type Card, cardsFor } from "#app/features/game-card/card-of.ts";
import { vendorGames } from "#server/catalogue/index.ts";
import { foreignVendor } from "#server/http/play/open-foreign-game.ts";
import { offersFreePlay } from "#server/http/sign-in/begin-trial.ts";
import { requirePlayer, visitorOf } from "#server/http/visitor/visitor.ts";
import { openedGame } from "#server/vendors/index.ts";
import { loadForeignGame, type ShownForeignGame } from "./load-foreign-game.server.ts";

/** What the page of a vendor's book shows: the way into it, or the book itself. */
export type ShownForeignBook = { readonly card: Card; readonly game: ShownForeignGame | null };

const NOTHING_MORE = { status: 200, headers: {} };

/** The book of a foreign vendor that the address names with `vendor`; null for our own. */
export async function loadForeignBook(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams;
  const code = asked.get("vendor");
  if (code === null) return null;
  const visitor = await visitorOf(args);
  const { context, language } = visitor;
  const vendor = foreignVendor(visitor, code) && (await vendorGames(context, { vendor: code, language }));
  const session = asked.get("session");
  const opened = session === null ? null : await openedBook(args, session);
  const sports = vendor?.games.filter(({ category }) => category === "SPORTS") ?? [];
  const book = opened ? sports.find((game) => game.code === opened.game) : sports[0];
  if (!book || (opened && opened.vendor !== code)) throw new Response(null, { status: 404 });
  const page = { title: book.name, description: book.vendorName };
  const card = cardsFor({ language, offersFree: await offersFreePlay(visitor) })(book);
  if (!opened) return { page: { ...page, foreign: { card, game: null } }, answer: NOTHING_MORE };
  const player = await requirePlayer(args);
  const { shown, answer } = await loadForeignGame(args.request, {
    visitor: player,
    game: book,
    asset: opened.asset,
  });
  return { page: { ...page, foreign: { card, game: shown } }, answer };
}

async function openedBook(args: LoaderFunctionArgs, id: string) {
  const { context, player } = await requirePlayer(args);
  const opened = await openedGame(context, { id, playerId: player.id });
  if (!opened) throw new Response(null, { status: 404 });
  return opened;
}
