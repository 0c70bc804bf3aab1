import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shownSteps } from "#app/components/steps.tsx";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { shownAway } from "#app/features/limits/shown-away.ts";
import { BoardPage } from "#app/features/missions/board-page.tsx";
import {
  shownOwn,
  shownOwnPrize,
  shownPrizes,
  shownRanks,
  shownStandings,
} from "#app/features/missions/shown-board.ts";
import { gamesGiven } from "#app/features/missions/shown-mission.ts";
import { shownPeriods, shownState } from "#app/features/missions/shown-periods.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { zoneName } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { pageNumber } from "#app/lib/paths/query.ts";
import { gameNames } from "#server/catalogue/index.ts";
import { localText } from "#server/core/languages.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { playPause } from "#server/limits/index.ts";
import { boardPeriod, findBoard, ownPrize, periodEnd, periodsOf } from "#server/missions/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "missions" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

const DAY =
  /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$|^20\d\d-(?:0[13-9]|1[0-2])-(?:29|30)$|^20\d\d-(?:0[13578]|1[02])-31$/;

/** One period of a board, `?period=` the day that it began with; the latest without it (M12). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const board = await findBoard(context, { brand: brand.id, code: args.params.code ?? "" });
  if (!board) throw new Response(null, { status: 404 });
  const speaker = await speakerOf(visitor);
  const query = new URL(args.request.url).searchParams;
  const page = pageNumber(query.get("pageNo"));
  const said = query.get("period") ?? "";
  const asked = { board, period: DAY.test(said) ? said : null, playerId: player.id, page };
  const [found, periods, nameOf, pause] = await Promise.all([
    boardPeriod(context, asked),
    periodsOf(context, board.id),
    gameNames(context, { language, games: gamesGiven(board.prizes) }),
    playPause(context, player.id),
  ]);
  const at = context.now();
  const endsAt = found?.period.endsAt ?? periodEnd(board, at, brand.timeZone);
  const isOver = endsAt <= at;
  const here = found?.period.period ?? null;
  const prize = found && ownPrize(found, pause);
  return {
    title: localText(board.titles, language),
    texts: await textsOf(language, "missions"),
    ranks: shownRanks(board, speaker),
    state: shownState(board, found?.period ?? null, { endsAt, isOver }, speaker),
    own: shownOwn(board, found?.own ?? null, speaker),
    ownPrize: shownOwnPrize(found, { prize, pause }, speaker),
    lines: found ? shownStandings(board, { ...found, prize }, nameOf, speaker) : [],
    away: isOver ? null : shownAway(pause, "rewards", speaker),
    prizes: shownPrizes(board, nameOf, speaker),
    periods: shownPeriods(board, periods, here, speaker),
    steps: shownSteps(page, found?.hasMore ?? false, (pageNo) =>
      prizePaths.board(board.code, { ...(here ? { period: here } : {}), ...(pageNo ? { pageNo } : {}) }),
    ),
    timeZone: zoneName(language, brand.timeZone),
  };
}

export default function MissionBoard() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <BoardPage {...shown} />
    </MoreTexts>
  );
}
