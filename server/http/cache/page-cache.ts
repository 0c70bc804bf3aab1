import type { IncomingMessage, ServerResponse } from "node:http";
import { isLanguage } from "../../core/languages.ts";
import { type Effort, encoded, encodingFor, type PageEncoding } from "../answers/content-encoding.ts";
import { entityTag } from "../answers/entity-tag.ts";
import { isLite } from "../browser/lite.ts";
import { readCookies, readPreferences } from "../browser/preferences.ts";
import { keptPages } from "./kept-pages.ts";
import type { PublicPages } from "./public-pages.ts";

/** For a page that is made once a second at the most and sent to many. */
const EFFORT: Effort = { brotli: 5, gzip: 6 };
const VARY = "Cookie, Accept-Encoding, Save-Data";

type SentPage = { readonly head: string[]; readonly body: Buffer };

type CachedPage = {
  readonly etag: string;
  readonly head: readonly string[];
  readonly body: Buffer;
  /** Made when somebody asks for it, and once. */
  readonly sent: Partial<Record<PageEncoding, SentPage>>;
};

export type PageCache = {
  /** Answers from the cache, at once or soon, or says that it cannot and the request goes on its usual way. */
  serve(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
};

type PageCacheOptions = Pick<PublicPages, "isSameForGuests"> & {
  /** Anybody who has one of these may be somebody, and is asked for in another way. */
  readonly ownCookies: readonly string[];
  readonly now: () => number;
  render(request: IncomingMessage): Promise<Response>;
};

/**
 * Whole pages for visitors who are not signed in, kept for a second per address, language and theme and
 * compressed once. However many ask, a page is rendered once a second.
 */
export function openPageCache({ isSameForGuests, ownCookies, now, render }: PageCacheOptions): PageCache {
  const pages = keptPages<CachedPage>(now);
  return {
    serve(request, response) {
      const key = isSameForGuests(request) ? cacheKey(request, ownCookies) : null;
      if (key === null) return false;
      const page = pages.fresh(key);
      if (page) return send(page, request, response);
      return pages
        .load(key, async (before) => toCachedPage(await render(request), before))
        .then((made) => made !== null && send(made, request, response));
    },
  };
}

function cacheKey(request: IncomingMessage, ownCookies: readonly string[]): string | null {
  const { url = "/", headers } = request;
  const { cookie } = headers;
  const saveData = headers["save-data"];
  if (!cookie && !saveData) return `${headers.host} ${url}`;
  const cookies = readCookies(cookie);
  if (ownCookies.some((name) => cookies.has(name))) return null;
  if (isLite({ url, cookie, saveData: String(saveData ?? "") })) return null;
  const language = cookies.get("lang") ?? "";
  // The vendor whose tab was opened last (R10) comes with the address of the slots alone.
  const tab = cookies.get("rngVendor") ?? "";
  return `${headers.host} ${url} ${isLanguage(language) ? language : ""} ${readPreferences(cookie).theme} ${tab}`;
}

/**
 * Only a plain 200 without a cookie in it is the same for everybody. One that says what it said a second ago is the
 * page of a second ago, with all that was compressed of it.
 */
async function toCachedPage(response: Response, before: CachedPage | null): Promise<CachedPage | null> {
  if (response.status !== 200 || response.headers.has("set-cookie")) return null;
  const body = Buffer.from(await response.arrayBuffer());
  const etag = entityTag(body);
  const own = [...response.headers].flatMap(([name, value]) => (name === "vary" ? [] : [name, value]));
  const head = [...own, "ETag", etag, "Vary", VARY];
  if (before !== null && before.head.join("\n") === head.join("\n")) return before;
  return { etag, body, head, sent: {} };
}

function sentPage({ head, body }: CachedPage, encoding: PageEncoding): SentPage {
  const sent = encoded(body, encoding, EFFORT);
  const more = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  return { head: [...head, "Content-Length", String(sent.length), ...more], body: sent };
}

function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): true {
  const { headers } = request;
  if (headers["if-none-match"]?.includes(page.etag)) {
    response.writeHead(304, { ETag: page.etag, Vary: VARY }).end();
    return true;
  }
  const encoding = encodingFor(headers["accept-encoding"]);
  page.sent[encoding] ??= sentPage(page, encoding);
  const { head, body } = page.sent[encoding];
  response.writeHead(200, head);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}
