import type { IncomingMessage, RequestListener } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import type { PlayerSession } from "../accounts/index.ts";
import type { Config } from "../config.ts";
import { stopwatch } from "../core/time.ts";
import type { Platform } from "../platform.ts";
import { withCachedPages } from "./cached-pages.ts";
import { formTokenHolds } from "./form-token.ts";
import { FOREIGN_ORIGIN, originHolds, type Refusal, STALE_FORM } from "./guard.ts";
import { lastResort } from "./last-resort.ts";
import { type Metrics, openMetrics } from "./metrics.ts";
import { operatorRoutes } from "./operator-routes.ts";
import { paymentRoutes } from "./payment-routes.ts";
import { readPostedBody } from "./posted-body.ts";
import { keptFields } from "./posted-form.ts";
import { type RemixHandler, remixHandler, sendResponse } from "./remix-adapter.ts";
import { type CommonHeaders, securityHeaders } from "./security-headers.ts";
import { sessionCookieName, sessionOf } from "./session-cookie.ts";
import { isServedSecurely, siteUrl } from "./site-origin.ts";
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
 * Everything that answers HTTP, in the order in which it is asked: cached pages, vendors, the
 * operator's own addresses, files, and then the guard and Remix.
 */
export function webApp({ platform, build, mode, devMiddleware }: WebAppOptions): RequestListener {
  const metrics = openMetrics();
  const remix = remixHandler(build, mode);
  const headers = securityHeaders(isServedSecurely(platform.config));
  const app = expressApp({ platform, metrics, headers });
  app.use(compression());
  app.use(devMiddleware ?? staticFiles());
  app.use(pageHandler(platform, metrics, remix));
  app.use(lastResort(platform.log));

  if (mode === "development") return app;
  return withCachedPages({ platform, remix, headers }, app);
}

type Parts = { readonly platform: Platform; readonly metrics: Metrics; readonly headers: CommonHeaders };

/** What answers without a page: vendors and the operator. Their answers are small and stay uncompressed. */
function expressApp({ platform, metrics, headers }: Parts): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", platform.config.trustedProxies);
  app.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  app.use(knownMethodsOnly);
  app.use(vendorRoutes(platform, metrics));
  app.use(paymentRoutes(platform, metrics));
  app.use(operatorRoutes(platform, metrics));
  return app;
}

function pageHandler(platform: Platform, metrics: Metrics, remix: RemixHandler): RequestHandler {
  return async (request, response, next) => {
    const elapsedMs = stopwatch();
    try {
      const verdict = changes(request) ? await judge(platform, request, response) : null;
      const answer = await remix({
        message: request,
        url: siteUrl(platform, request),
        body: verdict?.body ?? null,
        context: {
          address: request.ip ?? "unknown",
          refusal: verdict?.refusal ?? null,
          kept: verdict?.kept ?? {},
          ...(verdict?.session === undefined ? {} : { session: verdict.session }),
        },
      });
      if (request.headers.cookie?.includes(sessionCookieName(platform.config))) {
        // Who walks back after signing out must not find a member's page in the browser's memory.
        answer.headers.set("Cache-Control", "private, no-store");
      }
      if (verdict?.refusal?.reason === "tooLarge") response.set("Connection", "close");
      await sendResponse(answer, response, request.method);
      metrics.answered(kindOf(request), answer.status, elapsedMs() / 1000);
    } catch (error) {
      next(error);
    }
  };
}

const METHODS = ["GET", "HEAD", "POST"];

/** A browser without script sends no other, and none of our addresses answers to one. */
const knownMethodsOnly: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) return next();
  response.set("Allow", METHODS.join(", ")).sendStatus(405);
};

type Verdict = {
  readonly body: Buffer;
  readonly refusal: Refusal | null;
  readonly kept: Readonly<Record<string, string>>;
  /** Read to judge the form's token, and handed on (visitor.ts); absent where it did not come to that. */
  readonly session?: PlayerSession | null;
};

/** Judges a post once, before any action: where it came from, whether it can be read, whether our page made it. */
async function judge(platform: Platform, request: Request, response: Response): Promise<Verdict> {
  const uploadRefusal = refusalByHead(platform.config, request);
  const posted = await readPostedBody(request, { response, uploadRefusal });
  if ("reason" in posted) return { body: Buffer.alloc(0), refusal: posted, kept: {} };
  const read = { body: posted.bytes, kept: keptFields(posted.fields) };
  const { config, context } = platform;
  if (!originHolds(request.headers, config.origins)) return { ...read, refusal: FOREIGN_ORIGIN };

  const session = await sessionOf(platform, request.headers.cookie);
  const sessionHash = session?.tokenHash ?? null;
  const binding = { secret: config.sessionSecret, sessionHash, now: context.now() };
  const holds = formTokenHolds(binding, posted.fields.get("formToken") ?? "");
  return { ...read, refusal: holds ? null : STALE_FORM, session };
}

/** What can be seen before a body is read: no form token of a member holds without these. */
function refusalByHead(config: Config, { headers }: Request): Refusal | null {
  if (!originHolds(headers, config.origins)) return FOREIGN_ORIGIN;
  return headers.cookie?.includes(`${sessionCookieName(config)}=`) ? null : STALE_FORM;
}

function changes(request: IncomingMessage): boolean {
  return request.method !== "GET" && request.method !== "HEAD";
}

function kindOf(request: Request): "page" | "data" | "post" {
  if (changes(request)) return "post";
  return request.path.endsWith(".data") ? "data" : "page";
}
