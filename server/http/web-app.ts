import type { IncomingMessage, RequestListener } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type Express, type Request, type RequestHandler } from "express";
import { readSession } from "../accounts/index.ts";
import { stopwatch } from "../core/time.ts";
import type { Platform } from "../platform.ts";
import { type CommonHeaders, withCachedPages } from "./cached-pages.ts";
import { formTokenHolds } from "./form-token.ts";
import { FOREIGN_ORIGIN, originHolds, type Refusal, STALE_FORM } from "./guard.ts";
import { lastResort } from "./last-resort.ts";
import { openMemberPages } from "./member-pages.ts";
import { type Metrics, openMetrics } from "./metrics.ts";
import { operatorRoutes } from "./operator-routes.ts";
import { openPageCache, type PageCache } from "./page-cache.ts";
import { type PostedBody, readPostedBody } from "./posted-body.ts";
import { keptFields } from "./posted-form.ts";
import { type RemixHandler, remixHandler, sendResponse } from "./remix-adapter.ts";
import { securityHeaders } from "./security-headers.ts";
import { sessionTokenOf } from "./session-cookie.ts";
import { siteOrigin } from "./site-origin.ts";
import { staticFiles } from "./static-files.ts";
import { vendorRoutes } from "./vendor-routes.ts";

export type WebAppOptions = {
  readonly platform: Platform;
  readonly build: () => Promise<ServerBuild>;
  readonly mode: "production" | "development";
  /** Vite's own middleware in development, which serves the modules of the page. */
  readonly devMiddleware?: RequestHandler;
};

/**
 * Everything that answers HTTP, in the order in which it is asked: cached public pages, files, the
 * operator's own addresses, vendors, and then the guard and Remix.
 */
export function webApp({ platform, build, mode, devMiddleware }: WebAppOptions): RequestListener {
  const metrics = openMetrics();
  const remix = remixHandler(build, mode);
  const secure = platform.config.siteUrl.startsWith("https:");
  const common = securityHeaders(secure);
  const app = expressApp(platform, metrics, common, devMiddleware);
  app.use(pageHandler(platform, metrics, remix));
  app.use(lastResort(platform.log));

  if (mode === "development") return app;
  return withCachedPages({ platform, remix, headers: common }, app);
}

function expressApp(
  platform: Platform,
  metrics: Metrics,
  common: CommonHeaders,
  devMiddleware: RequestHandler | undefined,
): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", platform.config.trustedProxies);
  app.use((_request, response, next) => {
    response.set(common);
    next();
  });
  app.use(vendorRoutes(platform, metrics));
  app.use(operatorRoutes(platform, metrics));
  app.use(compression());
  app.use(devMiddleware ?? staticFiles());
  return app;
}

function pageHandler(platform: Platform, metrics: Metrics, remix: RemixHandler): RequestHandler {
  return async (request, response, next) => {
    const elapsedMs = stopwatch();
    try {
      const verdict = changes(request) ? await judge(platform, request) : null;
      const answer = await remix({
        message: request,
        origin: siteOrigin(platform, request),
        body: verdict?.body ?? null,
        context: {
          address: request.ip ?? "unknown",
          refusal: verdict?.refusal ?? null,
          kept: verdict?.kept ?? {},
        },
      });
      if (verdict?.refusal?.reason === "tooLarge") response.set("Connection", "close");
      await sendResponse(answer, response, request.method);
      metrics.answered(kindOf(request), answer.status, elapsedMs() / 1000);
    } catch (error) {
      next(error);
    }
  };
}

type Verdict = { body: Buffer; refusal: Refusal | null; kept: Record<string, string> };

/** Judges a post once, before any action: where it came from, whether it can be read, whether our page made it. */
async function judge(platform: Platform, request: Request): Promise<Verdict> {
  const posted = await readPostedBody(request);
  if ("reason" in posted) return { body: Buffer.alloc(0), refusal: posted, kept: {} };
  const verdict = (refusal: Refusal | null): Verdict => ({
    body: posted.bytes,
    refusal,
    kept: keptFields(posted.fields),
  });
  if (!originHolds(request.headers, platform.config.origins)) return verdict(FOREIGN_ORIGIN);
  return verdict((await tokenHolds(platform, request, posted)) ? null : STALE_FORM);
}

async function tokenHolds(platform: Platform, request: Request, posted: PostedBody): Promise<boolean> {
  const { config, context } = platform;
  const token = await sessionTokenOf(config, request.headers.cookie ?? null);
  const session = token ? await readSession(context, token) : null;
  const binding = {
    secret: config.sessionSecret,
    sessionHash: session?.tokenHash ?? null,
    now: context.now(),
  };
  return formTokenHolds(binding, posted.fields.get("formToken") ?? "");
}

function changes(request: IncomingMessage): boolean {
  return request.method !== "GET" && request.method !== "HEAD";
}

function kindOf(request: Request): "page" | "data" | "post" {
  if (changes(request)) return "post";
  return request.path.endsWith(".data") ? "data" : "page";
}
