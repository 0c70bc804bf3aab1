import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountRecord, MOVEMENT_KINDS, shownMovement } from "#app/features/records/account-record.tsx";
import { recordQuery } from "#app/features/records/record-query.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page-title.ts";
import { oneOf } from "#app/lib/query.ts";
import { gameNames } from "#server/catalogue/index.ts";
import { requirePlayer } from "#server/http/visitor.ts";
import { statement } from "#server/wallet/index.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.place.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { context, player, language, brand } = await requirePlayer(args);
  const { t } = await speechOf(language);
  const { timeZone } = brand;
  const { query, period, span } = recordQuery(args.request.url, context.now(), timeZone);
  const kind = oneOf(MOVEMENT_KINDS, query.get("kind"));

  const record = await statement(context, { playerId: player.id, kind: kind || undefined, ...span });
  const nameOf = await gameNames(context, { language, games: record.rows });
  return {
    place: {
      title: t("member.accountRecord.title"),
      pageNo: record.page,
      totalPages: record.pageCount,
      timeZone,
    },
    kind,
    period,
    movements: record.rows.map((row) => shownMovement(row, nameOf(row), { language, t, timeZone })),
  };
}

export default function AccountRecordPage() {
  return <AccountRecord {...useLoaderData<typeof loader>()} />;
}
