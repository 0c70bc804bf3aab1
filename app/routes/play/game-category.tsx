import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { loadBookShelf } from "#app/pages/book/load-shelf.server.ts";
import { GamePage } from "#app/pages/lobby/game-page.tsx";
import { isWholeList, loadGamePage } from "#app/pages/lobby/load-game-page.server.ts";
import { markFavourite } from "#app/pages/lobby/mark-favourite.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { BOOK_VENDOR } from "#server/studio/book/index.ts";
import "#app/features/book/book.css";

export const says: RouteSays = { who: "anybody", posts: "players", kept: "everybody", search: "listed" };

const bookShelf = onDemand(() =>
  import("#app/pages/lobby/book-shelf.tsx").then(({ BookShelf }) => BookShelf),
);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/**
 * The shared page of live games, sports, e-sports, card games, e-lottery and cockfights: the address names which. Where
 * the book is all that a category has, its matches stand there instead of a card for each sport.
 */
export async function loader(args: LoaderFunctionArgs) {
  const page = await loadGamePage(args);
  const book = isWholeList(page.list) ? await loadBookShelf(args, page.category) : null;
  const isBookAlone = page.list.vendors.every(({ code }) => code === BOOK_VENDOR);
  return { ...page, book, isListed: book === null || !isBookAlone };
}

export function action(args: ActionFunctionArgs) {
  return markFavourite(args);
}

export default function GameCategoryPage() {
  const { book, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <GamePage
      {...page}
      answer={answer && "errors" in answer ? answer : undefined}
      shelf={book ? <OnDemand of={bookShelf} props={book} /> : null}
    />
  );
}
