import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { vendorTabHeaders } from "#app/features/game-list/vendor-tab.ts";
import { jackpotOf } from "#app/features/jackpot/jackpot-of.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-title.ts";
import { GamePage } from "#app/lobby/game-page.tsx";
import { loadGamePage } from "#app/lobby/load-game-page.server.ts";
import { markFavourite } from "#app/lobby/mark-favourite.server.ts";
import { visitorOf } from "#server/http/visitor.ts";
import { jackpotView } from "#server/jackpots/index.ts";
import "#app/features/jackpot/jackpot.css";

const jackpotPart = onDemand(() =>
  import("#app/features/jackpot/jackpot.tsx").then(({ Jackpot }) => Jackpot),
);

export const handle: PageHandle = { postsArePlayers: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/** The pages of games that are played on the page: slots, fish and crash. The vendor of a slots tab is remembered. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await loadGamePage(args);
  const isSlots = page.category === "RNG";
  const shown = { ...page, jackpot: isSlots ? await jackpotNow(args) : null };
  return data(shown, isSlots ? { headers: vendorTabHeaders(args.request) } : {});
}

async function jackpotNow(args: LoaderFunctionArgs) {
  const { context, brand, language } = await visitorOf(args);
  const { t } = await speechOf(language);
  const pool = await jackpotView(context);
  return jackpotOf({ now: context.now(), asset: brand.asset, language, t, pool });
}

export function action(args: ActionFunctionArgs) {
  return markFavourite(args);
}

export default function SlotGamesPage() {
  const { jackpot, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <GamePage {...page} answer={answer && "errors" in answer ? answer : undefined}>
      {jackpot ? <OnDemand of={jackpotPart} props={{ jackpot }} /> : null}
    </GamePage>
  );
}
