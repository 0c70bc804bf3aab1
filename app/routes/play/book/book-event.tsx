import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FairLinks } from "#app/components/play/fair-links.tsx";
import { BookNav, WithSlip } from "#app/features/book/book-page.tsx";
import { EventSheet } from "#app/features/book/event-sheet.tsx";
import { shownEventSheet } from "#app/features/book/shown-event-sheet.ts";
import { SlipPanel } from "#app/features/book/slip-panel.tsx";
import { StandingNow } from "#app/features/book/standing-now.tsx";
import { PlayNoticeLine } from "#app/features/limits/play-notice.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { bookPaths } from "#app/lib/paths/book-paths.ts";
import { loadBook, slipPart } from "#app/pages/book/load-book.server.ts";
import { returnTold } from "#app/pages/book/sport-tabs.server.ts";
import { numbersOf } from "#app/pages/play/numbers-of.server.ts";
import { checkPathOf } from "#server/http/records/check-path.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { eventPage } from "#server/studio/book/index.ts";

export const says: RouteSays = { who: "anybody", search: "found" };

export const handle: PageHandle = { frame: { sideMenu: false, footer: false, slim: true } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.sheet.event.title, description: data?.sheet.event.league }, matches);

/** One event with all that can be bet on it, and of a match of the studio what decides it. */
export async function loader(args: LoaderFunctionArgs) {
  const eventId = args.params.eventId ?? "";
  const book = await loadBook(args, (query) => bookPaths.event(eventId, query));
  const { visitor, speaker, query, toggle } = book;
  const found = await eventPage(visitor.context, eventId);
  if (!found) throw new Response(null, { status: 404 });
  return {
    ...slipPart(book),
    texts: book.texts,
    sheet: shownEventSheet(found, { speaker, query, toggle, checkPath: checkPathOf(visitor) }),
    returns: returnTold(found.event.game, speaker),
    numbersHref: found.fairness ? numbersOf(found.event.game) : null,
    offerHref: bookPaths.offer({ ...query, sport: found.event.game }),
    refreshHref: bookPaths.event(eventId, query),
  };
}

export default function BookEventPage() {
  const { texts, sheet, slip, funds, loginHref, notice, ...shown } = useLoaderData<typeof loader>();
  const panel = (
    <SlipPanel slip={slip} funds={funds} loginHref={loginHref}>
      {notice ? <PlayNoticeLine {...notice} /> : null}
    </SlipPanel>
  );
  return (
    <MoreTexts texts={texts}>
      <div className="page book">
        <h1>{sheet.event.title}</h1>
        <BookNav here={null} offerHref={shown.offerHref} />
        <WithSlip slip={slip} panel={panel}>
          <EventSheet sheet={sheet} backHref={shown.offerHref} />
          {shown.numbersHref ? <FairLinks numbersHref={shown.numbersHref} /> : null}
          <StandingNow isMoving={sheet.event.isLive} href={shown.refreshHref} returns={shown.returns} />
        </WithSlip>
      </div>
    </MoreTexts>
  );
}
