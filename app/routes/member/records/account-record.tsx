import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { AccountRecord } from "#app/features/records/account-record.tsx";
import { accountRecordQuery } from "#app/features/records/record-query.ts";
import { shownMovement } from "#app/features/records/shown-movement.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { zoneName } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { billsOfMovements } from "#server/agents/index.ts";
import { gameNames } from "#server/catalogue/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { rewardsOfMovements } from "#server/points/index.ts";
import { LISTED_MAX, statement } from "#server/wallet/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "accountRecord" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.place.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const speaker = await speakerOf(visitor);
  const { timeZone } = brand;
  const asked = accountRecordQuery(args.request.url, context.now(), timeZone);

  const record = await statement(context, { playerId: player.id, ...asked.request, page: asked.page });
  const [nameOf, bills, rewardOf] = await Promise.all([
    gameNames(context, { language, games: record.rows }),
    billsOfMovements(context, { playerId: player.id, movements: record.rows }),
    rewardsOfMovements(context, { playerId: player.id, movements: record.rows }),
  ]);
  return {
    texts: await textsOf(language, "transfers"),
    place: {
      title: speaker.t("member.accountRecord.title"),
      pageNo: record.page,
      totalPages: record.pageCount,
      timeZone: zoneName(language, timeZone),
    },
    filter: asked.filter,
    badDays: asked.badDays,
    listedMax: LISTED_MAX,
    isCut: record.isCut,
    movements: record.rows.map((row, nth) =>
      shownMovement(
        row,
        nth,
        { game: nameOf(row), bill: bills.get(row.transferId), reward: rewardOf(row) },
        speaker,
      ),
    ),
  };
}

export default function AccountRecordPage() {
  const { texts, ...record } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <AccountRecord {...record} />
    </MoreTexts>
  );
}
