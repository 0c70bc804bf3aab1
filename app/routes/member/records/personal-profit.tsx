import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { ProfitPage } from "#app/features/records/profit/profit-page.tsx";
import { shownProfit } from "#app/features/records/profit/shown-profit.ts";
import { profitQuery } from "#app/features/records/record-query.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { zoneName } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { gameNames, gamePlaces } from "#server/catalogue/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { personalProfit } from "#server/wallet/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "personalProfit" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** A member's own profit and loss (M08). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const { timeZone, asset } = brand;
  const speaker = await speakerOf(visitor);
  const { filter, badDays, between } = profitQuery(args.request.url, context.now(), timeZone);
  const profit = await personalProfit(context, { playerId: player.id, asset, timeZone, ...between });
  const { games } = profit;
  const [nameOf, placeOf] = await Promise.all([
    gameNames(context, { language, games }),
    gamePlaces(context, { language }),
  ]);
  return {
    title: speaker.t("profit.title"),
    texts: await textsOf(language, "profit", "transfers"),
    filter,
    badDays,
    timeZone: zoneName(language, timeZone),
    ...shownProfit(profit, { nameOf, placeOf }, { asset, query: filter }, speaker),
  };
}

export default function PersonalProfitPage() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <ProfitPage {...shown} />
    </MoreTexts>
  );
}
