import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cardsFor } from "#app/features/game-card/card-of.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { pageNumber } from "#app/lib/paths/query.ts";
import { gameTexts } from "#app/pages/lobby/game-texts.server.ts";
import { SearchPage } from "#app/pages/lobby/search-page.tsx";
import { shownVendor } from "#app/pages/lobby/shown-vendor.ts";
import { searchGames } from "#server/catalogue/index.ts";
import { normaliseTyped } from "#server/core/numbers/digits.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { offersFreePlay } from "#server/http/sign-in/begin-trial.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody" };

const TYPED_MAX = 100;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language } = visitor;
  const { searchParams } = new URL(args.request.url);
  const typed = (searchParams.get("q") ?? "").slice(0, TYPED_MAX);
  const pageNo = pageNumber(normaliseTyped(searchParams.get("pageNo") ?? ""));
  const found = await searchGames(context, { typed, language, pageNo });
  const cardOf = cardsFor({ language, offersFree: await offersFreePlay(visitor) });
  const { t } = await speechOf(language);
  return {
    ...found,
    title: found.typed === "" ? t("games.search.title") : t("games.search.titleFor", { typed: found.typed }),
    texts: await gameTexts(language, "search"),
    games: found.games.map(cardOf),
    suggested: found.suggested.map(cardOf),
    vendors: found.vendors.map(shownVendor),
  };
}

export default function Search() {
  const { texts, ...found } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <SearchPage {...found} />
    </MoreTexts>
  );
}
