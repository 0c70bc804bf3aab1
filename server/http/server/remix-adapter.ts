import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
  writeReadableStreamToWritable,
} from "@remix-run/node";
import { encoded, encodingFor, FOR_ONE_ANSWER } from "../answers/content-encoding.ts";
import { routesInQuestion } from "../routes/routes-in-question.ts";
import { guardedBuild } from "./guarded-build.ts";

export type RemixRequest = {
  readonly message: IncomingMessage;
  /** The address by our own knowledge of scheme and host, never by a forwarded header. */
  readonly url: string;
  /** Other than the message's where a page is made to be kept: HEAD would make an empty one. */
  readonly method?: "GET";
  /** The body, already read whole by the guard. */
  readonly body: Buffer | null;
  readonly context: AppLoadContext;
};

export type RemixHandler = (request: RemixRequest) => Promise<Response>;

/**
 * Node's request into a web Request and on to Remix. The stock Express adapter believes
 * X-Forwarded-Host and wants to read the body itself; the guard must read it first (docs/decisions/005).
 */
export function remixHandler(build: () => Promise<ServerBuild>, mode: string): RemixHandler {
  const handlers = new WeakMap<ServerBuild, (url: string) => RequestHandler>();
  return async ({ message, url, method = message.method ?? "GET", body, context }) => {
    const current = await build();
    const handlerFor = handlers.get(current) ?? handlersOf(guardedBuild(current), mode);
    handlers.set(current, handlerFor);
    const hasBody = body !== null && method !== "GET" && method !== "HEAD";
    const request = new Request(url, {
      method,
      headers: headersOf(message),
      ...(hasBody ? { body: new Uint8Array(body) } : {}),
    });
    return handlerFor(request.url)(request, context);
  };
}

/** Each made when it is first asked for. */
function handlersOf(build: ServerBuild, mode: string): (url: string) => RequestHandler {
  const partFor = routesInQuestion(build);
  const made = new Map<ServerBuild, RequestHandler>();
  return (url) => {
    const part = partFor(new URL(url).pathname);
    const handle = made.get(part) ?? createRequestHandler(part, mode);
    made.set(part, handle);
    return handle;
  };
}

/**
 * Forwarded headers are dropped because anybody can send them. Origin is dropped because the guard has
 * judged it: Remix would answer a foreign one with a blank 500 instead of our page.
 */
export function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (name === "origin" || name.startsWith("x-forwarded-") || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}

/** What is whole when it begins: pages, and their data for a page that is there already. */
const WHOLE = /^text\/(?:html|x-script)/;

/** Below it there is nothing to win by compressing. */
const SHORT_BYTES = 1024;

/** An answer to somebody who asks too often says when to ask again; the page says it better where it knows better. */
const AGAIN_S = 60;

/** Writes a web Response to Node's. HEAD sends the head alone. */
export async function sendResponse(response: Response, to: ServerResponse): Promise<void> {
  to.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== "set-cookie") to.setHeader(name, value);
  if (response.status === 429 && !response.headers.has("Retry-After")) to.setHeader("Retry-After", AGAIN_S);
  for (const cookie of response.headers.getSetCookie()) to.appendHeader("Set-Cookie", cookie);
  if (!response.body || to.req.method === "HEAD") to.end();
  else if (WHOLE.test(response.headers.get("Content-Type") ?? ""))
    sendWhole(await response.arrayBuffer(), to);
  else await writeReadableStreamToWritable(response.body, to);
}

/** In one piece: a stream through a compressor costs several times as much. */
function sendWhole(body: ArrayBuffer, to: ServerResponse): void {
  const page = Buffer.from(body);
  const encoding = page.length < SHORT_BYTES ? "identity" : encodingFor(to.req.headers["accept-encoding"]);
  if (encoding !== "identity") to.setHeader("Content-Encoding", encoding);
  const sent = encoded(page, encoding, FOR_ONE_ANSWER);
  to.setHeader("Content-Length", sent.length);
  to.end(sent);
}
