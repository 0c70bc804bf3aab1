import { promiseHash } from "remix-utils/promise";
import { formatYear } from "#app/lib/dates.ts";
import type { Frame, MenuEntry, PlayerPanel, RecentGame } from "#app/lib/frame.ts";
import { paths } from "#app/lib/paths.ts";
import { uplineOf } from "../accounts/index.ts";
import { hasFlag } from "../brand/index.ts";
import { navMenu, recentGames } from "../catalogue/index.ts";
import { LANGUAGES, localText } from "../core/languages.ts";
import { formatMoney } from "../core/money.ts";
import { unreadCount } from "../messages/index.ts";
import { playedFunds } from "./funds.ts";
import { slot } from "./page-template.ts";
import { isPlayer, type MemberTemplate, type PlayerVisitor, type Visitor } from "./visitor.ts";

const RECENT_GAMES = 8;
/** More is told as this many: a page is kept for each number that is told. */
const UNREAD_MAX = 20;

/** The part of the frame that is one player's own. */
export type MemberFrame = {
  readonly player: Omit<PlayerPanel, "menu" | "hasUpline">;
  readonly recent: readonly RecentGame[];
};

/** Reads what stands around every page, for whoever is asking. `menu` is where a player can go from there. */
export async function loadFrame(visitor: Visitor, url: URL, menu: readonly MenuEntry[]): Promise<Frame> {
  const { context, brand, language, theme } = visitor;
  const { nav, member, hasUpline } = await promiseHash({
    nav: navMenu(context, language),
    member: memberOf(visitor),
    hasUpline: mayHaveUpline(visitor, url),
  });
  return {
    brand: { name: localText(brand.name, language) },
    language,
    direction: LANGUAGES[language].direction,
    theme,
    formToken: visitor.formToken,
    path: `${url.pathname}${url.search}`,
    player: member && { ...member.player, menu, hasUpline },
    recent: member?.recent ?? [],
    nav: nav.map(({ category, vendors }) => ({
      category,
      path: paths.games(category),
      vendors: vendors.map(({ code, name }) => ({
        code,
        name,
        path: paths.games(category, { vassalage: code }),
      })),
    })),
    year: formatYear(context.now(), language, brand.timeZone),
  };
}

/** Only the member centre shows that entry, so no other page asks for it. */
async function mayHaveUpline(visitor: Visitor, { pathname }: URL): Promise<boolean> {
  const { context, brand } = visitor;
  if (!isPlayer(visitor) || !pathname.startsWith("/member/")) return false;
  if (!(await hasFlag(context, brand.id, "transferUpline"))) return false;
  return (await uplineOf(context, visitor.player.id)) !== null;
}

async function memberOf(visitor: Visitor): Promise<MemberFrame | null> {
  if (visitor.template) return memberSlots(visitor.template, visitor.balanceHidden);
  return isPlayer(visitor) ? loadMemberFrame(visitor) : null;
}

export async function loadMemberFrame(visitor: PlayerVisitor): Promise<MemberFrame> {
  const { context, player, language, balanceHidden } = visitor;
  const { id: playerId, username } = player;
  const { played, unread, games } = await promiseHash({
    played: playedFunds(visitor),
    unread: unreadCount(context, playerId),
    games: recentGames(context, { playerId, language, limit: RECENT_GAMES }),
  });
  return {
    player: {
      username,
      funds: played.funds,
      balance: balanceHidden ? "" : formatMoney(played.balance, language),
      balanceHidden,
      unread: Math.min(unread, UNREAD_MAX),
    },
    recent: games.map(({ nodeId, name, image }) => ({
      nodeId,
      name,
      image,
      launchPath: paths.launch(nodeId),
    })),
  };
}

/** A member's frame with slots for what is the member's own (server/http/member-pages.ts fills them). */
function memberSlots(
  { recentGames: count, funds, unread }: MemberTemplate,
  balanceHidden: boolean,
): MemberFrame {
  const balance = balanceHidden ? "" : slot("balance");
  return {
    player: { username: slot("username"), funds, balance, balanceHidden, unread },
    recent: Array.from({ length: count }, (_, index) => ({
      nodeId: slot(`node${index}`),
      name: slot(`name${index}`),
      image: slot(`image${index}`),
      launchPath: slot(`launch${index}`),
    })),
  };
}

/** What goes into the slots of memberSlots(), and into `formToken`. */
export function memberValues({ player, recent }: MemberFrame, formToken: string): Record<string, string> {
  const games = recent.flatMap(({ nodeId, name, image, launchPath }, index) => [
    [`node${index}`, nodeId],
    [`name${index}`, name],
    [`image${index}`, image],
    [`launch${index}`, launchPath],
  ]);
  return { username: player.username, balance: player.balance, formToken, ...Object.fromEntries(games) };
}
