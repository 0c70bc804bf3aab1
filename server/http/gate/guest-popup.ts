import type { IncomingMessage, RequestListener } from "node:http";
import { modalHref } from "#app/lib/paths/paths.ts";
import { popupNotices } from "../../content/index.ts";
import { DEFAULT_LANGUAGE } from "../../core/languages.ts";
import type { Config } from "../../house/config.ts";
import type { Platform } from "../../house/platform.ts";
import { readCookies } from "../browser/preferences.ts";
import { rememberedCookieName } from "../browser/remembered-cookie.ts";
import { sessionCookieName } from "../browser/session-cookie.ts";
import { setCookie } from "../browser/set-cookie.ts";
import type { PublicPages } from "../cache/public-pages.ts";

const TOLD = "told";
const TOLD_MAX = 20;
const YEAR_S = 365 * 24 * 60 * 60;
const NOTICE_ID = /^[\w-]{1,80}$/;

/**
 * Leads a guest who comes from elsewhere to the same page with the notice over it that opens by itself, once for each
 * (X03). Members are told when they sign in. Whoever goes about in the house is not stopped, so a browser that keeps no
 * cookies can close it and go on.
 */
export function withGuestPopup(
  { platform, pages }: { platform: Platform; pages: PublicPages },
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    if (!pages.isSameForGuests(request) || !isArrival(request, platform.config))
      return next(request, response);
    void untold(platform, request).then((noticeId) => {
      if (noticeId === null) return next(request, response);
      response.writeHead(302, {
        Location: modalHref(request.url ?? "/", "notice", { notice: noticeId }),
        "Set-Cookie": toldCookie(platform.config, request, noticeId),
        "Cache-Control": "no-store",
      });
      response.end();
    });
  };
}

/** A browser says where a request comes from; what does not say so is not somebody who reads. */
function isArrival(request: IncomingMessage, config: Config): boolean {
  const { headers, url = "/" } = request;
  if (headers["sec-fetch-mode"] !== "navigate" || headers["sec-fetch-dest"] !== "document") return false;
  if (headers["sec-fetch-site"] === "same-origin" || url.includes("modal=")) return false;
  if (request.method !== "GET") return false;
  const cookies = readCookies(headers.cookie);
  return !cookies.has(sessionCookieName(config)) && !cookies.has(rememberedCookieName(config));
}

/** A fault of the notices keeps nobody from the page. */
async function untold({ context }: Platform, request: IncomingMessage): Promise<string | null> {
  const told = toldIn(request);
  const notices = await popupNotices(context, { language: DEFAULT_LANGUAGE, audience: "guests" }).catch(
    () => [],
  );
  return notices.find(({ id }) => NOTICE_ID.test(id) && !told.includes(id))?.id ?? null;
}

function toldIn({ headers }: IncomingMessage): string[] {
  return (readCookies(headers.cookie).get(TOLD) ?? "").split(".").filter((id) => NOTICE_ID.test(id));
}

function toldCookie(config: Config, request: IncomingMessage, noticeId: string): string {
  const value = [...toldIn(request), noticeId].slice(-TOLD_MAX).join(".");
  return setCookie(config, { name: TOLD, value, seconds: YEAR_S });
}
