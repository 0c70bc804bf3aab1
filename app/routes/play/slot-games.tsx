import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { vendorTabHeaders } from "#app/features/game-list/vendor-tab.ts";
import { counterOf, poolOf } from "#app/features/jackpot/jackpot-of.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { GamePage } from "#app/pages/lobby/game-page.tsx";
import { loadGamePage } from "#app/pages/lobby/load-game-page.server.ts";
import { markFavourite } from "#app/pages/lobby/mark-favourite.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { jackpotView } from "#server/jackpots/index.ts";
import "#app/features/jackpot/jackpot.css";

export const says: RouteSays = { who: "anybody", posts: "players", kept: "everybody", search: "listed" };

const jackpotPart = onDemand(() =>
  import("#app/features/jackpot/jackpot.tsx").then(({ Jackpot }) => Jackpot),
);
const poolPart = onDemand(() => import("#app/features/jackpot/pool.tsx").then(({ Pool }) => Pool));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/** The pages of games that are played on the page: slots, fish and crash. The vendor of a slots tab is remembered. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await loadGamePage(args);
  const isSlots = page.category === "RNG";
  const shown = { ...page, ...(isSlots ? await jackpotsNow(args) : { pool: null, jackpot: null }) };
  return data(shown, isSlots ? { headers: vendorTabHeaders(args.request) } : {});
}

/** The pool that can be won, where one is open, and the counter that is an illustration. */
async function jackpotsNow(args: LoaderFunctionArgs) {
  const { context, brand, language } = await visitorOf(args);
  const { t } = await speechOf(language);
  return {
    pool: poolOf(await jackpotView(context), { language, t }),
    jackpot: counterOf({ now: context.now(), asset: brand.asset, language, t }),
  };
}

export function action(args: ActionFunctionArgs) {
  return markFavourite(args);
}

export default function SlotGamesPage() {
  const { pool, jackpot, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <GamePage {...page} answer={answer && "errors" in answer ? answer : undefined}>
      {jackpot ? (
        <div className="jackpots">
          {pool ? <OnDemand of={poolPart} props={{ pool }} /> : null}
          <OnDemand of={jackpotPart} props={{ jackpot }} />
        </div>
      ) : null}
    </GamePage>
  );
}
