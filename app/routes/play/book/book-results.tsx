import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BookNav, SportTabs } from "#app/features/book/book-page.tsx";
import { Results } from "#app/features/book/results.tsx";
import { shownEvent } from "#app/features/book/shown-offer.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { bookPaths } from "#app/lib/paths/book-paths.ts";
import { bookTexts, speakerOf } from "#app/pages/book/load-book.server.ts";
import { sportOf, sportTabs } from "#app/pages/book/sport-tabs.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { finishedEvents } from "#server/studio/book/index.ts";

export const says: RouteSays = { who: "anybody", search: "listed" };

export const handle: PageHandle = { frame: { sideMenu: false, footer: false, slim: true } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

const RESULTS_MAX = 40;

/** How the latest events ended, of one sport or of all. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const speaker = await speakerOf(visitor);
  const asked = new URL(args.request.url).searchParams.get("sport");
  const query = asked ? { sport: asked.slice(0, 40) } : {};
  const sport = sportOf(query);
  const events = await finishedEvents(visitor.context, { game: sport?.code ?? null, most: RESULTS_MAX });
  const toggle = () => bookPaths.offer();
  return {
    title: speaker.t("book.results.title"),
    description: speaker.t("book.results.noneText"),
    texts: await bookTexts(speaker),
    tabs: sportTabs(speaker, {
      query,
      counts: new Map(),
      pathOf: ({ sport }) => bookPaths.results(sport ? { sport } : {}),
    }),
    events: events.map((event) => shownEvent(event, { speaker, query: {}, toggle })),
  };
}

export default function BookResultsPage() {
  const { texts, title, tabs, events } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <div className="page book">
        <h1>{title}</h1>
        <BookNav here="results" />
        <SportTabs tabs={tabs} />
        <Results events={events} />
      </div>
    </MoreTexts>
  );
}
