import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shownSteps } from "#app/components/steps.tsx";
import { RaffleList } from "#app/features/raffles/raffle-list.tsx";
import { shownRaffle } from "#app/features/raffles/shown-raffle.ts";
import { described } from "#app/i18n/described.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { pageNumber } from "#app/lib/paths/query.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { rafflesOf } from "#server/raffles/index.ts";

export const says: RouteSays = { who: "anybody", search: "listed" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/** The raffles of the house (P04): those that go on, and what became of the others. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language, brand } = visitor;
  const speaker = { ...(await speechOf(language)), timeZone: brand.timeZone };
  const page = pageNumber(new URL(args.request.url).searchParams.get("pageNo"));
  const { items, hasMore } = await rafflesOf(context, { brand: brand.id, page });
  const { t } = speaker;
  return {
    title: t("raffles.title"),
    intro: t("raffles.intro"),
    description: await described(visitor, "raffles"),
    texts: await textsOf(language, "raffles"),
    raffles: items.map((raffle) => ({ ...shownRaffle(raffle, context.now(), speaker), note: null })),
    steps: shownSteps(page, hasMore, (pageNo) => prizePaths.publicRaffles(pageNo ? { pageNo } : {})),
    none: {
      ...{ title: t("raffles.none"), text: t("raffles.noneText") },
      ...{ href: paths.promotions(), link: t("raffles.promotions") },
    },
  };
}

export default function RafflesPage() {
  const { texts, title, intro, ...list } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <div className="page stack">
        <h1>{title}</h1>
        <p className="page__intro">{intro}</p>
        <RaffleList {...list} />
      </div>
    </MoreTexts>
  );
}
