import type { IncomingMessage, ServerResponse } from "node:http";
import { type Effort, encoded, encodingFor } from "./content-encoding.ts";
import { loadMemberFrame, type MemberFrame, memberValues } from "./frame.ts";
import { keptPages } from "./kept-pages.ts";
import { isPublicPage, type PageCache } from "./page-cache.ts";
import { type PageTemplate, pageTemplate } from "./page-template.ts";
import type { CommonHeaders } from "./security-headers.ts";
import { isPlayer, type MemberTemplate, type Visitor } from "./visitor.ts";

/** Pages on which nothing but the frame differs between members. A list of games also shows favourites. */
const SAME_BUT_FOR_THE_FRAME = /^\/(?:noticePage(?:\/[\w-]+)?|help)?(?:\?|$)/;

/** Less than for cached pages: this is work for a single answer. */
const EFFORT: Effort = { brotli: 1, gzip: 1 };

type MemberPagesOptions = {
  readonly sessionCookie: string;
  readonly now: () => number;
  readonly headers: CommonHeaders;
  visitorOf(request: IncomingMessage): Promise<Visitor>;
  render(request: IncomingMessage, template: MemberTemplate): Promise<Response>;
};

/**
 * Public pages for members: rendered once a second with slots in the frame, and filled for each with
 * their name, balance, recent games and form token. One session, one balance and one list of recent
 * games are read for an answer; React is not asked.
 */
export function openMemberPages(options: MemberPagesOptions): PageCache {
  const { sessionCookie, now, headers, visitorOf, render } = options;
  const templates = keptPages<PageTemplate>(now);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const visitor = await visitorOf(request);
    if (!isPlayer(visitor)) return false;
    const member = await loadMemberFrame(visitor);
    const template = await templates.load(templateKey(request, visitor, member), async () => {
      const page = await render(request, templateOf(member));
      return page.status === 200 ? pageTemplate(await page.text()) : null;
    });
    if (!template) return false;

    const { html, policy } = template(memberValues(member, visitor.formToken));
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const body = await encoded(Buffer.from(html), encoding, EFFORT);
    response.writeHead(200, {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "private, no-store",
      "Content-Length": body.length,
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  }

  return {
    serve(request, response) {
      const asked = SAME_BUT_FOR_THE_FRAME.test(request.url ?? "") && isPublicPage(request);
      return asked && (request.headers.cookie ?? "").includes(`${sessionCookie}=`)
        ? answer(request, response)
        : false;
    },
  };
}

function templateKey(
  { url, headers }: IncomingMessage,
  { language, theme }: Visitor,
  member: MemberFrame,
): string {
  const { balanceHidden } = member.player;
  const { recentGames, funds, unread } = templateOf(member);
  return [headers.host, url, language, theme, balanceHidden, unread, recentGames, funds].join(" ");
}

function templateOf({ player, recent }: MemberFrame): MemberTemplate {
  return { recentGames: recent.length, funds: player.funds, unread: player.unread };
}
