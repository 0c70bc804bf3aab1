import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
  writeReadableStreamToWritable,
} from "@remix-run/node";
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
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  return async ({ message, url, method = message.method ?? "GET", body, context }) => {
    const current = await build();
    const handle = handlers.get(current) ?? createRequestHandler(guardedBuild(current), mode);
    handlers.set(current, handle);
    const hasBody = body !== null && method !== "GET" && method !== "HEAD";
    const request = new Request(url, {
      method,
      headers: headersOf(message),
      ...(hasBody ? { body: new Uint8Array(body) } : {}),
    });
    return handle(request, context);
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

/** Writes a web Response to Node's. HEAD sends the head alone. */
export async function sendResponse(response: Response, to: ServerResponse, method: string): Promise<void> {
  to.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== "set-cookie") to.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) to.setHeader("Set-Cookie", cookies);
  if (!response.body || method === "HEAD") {
    to.end();
    return;
  }
  await writeReadableStreamToWritable(response.body, to);
}
