import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { BookNav, SportTabs, WithSlip } from "#app/features/book/book-page.tsx";
import { Offer } from "#app/features/book/offer.tsx";
import { shownEvent } from "#app/features/book/shown-offer.ts";
import { SlipPanel } from "#app/features/book/slip-panel.tsx";
import { StandingNow } from "#app/features/book/standing-now.tsx";
import { PlayNoticeLine } from "#app/features/limits/play-notice.tsx";
import { described } from "#app/i18n/described.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { bookPaths } from "#app/lib/paths/book-paths.ts";
import { loadBook, slipPart } from "#app/pages/book/load-book.server.ts";
import { returnTold, sportOf, sportTabs } from "#app/pages/book/sport-tabs.server.ts";
import { ForeignBook } from "#app/pages/play/foreign/foreign-book.tsx";
import { loadForeignBook } from "#app/pages/play/foreign/load-foreign-book.server.ts";
import { localText } from "#server/core/languages.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { openCounts, openEvents } from "#server/studio/book/index.ts";

export const says: RouteSays = { who: "anybody", kept: "guests", search: "listed" };

export const handle: PageHandle = { frame: { sideMenu: false, footer: false, slim: true } };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/** A vendor's book in its frame goes on as it is; our own moves. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (isOpened(currentUrl) && currentUrl.href === nextUrl.href ? false : defaultShouldRevalidate);

const isOpened = ({ searchParams }: URL) => searchParams.has("session");

/** The vendor of sports that has a page of its own (F07): what can be bet on, and the slip beside it. */
export async function loader(args: LoaderFunctionArgs) {
  const foreign = await loadForeignBook(args);
  return foreign ? data({ ...foreign.page, book: null }, foreign.answer) : data(await loadOwnBook(args));
}

async function loadOwnBook(args: LoaderFunctionArgs) {
  const book = await loadBook(args, bookPaths.offer);
  const { visitor, speaker, query, toggle } = book;
  const sport = sportOf(query);
  const events = await openEvents(visitor.context, { games: sport ? [sport.code] : null });
  const title = speaker.t("book.title");
  const shown = {
    ...slipPart(book),
    title,
    heading: sport ? localText(sport.names, speaker.language) : title,
    description: await described(visitor, "sports"),
    texts: book.texts,
    tabs: sportTabs(speaker, { query, counts: await openCounts(visitor.context) }),
    returns: returnTold(sport?.code, speaker),
    refreshHref: bookPaths.offer(query),
    events: events.map((event) => shownEvent(event, { speaker, query, toggle })),
  };
  return { title, description: shown.description, foreign: null, book: shown };
}

export default function SportsVendorPage() {
  const { foreign, book } = useLoaderData<typeof loader>();
  if (foreign) return <ForeignBook {...foreign} />;
  return book ? <OwnBook {...book} /> : null;
}

function OwnBook({ texts, ...shown }: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["book"]>) {
  const { slip, funds, loginHref, notice, events } = shown;
  const panel = (
    <SlipPanel slip={slip} funds={funds} loginHref={loginHref}>
      {notice ? <PlayNoticeLine {...notice} /> : null}
    </SlipPanel>
  );
  return (
    <MoreTexts texts={texts}>
      <div className="page book">
        <h1>{shown.heading}</h1>
        <BookNav here="offer" offerHref={shown.refreshHref} />
        <SportTabs tabs={shown.tabs} />
        <WithSlip slip={slip} panel={panel}>
          <StandingNow
            isMoving={events.some(({ isLive }) => isLive)}
            href={shown.refreshHref}
            returns={shown.returns}
          />
          <Offer events={events} />
        </WithSlip>
      </div>
    </MoreTexts>
  );
}
