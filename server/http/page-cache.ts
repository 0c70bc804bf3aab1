import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isLanguage } from "../core/languages.ts";
import { SECOND_MS } from "../core/time.ts";
import { readCookies, readPreferences } from "./preferences.ts";

const PAGE_TTL_MS = SECOND_MS;
const PAGES_MAX = 500;
const BROTLI_QUALITY = 5;

/** Addresses whose page is the same for everybody who is not signed in. */
const PUBLIC_PAGE = /^\/(?:rng|noticePage(?:\/[\w-]+)?|help)?(?:\?|$)/;

type Encoding = "br" | "gzip" | "identity";
type CachedPage = {
  readonly etag: string;
  readonly head: Record<Encoding, string[]>;
  readonly body: Record<Encoding, Buffer>;
};
type Entry = { readonly page: Promise<CachedPage | null>; expiresAt: number };

export type PageCache = {
  /** Answers from the cache, or says that it cannot and the request goes on its usual way. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
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
  const entries = new Map<string, Entry>();

  function lookUp(key: string, request: IncomingMessage): Promise<CachedPage | null> {
    const known = entries.get(key);
    if (known && known.expiresAt > now()) return known.page;
    if (entries.size >= PAGES_MAX) entries.clear();
    const entry: Entry = { page: render(request).then(toCachedPage), expiresAt: Number.POSITIVE_INFINITY };
    entries.set(key, entry);
    entry.page.then(
      (page) => (page ? expireFrom(entry) : entries.delete(key)),
      () => entries.delete(key),
    );
    return entry.page;
  }

  function expireFrom(entry: Entry): void {
    entry.expiresAt = now() + PAGE_TTL_MS;
  }

  return {
    async serve(request, response) {
      const key = cacheKey(request, sessionCookie);
      if (key === null) return false;
      const page = await lookUp(key, request);
      if (!page) return false;
      send(page, request, response);
      return true;
    },
  };
}

function cacheKey(request: IncomingMessage, sessionCookie: string): string | null {
  const { url = "/", method, headers } = request;
  if ((method !== "GET" && method !== "HEAD") || !PUBLIC_PAGE.test(url) || url.length > 300) return null;
  const cookie = headers.cookie;
  if (!cookie) return `${headers.host} ${url}`;
  const cookies = readCookies(cookie);
  if (cookies.has(sessionCookie)) return null;
  const language = cookies.get("lang") ?? "";
  return `${headers.host} ${url} ${isLanguage(language) ? language : ""} ${readPreferences(cookie).theme}`;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Only a plain 200 without a cookie in it is the same for everybody. */
async function toCachedPage(response: Response): Promise<CachedPage | null> {
  if (response.status !== 200 || response.headers.has("set-cookie")) return null;
  const identity = Buffer.from(await response.arrayBuffer());
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  const [br, gzipped] = await Promise.all([brotli(identity, quality), deflate(identity)]);
  const body = { br, gzip: gzipped, identity };
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const head = (encoding: Encoding) => headOf(response.headers, etag, encoding, body[encoding].length);
  return { etag, body, head: { br: head("br"), gzip: head("gzip"), identity: head("identity") } };
}

function headOf(headers: Headers, etag: string, encoding: Encoding, length: number): string[] {
  const head = [...headers].flatMap(([name, value]) => (name === "vary" ? [] : [name, value]));
  head.push("ETag", etag, "Vary", "Cookie, Accept-Encoding", "Content-Length", String(length));
  if (encoding !== "identity") head.push("Content-Encoding", encoding);
  return head;
}

function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, { ETag: page.etag, Vary: "Cookie, Accept-Encoding" }).end();
    return;
  }
  const encoding = encodingFor(request.headers["accept-encoding"]);
  response.writeHead(200, page.head[encoding]);
  response.end(request.method === "HEAD" ? undefined : page.body[encoding]);
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? "");
  if (/\bbr\b/.test(text)) return "br";
  return /\bgzip\b/.test(text) ? "gzip" : "identity";
}
