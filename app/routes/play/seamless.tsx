import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { cardsFor } from "#app/features/game-card/card-of.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { titled } from "#app/lib/page-title.ts";
import { playPath } from "#app/lib/play-paths.ts";
import { gameTexts } from "#app/lobby/game-texts.server.ts";
import { LaunchPanel } from "#app/lobby/launch-panel.tsx";
import { isShut } from "#app/lobby/why-not-played.server.ts";
import { findGame } from "#server/catalogue/index.ts";
import { offersFreePlay } from "#server/http/begin-trial.ts";
import { visitorOf } from "#server/http/visitor.ts";
import { playerSessions } from "#server/studio/index.ts";

export const handle: PageHandle = { frame: { nav: false, sideMenu: false, footer: false } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.card.name, matches);

/** One game by itself: the way into it, and back into it for who has it open. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language, player, platform } = visitor;
  const nodeId = new URL(args.request.url).searchParams.get("nodeId") ?? "";
  const game = await findGame(context, { nodeId, language });
  if (!game || game.state === "disabled") throw new Response(null, { status: 404 });
  const cardOf = cardsFor({ language, offersFree: await offersFreePlay(visitor) });
  const sessions = player ? await playerSessions(context, { playerRef: player.id.toString() }) : [];
  const running = sessions.find((session) => session.code === game.code);
  return {
    texts: await gameTexts(language, "open"),
    card: { ...cardOf(game), ...(isShut(platform, game) ? { state: "maintenance" as const } : {}) },
    running: running ? playPath(running) : null,
  };
}

export default function SeamlessPage() {
  const { texts, card, running } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <div className="page stack">
        <h1>{card.name}</h1>
        {running ? <GoOn to={running} /> : null}
        <LaunchPanel card={card} />
      </div>
    </MoreTexts>
  );
}

function GoOn({ to }: { to: string }) {
  const { t } = useSpeech();
  return (
    <p>
      <Link className="button button--primary" to={to}>
        {t("games.open.goOn")}
      </Link>
    </p>
  );
}
