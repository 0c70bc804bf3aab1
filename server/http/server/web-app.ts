import type { IncomingMessage, RequestListener } from "node:http";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type Express, type Request, type RequestHandler, type Router } from "express";
import { stopwatch } from "../../core/time.ts";
import type { Config } from "../../house/config.ts";
import type { Platform } from "../../house/platform.ts";
import { isServedSecurely, siteUrl } from "../addresses/site-origin.ts";
import { type CommonHeaders, securityHeaders } from "../answers/security-headers.ts";
import { stylesOf } from "../answers/styles-of.ts";
import { withAskedLanguage } from "../browser/asked-language.ts";
import { clientAddress } from "../browser/client-address.ts";
import { readCookies } from "../browser/preferences.ts";
import { rememberedCookieName } from "../browser/remembered-cookie.ts";
import { sessionCookieName } from "../browser/session-cookie.ts";
import { withCachedPages } from "../cache/cached-pages.ts";
import { publicPages } from "../cache/public-pages.ts";
import { bookFeedRoutes } from "../feeds/book-feed.ts";
import { paymentRoutes } from "../feeds/payment-routes.ts";
import { vendorRoutes } from "../feeds/vendor-routes.ts";
import { gamePictures } from "../files/game-pictures.ts";
import { builtShelves, flagShelf, withFiles } from "../files/static-files.ts";
import { withGuestPopup } from "../gate/guest-popup.ts";
import { openSiteGate, type SiteGate } from "../gate/site-gate.ts";
import { type Judge, siteJudge } from "../gate/site-verdict.ts";
import { openStatesBook } from "../gate/states-book.ts";
import { statesFile } from "../gate/states-file.ts";
import { liveBalance } from "../live/live-balance.ts";
import { liveGames } from "../live/live-games.ts";
import { liveRooms } from "../live/live-rooms.ts";
import { liveTables } from "../live/live-tables.ts";
import { leftByForm } from "../play/left-by-form.ts";
import { TOO_MANY } from "../posts/guard.ts";
import { judgePost, type Verdict } from "../posts/judge-post.ts";
import { openRoutes, type RouteBook, type Routes } from "../routes/route-book.ts";
import { doorFlood } from "../tries/door-flood.ts";
import { faultOf } from "./fault-reference.ts";
import { lastResort } from "./last-resort.ts";
import { type Metrics, openMetrics } from "./metrics.ts";
import { isOddAddress, oddAddress } from "./odd-address.ts";
import { operatorRoutes } from "./operator-routes.ts";
import { type RemixHandler, remixHandler, sendResponse } from "./remix-adapter.ts";

type Calls = { readonly routes: Router; before(next: RequestListener): RequestListener };

export type WebAppOptions = {
  readonly platform: Platform;
  readonly build: () => Promise<ServerBuild>;
  readonly mode: "production" | "development";
  /** What apps call (server/calls), told whether the site is open. */
  readonly calls: (
    serving: Pick<Parts, "platform" | "metrics" | "headers"> & { readonly judge: Judge },
  ) => Calls;
  /** Vite's own middleware in development, which serves the modules of the page. */
  readonly devMiddleware?: RequestHandler;
};

/**
 * Everything that answers HTTP, in the order in which it is asked: files, lists of calls and pages that are cached where
 * the site is open, vendors, the operator's own addresses, the gate of the site, and then the guard and Remix. A flood at a door
 * ends before the guard.
 */
export function webApp({ platform, build, mode, calls, devMiddleware }: WebAppOptions): RequestListener {
  const metrics = openMetrics();
  const remix = remixHandler(build, mode);
  const routes = openRoutes(build);
  const headers = securityHeaders(isServedSecurely(platform.config));
  const book = openStatesBook(platform.context, { log: platform.log, file: statesFile(platform.config) });
  const styles = () => build().then(stylesOf);
  const gate = openSiteGate({ platform, book, metrics, styles, routes: routes.now });
  const judge = siteJudge(platform, { book, routes: routes.now });
  const called = calls({ platform, metrics, headers, judge });
  const app = expressApp({ platform, metrics, headers, gate, calls: called.routes });
  app.use(compression());
  if (devMiddleware) app.use(devMiddleware);
  app.use((_request, _response, next) => void routes.refresh().then(() => next(), next));
  app.use(gate.handler);
  app.use(oddAddress({ platform, metrics, styles, routes: routes.now }));
  app.use(doorFlood({ platform, book, metrics, styles, routes: routes.now }));
  app.use(pageHandler({ platform, metrics, remix, gate, routes: routes.now }));
  app.use(lastResort(platform.log));

  const shelves = devMiddleware ? [flagShelf()] : [...builtShelves(), flagShelf()];
  const pages = publicPages(routes.now);
  const cached = withCachedPages({ platform, remix, headers, pages, routes: routes.now }, app);
  const kept = withAskedLanguage(platform, withGuestPopup({ platform, pages }, cached));
  const open: RequestListener = (request, response) =>
    (isOddAddress(request) ? app : kept)(request, response);
  const site = mode === "development" ? app : gate.before(open, app);
  return withFiles({ shelves, headers }, called.before(site));
}

type Parts = {
  readonly platform: Platform;
  readonly metrics: Metrics;
  readonly headers: CommonHeaders;
  readonly gate: SiteGate;
};

/**
 * What answers without a page: vendors and the operator, and what a page listens to where pages are open. Their answers
 * are small and stay uncompressed.
 */
function expressApp({ platform, metrics, headers, gate, calls }: Parts & { calls: Router }): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", platform.config.trustedProxies);
  app.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  app.use(calls);
  app.use(knownMethodsOnly);
  app.use(vendorRoutes(platform, metrics));
  app.use(paymentRoutes(platform, metrics));
  app.use(bookFeedRoutes(platform, metrics));
  app.use(operatorRoutes(platform, metrics));
  app.use(gamePictures(platform));
  app.use(leftByForm);
  app.get("/chat/:room/live", gate.handler);
  app.use(liveRooms(platform));
  app.get("/live/rounds/:game", gate.handler);
  app.use(liveGames(platform));
  app.get("/live/tables/:session/:table", gate.handler);
  app.use(liveTables(platform));
  app.get("/live/balance", gate.handler);
  app.use(liveBalance(platform));
  return app;
}

type Pages = Omit<Parts, "headers"> & { readonly remix: RemixHandler; readonly routes: Routes };

function pageHandler({ platform, metrics, remix, gate, routes }: Pages): RequestHandler {
  return async (request, response, next) => {
    const elapsedMs = stopwatch();
    const cookies = new Headers();
    let context: AppLoadContext = {};
    try {
      const verdict = changes(request) ? await judgePost(platform, request, response) : null;
      if (verdict?.refusal === TOO_MANY) platform.tried.note(TOO_MANY_FIELDS);
      context = contextOf(request, { config: platform.config, verdict, cookies, routes: routes() });
      const answer = await remix({
        message: request,
        url: siteUrl(platform, request),
        body: verdict?.body ?? null,
        context,
      });
      addCookies(answer.headers, cookies);
      if (cookies.has("Set-Cookie") || isKnown(platform.config, request)) {
        // Anybody who walks back after signing out must not find a member's page in the browser's memory.
        answer.headers.set("Cache-Control", "private, no-store");
      }
      if (verdict?.refusal?.reason === "tooLarge") response.set("Connection", "close");
      if (answer.status === 500 && (await gate.instead(request, response, faultOf(context)))) return;
      await sendResponse(answer, response);
      metrics.answered(kindOf(request), answer.status, elapsedMs() / 1000);
    } catch (error) {
      if (!(await gate.instead(request, response, error).catch(() => false))) next(error);
    }
  };
}

/** No page of ours sends such a form. */
const TOO_MANY_FIELDS = { door: "pages", kind: "tooManyFields", about: "forms" } as const;

type Known = {
  readonly config: Config;
  readonly verdict: Verdict | null;
  readonly cookies: Headers;
  readonly routes: RouteBook;
};

/** What every loader and action may know of the request beside the request itself. */
function contextOf(request: Request, { config, verdict, cookies, routes }: Known): AppLoadContext {
  return {
    address: clientAddress(request, config),
    refusal: verdict?.refusal ?? null,
    kept: verdict?.kept ?? {},
    routes,
    ...(verdict ? { session: verdict.session } : {}),
    ...(verdict?.upload ? { upload: verdict.upload } : {}),
    ...(request.method === "GET" ? { cookies } : {}),
  };
}

/** Whether the browser may be somebody's: it holds a session, or is remembered. */
function isKnown(config: Config, { headers }: IncomingMessage): boolean {
  const cookies = readCookies(headers.cookie);
  return cookies.has(sessionCookieName(config)) || cookies.has(rememberedCookieName(config));
}

/** What an answer sets by itself stands: a page that signs somebody in knows better than what was read before it. */
function addCookies(answer: Headers, cookies: Headers): void {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf("="));
  const own = new Set(answer.getSetCookie().map(nameOf));
  for (const cookie of cookies.getSetCookie()) {
    if (!own.has(nameOf(cookie))) answer.append("Set-Cookie", cookie);
  }
}

const METHODS = ["GET", "HEAD", "POST"];

/** A browser without script sends no other, and none of our addresses answers to one. */
const knownMethodsOnly: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) return next();
  response.set("Allow", METHODS.join(", ")).sendStatus(405);
};

function changes(request: IncomingMessage): boolean {
  return request.method !== "GET" && request.method !== "HEAD";
}

function kindOf(request: Request): "page" | "data" | "post" {
  if (changes(request)) return "post";
  return request.path.endsWith(".data") ? "data" : "page";
}
