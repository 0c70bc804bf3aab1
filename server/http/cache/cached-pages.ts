import type { RequestListener, ServerResponse } from "node:http";
import type { Platform } from "../../house/platform.ts";
import { siteUrl } from "../addresses/site-origin.ts";
import type { CommonHeaders } from "../answers/security-headers.ts";
import { rememberedCookieName } from "../browser/remembered-cookie.ts";
import { sessionCookieName } from "../browser/session-cookie.ts";
import type { Routes } from "../routes/route-book.ts";
import type { RemixHandler } from "../server/remix-adapter.ts";
import { memberAsking } from "./member-asking.ts";
import { openMemberPages } from "./member-pages.ts";
import { openPageCache, type PageCache } from "./page-cache.ts";
import type { PublicPages } from "./public-pages.ts";

type Kitchen = {
  readonly platform: Platform;
  readonly remix: RemixHandler;
  readonly headers: CommonHeaders;
  readonly pages: PublicPages;
  readonly routes: Routes;
};

/**
 * Public pages from what was rendered a moment ago, everything else from `next`. Most requests are
 * answered here without a promise. A cache that fails leaves the request to `next`: nobody goes without
 * a page because of a cache.
 */
export function withCachedPages(kitchen: Kitchen, next: RequestListener): RequestListener {
  const publicPages = openPublicPages(kitchen);
  const memberPages = memberPagesOf(kitchen);
  return (request, response) => {
    const served = publicPages.serve(request, response);
    if (served === true) return;
    void answerSoon([served, () => memberPages.serve(request, response)], response).then(
      (answered) => answered || next(request, response),
    );
  };
}

type Attempt = boolean | Promise<boolean>;

async function answerSoon(
  [first, second]: [Attempt, () => Attempt],
  response: ServerResponse,
): Promise<boolean> {
  try {
    return (await first) || (await second());
  } catch {
    return response.headersSent;
  }
}

function openPublicPages({ platform, remix, headers, pages, routes }: Kitchen): PageCache {
  return openPageCache({
    isSameForGuests: pages.isSameForGuests,
    ownCookies: [sessionCookieName(platform.config), rememberedCookieName(platform.config)],
    now: () => platform.context.now().getTime(),
    async render(message) {
      const url = siteUrl(platform, message);
      const response = await remix({
        message,
        url,
        method: "GET",
        body: null,
        context: { routes: routes() },
      });
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    },
  });
}

function memberPagesOf({ platform, remix, headers, pages, routes }: Kitchen): PageCache {
  return openMemberPages({
    isSameForMembers: pages.isSameForMembers,
    sessionCookie: sessionCookieName(platform.config),
    now: () => platform.context.now().getTime(),
    headers,
    memberAsking: (message) => memberAsking(platform, message),
    render: (message, template) =>
      remix({
        message,
        url: siteUrl(platform, message),
        method: "GET",
        body: null,
        context: { template, routes: routes() },
      }),
  });
}
