import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BookNav } from "#app/features/book/book-page.tsx";
import { SlipPanel } from "#app/features/book/slip-panel.tsx";
import { PlayNoticeLine } from "#app/features/limits/play-notice.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { bookPaths } from "#app/lib/paths/book-paths.ts";
import { loadBook, slipPart } from "#app/pages/book/load-book.server.ts";
import { placeBet } from "#app/pages/book/place-bet.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", posts: "players" };

export const handle: PageHandle = { frame: { sideMenu: false, footer: false, slim: true } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** A bet that was refused may have been refused for a new price: the page shows it at once. */
export const shouldRevalidate = () => true;

/** The slip alone: where a bet is placed, and where one comes back that was refused. */
export async function loader(args: LoaderFunctionArgs) {
  const book = await loadBook(args, bookPaths.slip);
  return {
    ...slipPart(book),
    title: book.speaker.t("book.slip.title"),
    texts: book.texts,
    offerHref: bookPaths.offer(book.query),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requirePlayer(args);
  const placed = await placeBet(args, visitor);
  if (!placed.ok) return placed.answer;
  const { wagerIds } = placed;
  return redirect(bookPaths.bets({ placed: String(wagerIds.length) }), 303);
}

export default function BookSlipPage() {
  const { texts, title, offerHref, notice, ...part } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <div className="page book">
        <h1>{title}</h1>
        <BookNav here={null} offerHref={offerHref} />
        <div className="book-alone">
          <SlipPanel {...part} answer={useActionData<typeof action>()}>
            {notice ? <PlayNoticeLine {...notice} /> : null}
          </SlipPanel>
        </div>
      </div>
    </MoreTexts>
  );
}
