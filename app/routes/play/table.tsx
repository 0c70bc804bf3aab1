import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { shownTables } from "#app/features/card-tables/shown-table.ts";
import { looksAgainS } from "#app/features/card-tables/table-stand.ts";
import { TablesPage } from "#app/features/card-tables/tables-page.tsx";
import { PlayNoticeLine } from "#app/features/limits/play-notice.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { tablePath } from "#app/lib/paths/table-paths.ts";
import { noticeOfPlay } from "#app/pages/play/notice-of-play.server.ts";
import { numbersOf } from "#app/pages/play/numbers-of.server.ts";
import { recordPathOf } from "#app/pages/play/record-path.server.ts";
import { seatedPersonas } from "#app/pages/play/seated-personas.server.ts";
import { placeRefOf } from "#server/http/browser/place-ref.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import { checkPathOf } from "#server/http/records/check-path.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";
import { carryOutTable, openedTables, tableForm } from "#server/studio/tables/index.ts";

export const says: RouteSays = { who: "players", isGame: true };

export const handle: PageHandle = {
  frame: { sideMenu: false, slim: true },
  looksAgainS: ({ tables }: SerializeFrom<typeof loader>) => tables.table && looksAgainS(tables.table),
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.tables.name, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { context, player, platform, language } = visitor;
  const { sessionId = "" } = args.params;
  const query = new URL(args.request.url).searchParams;
  const asked = {
    tableId: query.get("table"),
    wagerId: query.get("round"),
    afterMoves: /^\d{1,5}$/.test(query.get("move") ?? "") ? Number(query.get("move")) : undefined,
  };
  const who = { sessionId, playerRef: player.id.toString() };
  const opened = await openedTables(context, platform.studioWallet, { ...who, ...asked });
  if (!opened) throw new Response(null, { status: 404 });
  if (opened.ownTableId) throw redirect(tablePath(sessionId, { table: opened.ownTableId }));
  const speech = await speechOf(language);
  return {
    texts: await textsOf(language, "tables"),
    tables: shownTables({
      ...opened,
      speech,
      now: context.now(),
      chosen: query.get("card") ?? "",
      checkPath: checkPathOf(visitor),
      recordPath: recordPathOf(visitor),
      personas: await seatedPersonas(context, opened.table),
    }),
    numbersHref: numbersOf(opened.game),
    notice: await noticeOfPlay(visitor, opened.asset, speech),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { context, player, platform, language } = visitor;
  const { t } = await speechOf(language);
  const { sessionId = "" } = args.params;
  const form = await readForm(args, tableForm);
  if (!form.ok) return form.answer(400);
  const wish = {
    sessionId,
    playerRef: player.id.toString(),
    placeRef: placeRefOf(visitor),
    wish: form.value,
  };
  const outcome = await carryOutTable(context, platform.studioWallet, wish);
  if (!outcome.ok) {
    const { reason } = outcome.refusal;
    const field = form.value.intent === "sit" ? "buyIn" : "";
    return form.answer(reason === "staleTurn" ? 409 : 422, { [field]: [t(`reasons.${reason}`)] });
  }
  return redirect(tablePath(sessionId, { table: outcome.value.tableId ?? undefined }), 303);
}

export default function TablePage() {
  const { texts, tables, numbersHref, notice } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <TablesPage tables={tables} numbersHref={numbersHref} answer={useActionData<typeof action>()}>
        {notice ? <PlayNoticeLine {...notice} /> : null}
      </TablesPage>
    </MoreTexts>
  );
}
