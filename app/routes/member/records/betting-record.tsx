import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BettingRecord, shownRound, shownTotals } from "#app/features/records/betting-record.tsx";
import { bettingRecordQuery } from "#app/features/records/record-query.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { zoneName } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { gameNames, playedChoices } from "#server/catalogue/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { bettingRecord, LISTED_MAX } from "#server/wallet/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "bettingRecord" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.place.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { context, player, language, brand } = await requireMember(args);
  const { t } = await speechOf(language);
  const { timeZone } = brand;
  const asked = bettingRecordQuery(args.request.url, context.now(), timeZone);
  const { vendor, game, category } = asked.filter;

  const { inCategory, ...choices } = await playedChoices(context, { language, vendor, category });
  const games = inCategory ?? undefined;
  const record = await bettingRecord(context, {
    ...{ playerId: player.id, ...asked.request, games },
    page: asked.page,
  });
  const nameOf = await gameNames(context, { language, games: [...record.rows, { vendor, game }] });
  return {
    texts: await textsOf(language, "transfers"),
    place: {
      title: t("member.bettingRecord.title"),
      pageNo: record.page,
      totalPages: record.pageCount,
      timeZone: zoneName(language, timeZone),
    },
    filter: asked.filter,
    onlyGame: game && nameOf({ vendor, game }),
    choices,
    badDays: asked.badDays,
    listedMax: LISTED_MAX,
    rounds: record.rows.map((round) => shownRound(round, nameOf(round), { language, t, timeZone })),
    totals: record.totals.map((totals) => shownTotals(totals, language)),
  };
}

export default function BettingRecordPage() {
  const { texts, ...record } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <BettingRecord {...record} />
    </MoreTexts>
  );
}
