import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { cardsFor } from "#app/features/game-card/card-of.ts";
import { freeWay } from "#app/features/game-card/free-way.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { playPath } from "#app/lib/paths/play-paths.ts";
import { gameTexts } from "#app/pages/lobby/game-texts.server.ts";
import { ForeignGamePage } from "#app/pages/play/foreign/foreign-game-page.tsx";
import { loadForeignGame } from "#app/pages/play/foreign/load-foreign-game.server.ts";
import { LaunchPanel } from "#app/pages/play/launch-panel.tsx";
import { findGame, type Game } from "#server/catalogue/index.ts";
import { foreignVendor } from "#server/http/play/open-foreign-game.ts";
import { isShut } from "#server/http/play/why-closed.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { offersFreePlay } from "#server/http/sign-in/begin-trial.ts";
import { isPlayer, requirePlayer, type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";
import { playerSessions } from "#server/studio/index.ts";
import { openedGame, openedGames } from "#server/vendors/index.ts";

export const says: RouteSays = { who: "anybody" };

export const handle: PageHandle = { frame: { nav: false, sideMenu: false, footer: false } };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** A game in its frame goes on as it is. */
export const shouldRevalidate = () => false;

/** One game by itself: the way into it, and back into it for who has it open; or a vendor's game, in its frame. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language } = visitor;
  const asked = new URL(args.request.url).searchParams;
  const game = await findGame(context, { nodeId: asked.get("nodeId") ?? "", language });
  if (!game || game.state === "disabled") throw new Response(null, { status: 404 });
  const offersFree = await offersFreePlay(visitor);
  const cardOf = cardsFor({ language, offersFree });
  const isDemo = asked.get("mode") === "demo" && foreignVendor(visitor, game.vendor) !== null;
  const session = asked.get("session");
  if (!isDemo && session === null) {
    const texts = await gameTexts(language, "open");
    const shut = isShut(visitor.platform, game) ? { state: "maintenance" as const } : {};
    const card = { ...cardOf(game), ...shut };
    const running = await runningPath(visitor, game);
    const demo = demoPath(visitor, game, offersFree);
    return data({ title: game.name, foreign: null, texts, card, running, demo });
  }
  const { shown, answer } = isDemo
    ? await loadForeignGame(args.request, { visitor, game, asset: null })
    : await loadOpened(args, game, session ?? "");
  const title = game.name;
  return data({ title, foreign: shown, texts: {}, card: cardOf(game), running: null, demo: null }, answer);
}

async function loadOpened(args: LoaderFunctionArgs, game: Game, id: string) {
  const visitor = await requirePlayer(args);
  const opened = await openedGame(visitor.context, { id, playerId: visitor.player.id });
  if (opened?.vendor !== game.vendor || opened.game !== game.code) throw new Response(null, { status: 404 });
  return loadForeignGame(args.request, { visitor, game, asset: opened.asset });
}

/** Where its vendor shows a game that is played with our play money as well; else the button for nothing opens it. */
function demoPath(visitor: Visitor, game: Game, offersFree: boolean): string | null {
  const isShown =
    game.hasDemo && freeWay(game, offersFree) === "trial" && foreignVendor(visitor, game.vendor) !== null;
  return isShown ? paths.seamless(game.nodeId, { mode: "demo" }) : null;
}

/** Where a player has this game open; null where they have not. */
async function runningPath(visitor: Visitor, { nodeId, vendor, code }: Game): Promise<string | null> {
  if (!isPlayer(visitor)) return null;
  const { context, player } = visitor;
  if (foreignVendor(visitor, vendor)) {
    const opened = await openedGames(context, { playerId: player.id });
    const own = opened.find((known) => known.vendor === vendor && known.game === code);
    return own ? paths.seamless(nodeId, { session: own.id }) : null;
  }
  const sessions = await playerSessions(context, { playerRef: player.id.toString() });
  const running = sessions.find((session) => session.code === code);
  return running ? playPath(running) : null;
}

export default function SeamlessPage() {
  const { foreign, texts, card, running, demo } = useLoaderData<typeof loader>();
  if (foreign) return <ForeignGamePage {...foreign} />;
  return (
    <MoreTexts texts={texts}>
      <div className="page stack">
        <h1>{card.name}</h1>
        {running ? <GoOn to={running} /> : null}
        <LaunchPanel card={card} at="seamless" demoHref={demo} />
      </div>
    </MoreTexts>
  );
}

function GoOn({ to }: { to: string }) {
  const { t } = useSpeech();
  return (
    <p>
      <Link className="button button--primary" to={to} reloadDocument>
        {t("games.open.goOn")}
      </Link>
    </p>
  );
}
