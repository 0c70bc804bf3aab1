import type { IncomingMessage, RequestListener } from "node:http";
import { stopwatch } from "../core/time.ts";
import type { CommonHeaders } from "../http/answers/security-headers.ts";
import { clientAddress } from "../http/browser/client-address.ts";
import { likedLanguage } from "../http/browser/liked-language.ts";
import { type KeptPages, keptPages } from "../http/cache/kept-pages.ts";
import type { Metrics } from "../http/server/metrics.ts";
import type { Hall } from "./admit.ts";
import { type Answered, COMMON_ANSWER } from "./answered.ts";
import type { Call } from "./call.ts";

/** What no list of ours needs more of; the address is part of the key under which an answer is kept. */
const URL_MAX = 300;

type List = { readonly head: readonly string[]; readonly body: Buffer };

export type CachedLists = {
  /** Keeps what was answered, where it is the same for everybody who asks so. */
  keep(request: IncomingMessage, answered: Answered): void;
  /** Answers with what is kept; all else goes to `next`. Files and pages pass by a look at their address. */
  before(next: RequestListener): RequestListener;
};

type Keeping = Hall & { readonly metrics: Metrics; readonly headers: CommonHeaders };

/**
 * Lists that are the same for everybody, kept for a second and sent before Express is asked, as pages are. The state of
 * the house and the limit of the network are asked all the same, so a list is never the way around either.
 */
export function openCachedLists(hall: Keeping, calls: readonly Call[]): CachedLists {
  const shared = new Set(calls.flatMap(({ isSameForAll, path }) => (isSameForAll ? [`${path}`] : [])));
  const lists: KeptPages<List> = keptPages(() => hall.platform.context.now().getTime());
  return {
    keep(request, { status, body }) {
      const key = status === 200 ? keyOf(request, shared) : null;
      if (key !== null) lists.keep(key, listOf(Buffer.from(JSON.stringify(body)), hall.headers));
    },
    before: (next) => (request, response) => {
      const key = keyOf(request, shared);
      const list = key === null ? null : lists.fresh(key);
      if (list === null || !isAdmitted(hall, request)) return next(request, response);
      const elapsedMs = stopwatch();
      response.writeHead(200, list.head as string[]).end(list.body);
      hall.metrics.answered("call", 200, elapsedMs() / 1000);
    },
  };
}

/** Null where the answer may be somebody's own: with a token, or told to a page of another origin. */
function keyOf({ method, url = "/", headers }: IncomingMessage, shared: ReadonlySet<string>): string | null {
  const query = url.indexOf("?");
  if (method !== "GET" || url.length > URL_MAX || !shared.has(query < 0 ? url : url.slice(0, query)))
    return null;
  if (headers.authorization !== undefined || headers.origin !== undefined) return null;
  return `${headers.host} ${url} ${likedLanguage(headers["accept-language"]) ?? ""}`;
}

/** A house that is not open to everybody, and anybody who asks too often, is answered by the long way. */
function isAdmitted({ judge, limits, platform }: Hall, request: IncomingMessage): boolean {
  const verdict = judge(request);
  const isOpen = !(verdict instanceof Promise) && verdict.kind === "open";
  return isOpen && limits.takesFrom(clientAddress(request, platform.config));
}

function listOf(body: Buffer, headers: CommonHeaders): List {
  const own = { ...headers, ...COMMON_ANSWER, Vary: "Origin", "Content-Length": `${body.length}` };
  const told = { ...own, "Content-Type": "application/json; charset=utf-8" };
  return { head: Object.entries(told).flat(), body };
}
