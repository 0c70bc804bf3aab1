import type { LoaderFunctionArgs } from "@remix-run/node";
import { shownEvent } from "#app/features/book/shown-offer.ts";
import { bookPaths } from "#app/lib/paths/book-paths.ts";
import type { Category } from "#server/catalogue/index.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { BOOK_GAMES, openCounts, openEvents, visitBook } from "#server/studio/book/index.ts";
import { bookTexts, speakerOf } from "./load-book.server.ts";
import { sportTabs } from "./sport-tabs.server.ts";

/** So many matches say what there is; the rest is one press away. */
const SHOWN = 12;

/**
 * What can be bet on in a category, for the page that it shares with other games: each price leads into the book, with
 * it on the slip. Null where no match is open.
 */
export async function loadBookShelf(args: LoaderFunctionArgs, category: Category) {
  const own = BOOK_GAMES.filter((game) => game.category === category);
  if (own.length === 0) return null;
  const visitor = await visitorOf(args);
  const { context } = visitor;
  await visitBook(context);
  const [speaker, counts] = await Promise.all([speakerOf(visitor), openCounts(context)]);
  const open = own.filter(({ code }) => (counts.get(code) ?? 0) > 0);
  if (open.length === 0) return null;
  const events = await openEvents(context, { games: open.map(({ code }) => code), most: SHOWN });
  const shown = { speaker, query: {}, toggle: (slip: readonly string[]) => bookPaths.offer({ slip }) };
  return {
    texts: await bookTexts(speaker),
    tabs: sportTabs(speaker, { query: {}, counts }),
    events: events.map((event) => shownEvent(event, shown)),
  };
}
