import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-title.ts";
import { GamePage } from "#app/lobby/game-page.tsx";
import { loadGamePage } from "#app/lobby/load-game-page.server.ts";
import { markFavourite } from "#app/lobby/mark-favourite.server.ts";

export const handle: PageHandle = { postsArePlayers: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/** The shared page of live games, sports, e-sports, card games, e-lottery and cockfights: the address names which. */
export function loader(args: LoaderFunctionArgs) {
  return loadGamePage(args);
}

export function action(args: ActionFunctionArgs) {
  return markFavourite(args);
}

export default function GameCategoryPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <GamePage {...page} answer={answer && "errors" in answer ? answer : undefined} />;
}
