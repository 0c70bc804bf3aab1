import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { findGame } from "#server/catalogue/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", framed: true, isGame: true };

export const handle: PageHandle = { frame: { header: false, sideMenu: false, footer: false } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/**
 * Where a vendor's game leads to when it is left. In the frame of our own page it is a way out of the frame; in a window
 * of its own it leads on at once.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { context, language } = await visitorOf(args);
  const asked = new URL(args.request.url).searchParams;
  const game = await findGame(context, { nodeId: asked.get("nodeId") ?? "", language });
  const lobby = game ? paths.vendorTab(game.category, game.vendor) : paths.home();
  const isToTill = asked.get("to") === "deposit";
  const href = isToTill ? paths.deposit() : lobby;
  if (args.request.headers.get("Sec-Fetch-Dest") === "document") throw redirect(href);
  const { t } = await speechOf(language);
  return {
    title: t("games.foreign.leftTitle"),
    href,
    text: t(isToTill ? "games.foreign.toDeposit" : "games.foreign.back"),
  };
}

export default function LeaveGame() {
  const { title, href, text } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <p>
        <a className="button button--primary" href={href} target="_top">
          {text}
        </a>
      </p>
    </div>
  );
}
