import type { IncomingMessage } from "node:http";

/** Pages on which nothing differs between members but the frame and their favourites, which have slots. */
const SAME_FOR_MEMBERS = [
  "",
  ...["rng", "fish", "crash", "live", "sports", "esports", "pvp", "elott", "cockfight"],
  "menu",
  "promotions",
  "promoDetail",
  "help",
  "helpmc",
  "down",
  "download",
  "noticePage(?:/[\\w-]+)?",
];

/** Pages that are the same for all guests alone: members see there what is theirs. */
const SAME_FOR_GUESTS = ["vip", "join", "lottery", "vnlottery", "fbsports"];

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

const FOR_MEMBERS = addresses(SAME_FOR_MEMBERS);
const FOR_GUESTS = addresses([...SAME_FOR_MEMBERS, ...SAME_FOR_GUESTS]);

/** Whether the page that is asked for is the same for everybody who is not signed in. */
export function isSameForGuests(message: IncomingMessage): boolean {
  return isAsked(message, FOR_GUESTS);
}

/** Whether it is the same for everybody who is, but for the frame. */
export function isSameForMembers(message: IncomingMessage): boolean {
  return isAsked(message, FOR_MEMBERS);
}

function addresses(pages: readonly string[]): RegExp {
  return new RegExp(`^/(?:${pages.join("|")})(?:\\?|$)`);
}

function isAsked({ url = "/", method }: IncomingMessage, pages: RegExp): boolean {
  const reads = method === "GET" || method === "HEAD";
  const isPlain = url.length <= URL_MAX && !SPELT_NAME.test(url);
  return reads && isPlain && pages.test(url) && !OWN_QUERY.test(url);
}
