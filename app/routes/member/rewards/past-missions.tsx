import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shownSteps } from "#app/components/steps.tsx";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { PastMissions } from "#app/features/missions/past-missions.tsx";
import { shownPastBoard } from "#app/features/missions/shown-board.ts";
import { gamesGiven, gamesIn, shownMission } from "#app/features/missions/shown-mission.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { zoneName } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { pageNumber } from "#app/lib/paths/query.ts";
import { gameNames } from "#server/catalogue/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { boardsPast, missionState, pastMissions } from "#server/missions/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "missions" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** What became of a member's missions, and the boards that are over (M12). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const speaker = await speakerOf(visitor);
  const page = pageNumber(new URL(args.request.url).searchParams.get("pageNo"));
  const [{ items, hasMore }, boards] = await Promise.all([
    pastMissions(context, { playerId: player.id, page }),
    page === 1 ? boardsPast(context, brand.id) : [],
  ]);
  const games = [
    ...gamesIn(items.map(({ mission }) => mission)),
    ...gamesGiven(boards.flatMap(({ prizes }) => prizes)),
  ];
  const nameOf = await gameNames(context, { language, games });
  return {
    title: speaker.t("missions.past"),
    texts: await textsOf(language, "missions"),
    missions: items.map((line) => {
      const state = missionState(line, context.now());
      return { ...shownMission({ ...line, state }, nameOf, speaker), period: null };
    }),
    boards: boards.map((board) => shownPastBoard(board, nameOf, speaker)),
    steps: shownSteps(page, hasMore, (pageNo) => prizePaths.pastMissions(pageNo ? { pageNo } : {})),
    timeZone: zoneName(language, brand.timeZone),
  };
}

export default function PastMissionsPage() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <PastMissions {...shown} />
    </MoreTexts>
  );
}
