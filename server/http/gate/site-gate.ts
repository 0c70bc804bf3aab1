import type { IncomingMessage, RequestListener } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import { paths } from "#app/lib/paths/paths.ts";
import { stopwatch } from "../../core/time.ts";
import { isTransient } from "../../db/faults.ts";
import { openService } from "../../support/index.ts";
import { vipStanding } from "../../vip/index.ts";
import { pageAddress } from "../addresses/page-address.ts";
import { safePath } from "../addresses/safe-path.ts";
import { isServedSecurely, siteUrl } from "../addresses/site-origin.ts";
import { DATA_TYPE, reloadAnswer } from "../answers/reload-answer.ts";
import { clientAddress } from "../browser/client-address.ts";
import { sessionOf } from "../browser/session-cookie.ts";
import type { Routes } from "../routes/route-book.ts";
import type { Metrics } from "../server/metrics.ts";
import { type House, PASS_COOKIE, siteJudge, type Verdict } from "./site-verdict.ts";
import { type Closed, statesAnswer } from "./states-answer.ts";
import { asIfDown, type StatesBook } from "./states-book.ts";

export type SiteGate = {
  /** Asked before everything: a page that is kept is served only where pages are open. */
  before(open: RequestListener, closed: RequestListener): RequestListener;
  /** Answers for every page that does not open. Files, vendors, providers and operators are asked before it. */
  readonly handler: RequestHandler;
  /** After a page failed: answers in its place if that was because the database does not answer, now or then. */
  instead(request: Request, response: Response, fault: unknown): Promise<boolean>;
};

type GateOptions = {
  readonly platform: House;
  readonly book: StatesBook;
  readonly metrics: Metrics;
  /** The built style sheets, by their addresses. */
  readonly styles: () => Promise<readonly string[]>;
  readonly routes: Routes;
};

/** The door of the site (X01, R21): maintenance, regions, brands for members alone, and a database that is away. */
export function openSiteGate({ platform, book, metrics, styles, routes }: GateOptions): SiteGate {
  const { context, config } = platform;
  const judge = siteJudge(platform, { book, routes });
  const unreachable = siteJudge(platform, { book: asIfDown(book), routes });

  async function answer(verdict: Verdict, request: Request, response: Response): Promise<boolean> {
    const url = new URL(siteUrl(platform, request));
    if (verdict.kind === "open") return false;
    if (verdict.kind === "login") sendToLogin(url, request, response);
    else if (verdict.kind === "pass") keepPass(platform, verdict.pass, { url, response });
    else if (verdict.kind === "service") {
      const target = await serviceTargetOf(platform, verdict, request);
      // What cannot be opened is asked in writing, where the database answers.
      if (target === null && verdict.closed !== "unreachable") return false;
      if (target === null) await sendClosed(verdict, request, response);
      else response.set("Cache-Control", "no-store").redirect(303, target);
    } else await sendClosed(verdict, request, response);
    return true;
  }

  async function sendClosed(closed: Closed, request: Request, response: Response): Promise<void> {
    const url = new URL(siteUrl(platform, request));
    const { status, headers, html } = statesAnswer(closed, {
      message: request,
      url: new URL(safePath(pageAddress(url)), url),
      clientAddress: clientAddress(request, config),
      now: context.now(),
      styles: await styles(),
      routes: routes(),
    });
    response.status(status).set(headers);
    if (isData(url)) response.type(DATA_TYPE).send(reloadAnswer(safePath(pageAddress(url)), request.method));
    else response.type("html").send(html);
  }

  return {
    before: (open, closed) => (request, response) => {
      const verdict = judge(request);
      if (verdict instanceof Promise) {
        const next = (listener: RequestListener) => listener(request, response);
        // Anybody who cannot be judged is not served from what is kept; the handler below judges again and says what
        // broke.
        void verdict.then(
          ({ kind }) => next(kind === "open" ? open : closed),
          () => next(closed),
        );
      } else if (verdict.kind === "open") open(request, response);
      else closed(request, response);
    },
    async handler(request, response, next) {
      const elapsedMs = stopwatch();
      try {
        if (!(await answer(await judge(request), request, response))) return next();
        metrics.answered("page", response.statusCode, elapsedMs() / 1000);
      } catch (error) {
        next(error);
      }
    },
    async instead(request, response, fault) {
      // What broke may be over before anybody asks again, and nothing was lost by it all the same.
      const isBroken = isTransient(fault);
      const { isDown } = await book.ask();
      if (response.headersSent || !(isBroken || isDown)) return false;
      return answer(isDown ? await judge(request) : await unreachable(request), request, response);
    },
  };
}

function isData({ pathname }: URL): boolean {
  return pathname.endsWith(".data");
}

/** To the login page, and from there back. What a script asked for is told in its own notation. */
function sendToLogin(url: URL, request: Request, response: Response): void {
  const back = safePath(pageAddress(url));
  const login = paths.login(back === paths.home() ? {} : { redirectTo: back });
  response.set("Cache-Control", "no-store").set("Vary", "Cookie");
  if (isData(url)) response.status(202).type(DATA_TYPE).send(reloadAnswer(login, request.method));
  else response.redirect(request.method === "POST" ? 303 : 302, login);
}

/** Kept until the browser closes; it ends by itself before (server/brand/site/site-pass.ts). */
function keepPass(
  { config }: House,
  pass: string,
  { url, response }: { url: URL; response: Response },
): void {
  const cookie = { httpOnly: true, sameSite: "lax", path: "/", secure: isServedSecurely(config) } as const;
  const address = new URL(url);
  address.searchParams.delete(PASS_COOKIE);
  response.cookie(PASS_COOKIE, pass, cookie).set("Cache-Control", "no-store");
  response.redirect(303, safePath(pageAddress(address)));
}

/** Where customer service is while the house is closed. Without the database everybody is a visitor. */
async function serviceTargetOf(
  platform: House,
  { site, closed }: Extract<Verdict, { kind: "service" }>,
  message: IncomingMessage,
): Promise<string | null> {
  const { context, config } = platform;
  const session = closed === "unreachable" ? null : await sessionOf(platform, message.headers.cookie);
  const language = site.language;
  const playerId = session?.player.brandId === site.brandId ? session.player.id : null;
  const rank = playerId === null ? 0 : (await vipStanding(context, { playerId, language })).rank;
  const service = { entries: site.serviceEntries, hosts: site.serviceHosts };
  const opened = openService({ service, key: { secret: config.houseSecret, brandId: site.brandId }, rank });
  if (!opened.ok) platform.log.warn("customer service", { reason: opened.refusal.reason });
  return opened.ok ? opened.value : null;
}
