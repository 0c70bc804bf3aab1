import { promiseHash } from "remix-utils/promise";
import { navMenu, recentGames } from "#server/catalogue/index.ts";
import { LANGUAGES, localText } from "#server/core/languages.ts";
import { ASSETS, formatMoney } from "#server/core/money.ts";
import type { Visitor } from "#server/http/visitor.ts";
import { balanceOf } from "#server/wallet/index.ts";
import { formatYear } from "./lib/dates.ts";
import type { Frame, PlayerPanel, RecentGame } from "./lib/frame.ts";
import { paths } from "./lib/paths.ts";

const RECENT_GAMES = 8;

/** Reads what stands around every page, for whoever is asking. */
export async function loadFrame(visitor: Visitor, url: URL): Promise<Frame> {
  const { context, brand, language, theme } = visitor;
  const { nav, recent, player } = await promiseHash({
    nav: navMenu(context, language),
    recent: recentOf(visitor),
    player: panelOf(visitor),
  });
  return {
    brand: { name: localText(brand.name, language), symbol: ASSETS[brand.asset].symbol },
    language,
    direction: LANGUAGES[language].direction,
    theme,
    formToken: visitor.formToken,
    path: `${url.pathname}${url.search}`,
    player,
    nav: nav.map(({ category, vendors }) => ({
      category,
      path: paths.games(category),
      vendors: vendors.map(({ code, name }) => ({
        code,
        name,
        path: paths.games(category, { vassalage: code }),
      })),
    })),
    recent,
    year: formatYear(context.now(), language, brand.timeZone),
  };
}

async function panelOf({ context, player, language, balanceHidden }: Visitor): Promise<PlayerPanel | null> {
  if (!player) return null;
  const balance = balanceHidden
    ? ""
    : formatMoney(await balanceOf(context, { playerId: player.id, asset: "TRIAL" }), language);
  return { username: player.username, balance, balanceHidden, unread: 0 };
}

async function recentOf({ context, player, language }: Visitor): Promise<RecentGame[]> {
  if (!player) return [];
  const games = await recentGames(context, { playerId: player.id, language, limit: RECENT_GAMES });
  return games.map(({ nodeId, name, image }) => ({ nodeId, name, image, launchPath: paths.launch(nodeId) }));
}
