import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isLanguage } from "../core/languages.ts";
import { type Effort, encoded, encodingFor, type PageEncoding } from "./content-encoding.ts";
import { keptPages } from "./kept-pages.ts";
import { readCookies, readPreferences } from "./preferences.ts";

/** For a page that is made once a second at the most and sent to many. */
const EFFORT: Effort = { brotli: 5, gzip: 6 };
const URL_MAX = 300;

/** Addresses whose page is the same for everybody who is not signed in. */
const PUBLIC_PAGE = /^\/(?:rng|noticePage(?:\/[\w-]+)?|help)?(?:\?|$)/;

type CachedPage = {
  readonly etag: string;
  readonly head: Record<PageEncoding, string[]>;
  readonly body: Record<PageEncoding, Buffer>;
};

export type PageCache = {
  /** Answers from the cache, at once or soon, or says that it cannot and the request goes on its usual way. */
  serve(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
};

type PageCacheOptions = {
  readonly sessionCookie: string;
  readonly now: () => number;
  render(request: IncomingMessage): Promise<Response>;
};

/**
 * Whole pages for visitors who are not signed in, kept for a second per address, language and theme and
 * compressed once. However many ask, a page is rendered once a second.
 */
export function openPageCache({ sessionCookie, now, render }: PageCacheOptions): PageCache {
  const pages = keptPages<CachedPage>(now);
  return {
    serve(request, response) {
      const key = cacheKey(request, sessionCookie);
      if (key === null) return false;
      const page = pages.fresh(key);
      if (page) return send(page, request, response);
      return pages
        .load(key, () => render(request).then(toCachedPage))
        .then((made) => made !== null && send(made, request, response));
    },
  };
}

/** Whether the address is one of those whose page is the same for many. */
export function isPublicPage({ url = "/", method }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && url.length <= URL_MAX && PUBLIC_PAGE.test(url);
}

function cacheKey(request: IncomingMessage, sessionCookie: string): string | null {
  if (!isPublicPage(request)) return null;
  const { url, headers } = request;
  const { cookie } = headers;
  if (!cookie) return `${headers.host} ${url}`;
  const cookies = readCookies(cookie);
  if (cookies.has(sessionCookie)) return null;
  const language = cookies.get("lang") ?? "";
  return `${headers.host} ${url} ${isLanguage(language) ? language : ""} ${readPreferences(cookie).theme}`;
}

/** Only a plain 200 without a cookie in it is the same for everybody. */
async function toCachedPage(response: Response): Promise<CachedPage | null> {
  if (response.status !== 200 || response.headers.has("set-cookie")) return null;
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gzip] = await Promise.all([encoded(identity, "br", EFFORT), encoded(identity, "gzip", EFFORT)]);
  const body = { br, gzip, identity };
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const head = (encoding: PageEncoding) => headOf(response.headers, etag, encoding, body[encoding].length);
  return { etag, body, head: { br: head("br"), gzip: head("gzip"), identity: head("identity") } };
}

function headOf(headers: Headers, etag: string, encoding: PageEncoding, length: number): string[] {
  const head = [...headers].flatMap(([name, value]) => (name === "vary" ? [] : [name, value]));
  head.push("ETag", etag, "Vary", "Cookie, Accept-Encoding", "Content-Length", String(length));
  if (encoding !== "identity") head.push("Content-Encoding", encoding);
  return head;
}

function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): true {
  if (request.headers["if-none-match"]?.includes(page.etag)) {
    response.writeHead(304, { ETag: page.etag, Vary: "Cookie, Accept-Encoding" }).end();
    return true;
  }
  const encoding = encodingFor(request.headers["accept-encoding"]);
  response.writeHead(200, page.head[encoding]);
  response.end(request.method === "HEAD" ? undefined : page.body[encoding]);
  return true;
}
