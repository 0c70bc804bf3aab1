import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { MissionsPage } from "#app/features/missions/missions-page.tsx";
import { shownBoard } from "#app/features/missions/shown-board.ts";
import { gamesGiven, gamesIn, shownMission } from "#app/features/missions/shown-mission.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { zoneName } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { gameNames } from "#server/catalogue/index.ts";
import { localText } from "#server/core/languages.ts";
import { PLAIN_NAME } from "#server/core/text/plain-name.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import {
  boardsNow,
  claimMission,
  missionState,
  ownMissions,
  periodEnd,
  REWARD_KINDS,
} from "#server/missions/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "missions" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** What a member can claim, and how far they are in what goes on (M12). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const speaker = await speakerOf(visitor);
  const [own, boards] = await Promise.all([
    ownMissions(context, player),
    boardsNow(context, { brand: brand.id, playerId: player.id }),
  ]);
  const { toClaim, going } = own ?? { toClaim: [], going: [] };
  const games = [
    ...gamesIn([...toClaim, ...going].map(({ mission }) => mission)),
    ...gamesGiven(boards.flatMap(({ board }) => board.prizes)),
  ];
  const nameOf = await gameNames(context, { language, games });
  const at = context.now();
  const titleOf = (id: string | null) => {
    const found = going.find(({ mission }) => mission.id === id);
    return found ? localText(found.mission.titles, language) : null;
  };
  const inState = (...states: (string | null)[]) =>
    going.filter(({ progress }) => states.includes(progress?.state ?? null));
  const nowOf = (one: Parameters<typeof periodEnd>[0]) => ({ endsAt: periodEnd(one, at, brand.timeZone) });
  const shown = (line: Omit<Parameters<typeof shownMission>[0], "state">) =>
    shownMission({ ...line, state: missionState(line, at) }, nameOf, speaker);
  const done = new URL(args.request.url).searchParams.get("done");
  const claimed = REWARD_KINDS.find((kind) => kind === done);
  return {
    title: speaker.t("missions.title"),
    texts: await textsOf(language, "missions"),
    isAway: own === null,
    toClaim: toClaim.map(shown),
    going: inState(null, "open").map((line) =>
      shown({ ...line, ...nowOf(line.mission), before: titleOf(line.mission.afterId) }),
    ),
    claimed: inState("claimed").map(shown),
    boards:
      own === null
        ? []
        : boards.map((line) => shownBoard({ ...line, ...nowOf(line.board) }, nameOf, speaker)),
    done: claimed ? speaker.t(`missions.done.${claimed}`) : null,
    timeZone: zoneName(language, brand.timeZone),
  };
}

const claimForm = z.object({
  mission: z.string().regex(PLAIN_NAME),
  period: z.iso.date().startsWith("20"),
});

/** Claims what was promised for one mission. */
export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player } = visitor;
  const form = await readForm(args, claimForm);
  if (!form.ok) return form.answer(400);
  const { mission: code, period } = form.value;
  const claimed = await claimMission(context, { player, code, period });
  if (claimed.ok) return redirect(prizePaths.missions({ done: claimed.value.pays }), 303);
  const { t } = await speakerOf(visitor);
  return form.answer(422, { "": [t(`missions.reasons.${claimed.refusal.reason}`)] });
}

export default function Missions() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <MissionsPage {...shown} answer={useActionData<typeof action>()} />
    </MoreTexts>
  );
}
