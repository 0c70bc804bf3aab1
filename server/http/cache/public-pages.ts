import type { IncomingMessage } from "node:http";
import type { RouteBook, Routes } from "../routes/route-book.ts";

/** Which of the pages that are asked for are the same for many. */
export type PublicPages = {
  /** For everybody who is not signed in. */
  isSameForGuests(message: IncomingMessage): boolean;
  /** For everybody who is, but for the frame and their favourites, which have slots. */
  isSameForMembers(message: IncomingMessage): boolean;
};

const URL_MAX = 300;

/**
 * What makes a page one visitor's own after all: what they look for, what they have sent, a tab that is
 * remembered for them, and dialogs that hold a form or speak of now.
 */
const OWN_QUERY =
  /[?&](?:(?:q|gameName|sent|page|lite)(?:[=&]|$)|list=(?:fav|recent)|modal=(?!(?:notice|term|games)(?:&|$)))/;

/**
 * A name of the query that is spelt in signs: to a loader `%6dodal` is `modal`, and here it would be unknown. Nobody
 * who follows a link of ours has one.
 */
const SPELT_NAME = /[?&][^=&]*[%+]/;

type Patterns = { readonly guests: RegExp; readonly members: RegExp };

/**
 * What routes say of being kept, as one pattern: most requests are decided by it, and a pattern costs less than the book
 * of routes. Only an address as it is written counts.
 */
export function publicPages(routes: Routes): PublicPages {
  const known = new WeakMap<RouteBook, Patterns>();
  function patterns(): Patterns {
    const book = routes();
    const found = known.get(book) ?? patternsOf(book);
    known.set(book, found);
    return found;
  }
  return {
    isSameForGuests: (message) => isAsked(message, patterns().guests),
    isSameForMembers: (message) => isAsked(message, patterns().members),
  };
}

function patternsOf({ all }: RouteBook): Patterns {
  const kept = all.filter(({ says }) => says.kept !== undefined);
  return {
    guests: addresses(kept),
    members: addresses(kept.filter(({ says }) => says.kept === "everybody")),
  };
}

function addresses(routes: RouteBook["all"]): RegExp {
  const pages = routes.map(({ path }) => path.replace(/\/:\w+/g, "/[\\w-]+"));
  return new RegExp(`^(?:${pages.join("|") || "(?!)"})(?:\\?|$)`);
}

function isAsked({ url = "/", method }: IncomingMessage, pages: RegExp): boolean {
  const reads = method === "GET" || method === "HEAD";
  const isPlain = url.length <= URL_MAX && !SPELT_NAME.test(url);
  return reads && isPlain && pages.test(url) && !OWN_QUERY.test(url);
}
