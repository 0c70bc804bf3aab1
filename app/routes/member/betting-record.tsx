import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MemberPage } from "#app/features/member-nav/member-page.tsx";
import {
  BettingRecord,
  ROUND_STATES,
  shownRound,
  shownTotals,
} from "#app/features/records/betting-record.tsx";
import { recordQuery } from "#app/features/records/record-query.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page-title.ts";
import { oneOf } from "#app/lib/query.ts";
import { gameNames } from "#server/catalogue/index.ts";
import { requireMember } from "#server/http/require-member.ts";
import { bettingRecord } from "#server/wallet/index.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.place.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { context, player, language, brand } = await requireMember(args);
  const { t } = await speechOf(language);
  const { timeZone } = brand;
  const { query, period, span } = recordQuery(args.request.url, context.now(), timeZone);
  const state = oneOf(ROUND_STATES, query.get("state"));

  const record = await bettingRecord(context, { playerId: player.id, state: state || undefined, ...span });
  const nameOf = await gameNames(context, { language, games: record.rows });
  return {
    place: {
      title: t("member.bettingRecord.title"),
      pageNo: record.page,
      totalPages: record.pageCount,
      timeZone,
    },
    state,
    period,
    rounds: record.rows.map((round) => shownRound(round, nameOf(round), { language, t, timeZone })),
    totals: record.totals.map((totals) => shownTotals(totals, language)),
  };
}

export default function BettingRecordPage() {
  return (
    <MemberPage entry="bettingRecord">
      <BettingRecord {...useLoaderData<typeof loader>()} />
    </MemberPage>
  );
}
