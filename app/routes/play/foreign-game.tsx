import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { ForeignGamePage } from "#app/pages/play/foreign/foreign-game-page.tsx";
import { loadForeignGame } from "#app/pages/play/foreign/load-foreign-game.server.ts";
import { findGame, nodeOf } from "#server/catalogue/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";
import { openedGame } from "#server/vendors/index.ts";

export const says: RouteSays = { who: "players", isGame: true };

export const handle: PageHandle = { frame: { sideMenu: false, footer: false, slim: true } };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.name, matches);

/** Each reading makes a token, and the frame goes on with the one that it has. */
export const shouldRevalidate = () => false;

/** A foreign game that this player has opened. The vendor is asked anew for each showing, so it may be kept open. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { context, player, language } = visitor;
  const opened = await openedGame(context, { id: args.params.sessionId ?? "", playerId: player.id });
  const nodeId = opened ? nodeOf(opened.vendor, opened.game) : "";
  const game = await findGame(context, { nodeId, language });
  if (!opened || !game) throw new Response(null, { status: 404 });
  const { shown, answer } = await loadForeignGame(args.request, { visitor, game, asset: opened.asset });
  return data(shown, answer);
}

export default function ForeignGame() {
  return <ForeignGamePage {...useLoaderData<typeof loader>()} />;
}
