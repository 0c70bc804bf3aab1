import type { Request, RequestHandler, Response } from "express";
import { brandAt, callOriginsOf } from "../brand/index.ts";
import type { Platform } from "../house/platform.ts";
import { siteUrl } from "../http/addresses/site-origin.ts";

/** What a page of another origin may ask with; nothing that a browser adds by itself is among it. */
const METHODS = "GET, POST, PUT, DELETE";
const HEADERS = "Authorization, Content-Type, Idempotency-Key, Last-Event-ID";
const ANSWERED = "Retry-After";

/** A browser asks again after so long, so that a forbidden origin is out as soon. */
const MAX_AGE_S = "600";

/**
 * Lets pages of the origins that a brand lists read what calls answer, and no others: at first there are none. Never
 * with credentials, so what a browser holds opens nothing; a token is what the page was given.
 */
export function crossOrigin(platform: Platform): RequestHandler {
  return (request, response, next) => {
    response.vary("Origin");
    const { origin } = request.headers;
    if (!origin) return next();
    isListed(platform, request, origin).then(
      (isTheirs) => {
        if (!isTheirs || !answer(request, response, origin)) next();
      },
      // Without the list nobody is let in; what is away is said by the call itself.
      () => next(),
    );
  };
}

async function isListed(platform: Platform, request: Request, origin: string): Promise<boolean> {
  const { context } = platform;
  const brand = await brandAt(context, new URL(siteUrl(platform, request)).host);
  return brand !== null && (await callOriginsOf(context, brand.id)).includes(origin);
}

/** Whether that was all: a browser asks before it calls. */
function answer(request: Request, response: Response, origin: string): boolean {
  response.set({ "Access-Control-Allow-Origin": origin, "Access-Control-Expose-Headers": ANSWERED });
  if (request.method !== "OPTIONS" || !request.get("Access-Control-Request-Method")) return false;
  response.set({
    "Access-Control-Allow-Methods": METHODS,
    "Access-Control-Allow-Headers": HEADERS,
    "Access-Control-Max-Age": MAX_AGE_S,
  });
  response.sendStatus(204);
  return true;
}
