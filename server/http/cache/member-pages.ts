import type { IncomingMessage, ServerResponse } from "node:http";
import { encoded, encodingFor, FOR_ONE_ANSWER } from "../answers/content-encoding.ts";
import type { CommonHeaders } from "../answers/security-headers.ts";
import { isLiteMessage } from "../browser/lite.ts";
import {
  loadMemberFrame,
  type MemberFrame,
  memberValues,
  RECENT_SLOTS,
  unreadKind,
} from "../visitor/frame.ts";
import type { MemberTemplate } from "../visitor/visitor.ts";
import { favouriteValues } from "./favourite-slots.ts";
import { keptPages } from "./kept-pages.ts";
import type { MemberAsking } from "./member-asking.ts";
import type { PageCache } from "./page-cache.ts";
import { type PageTemplate, pageTemplate } from "./page-template.ts";
import type { PublicPages } from "./public-pages.ts";

type KeptPage = { readonly template: PageTemplate; readonly headers: CommonHeaders };

type MemberPagesOptions = Pick<PublicPages, "isSameForMembers"> & {
  readonly sessionCookie: string;
  readonly now: () => number;
  readonly headers: CommonHeaders;
  memberAsking(request: IncomingMessage): Promise<MemberAsking | null>;
  render(request: IncomingMessage, template: MemberTemplate): Promise<Response>;
};

/**
 * Public pages for members: rendered once a second with slots in the frame, and filled for each with
 * their name, balance, recent games and form token. React is not asked, and what is read of the member is
 * read together for all who ask at the time.
 */
export function openMemberPages(options: MemberPagesOptions): PageCache {
  const { isSameForMembers, sessionCookie, now, headers, memberAsking, render } = options;
  const pages = keptPages<KeptPage>(now);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const asking = await memberAsking(request);
    if (!asking) return false;
    const member = await loadMemberFrame(asking);
    const shape = shapeOf(asking, member);
    const page = await pages.load(keyOf(request, asking, shape), async () => {
      const rendered = await render(request, shape);
      return rendered.status === 200 ? toKeptPage(rendered, headers) : null;
    });
    if (!page) return false;

    const { template } = page;
    const { body, policy } = template.fill({
      ...memberValues(member, asking.formToken),
      ...(await favouriteValues(asking, template.slots)),
    });
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const sent = encoded(body, encoding, FOR_ONE_ANSWER);
    response.writeHead(200, {
      ...page.headers,
      "content-security-policy": policy,
      "Content-Length": sent.length,
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    });
    response.end(request.method === "HEAD" ? undefined : sent);
    return true;
  }

  return {
    serve(request, response) {
      const isMember = (request.headers.cookie ?? "").includes(`${sessionCookie}=`);
      return isMember && isSameForMembers(request) && !isLiteMessage(request)
        ? answer(request, response)
        : false;
    },
  };
}

/** All that changes more than a text. */
function shapeOf({ isAgent }: MemberAsking, { isFormerAgent, player, recent }: MemberFrame): MemberTemplate {
  const { avatar, bonus, funds, unread, isTrial, isAway } = player;
  const [hasRecent, hasBonus, hasAvatar] = [recent.length > 0, bonus !== "", avatar !== ""];
  const kind = { isAgent, isFormerAgent, isTrial, isAway };
  return { hasRecent, hasBonus, hasAvatar, funds, unread: unreadKind(unread), ...kind };
}

function keyOf(
  { url, headers }: IncomingMessage,
  { language, theme, balanceHidden, vendorTab }: MemberAsking,
  { hasRecent, hasBonus, hasAvatar, funds, unread, isAgent, isFormerAgent, isTrial, isAway }: MemberTemplate,
): string {
  const kind = `${isAgent} ${isFormerAgent} ${isTrial} ${isAway}`;
  return `${headers.host} ${url} ${language} ${theme} ${balanceHidden} ${hasRecent} ${hasBonus} ${hasAvatar} ${funds} ${unread} ${kind} ${vendorTab}`;
}

/** Names of headers are in small letters here: one that is written in two ways would be sent twice. */
async function toKeptPage(page: Response, common: CommonHeaders): Promise<KeptPage> {
  const html = await page.text();
  const { "content-security-policy": policy = "", ...headers } = Object.fromEntries(page.headers);
  for (const [name, value] of Object.entries(common)) headers[name.toLowerCase()] = value;
  return {
    template: pageTemplate({ html, policy, optional: RECENT_SLOTS }),
    headers: { ...headers, "cache-control": "private, no-store" },
  };
}
