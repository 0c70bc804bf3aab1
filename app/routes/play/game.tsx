import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { PlayNoticeLine, shownNotice } from "#app/features/limits/play-notice.tsx";
import { GamePage, shownGame } from "#app/features/slot-machine/game-page.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { titled } from "#app/lib/page-title.ts";
import { paths } from "#app/lib/paths.ts";
import { numbersOf } from "#app/pages/play/numbers-of.server.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { housePace } from "#server/http/visitor/house-pace.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";
import { playNotice } from "#server/limits/index.ts";
import {
  chooseClientSeed,
  freeRoundsLeft,
  gameSheet,
  resumeRound,
  roundView,
  seedToChoose,
  sessionView,
  spin,
} from "#server/studio/index.ts";

export const says: RouteSays = { who: "players", isGame: true };

export const handle: PageHandle = { frame: { sideMenu: false, slim: true } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.name, matches);

const spinForm = z.object({
  spinId: z.string().max(100),
  lineBet: z.string().regex(/^\d{1,12}$/),
  /** The button of free rounds: which they are, and the line bet that they were given with. */
  free: z
    .string()
    .regex(/^[0-9a-f-]{36}\.\d{1,12}$/)
    .optional(),
  clientSeed: z.string().max(200).optional(),
  /** The press of the player's browser on its own. */
  automatic: z.literal("1").optional(),
});

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { context, player, platform, language, session: signedIn } = visitor;
  const playerRef = player.id.toString();
  const { sessionId = "" } = args.params;
  const session = await sessionView(context, { sessionId, playerRef });
  if (!session) throw new Response(null, { status: 404 });

  const resumed = session.openRoundId
    ? await resumeRound(context, platform.studioWallet, { playerRef })
    : null;
  const roundId = new URL(args.request.url).searchParams.get("round") ?? session.latest[0]?.roundId ?? "";
  const found = await roundView(context, { playerRef, roundId });
  const round = found?.sessionId === sessionId ? found : null;
  const sheet = gameSheet(session.game, {
    asset: session.asset,
    lineBetMinor: round?.lineBet.minor ?? session.lineBetsMinor[0] ?? 1n,
  });
  if (!sheet) throw new Response(null, { status: 404 });
  const free = await freeRoundsLeft(context, { playerRef, game: session.game, asset: session.asset });
  const pace = await housePace(visitor);
  const played =
    session.asset === "TRIAL"
      ? null
      : await playNotice(context, { playerId: player.id, signedInAt: signedIn.startedAt });
  return {
    ...shownGame({
      session,
      sheet,
      round,
      language,
      spinId: context.newId(),
      resumed: resumed !== null,
      free,
      pace,
      autoplayTexts: pace.autoplay ? await textsOf(language, "autoplay") : {},
    }),
    numbersHref: numbersOf(session.game),
    ownSeed: session.rounds === 0 ? await seedToChoose(context, { playerRef }) : null,
    notice: played && shownNotice(played, await speechOf(language)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { context, player, platform, language } = visitor;
  const { t } = await speechOf(language);
  const { sessionId = "" } = args.params;
  const form = await readForm(args, spinForm);
  if (!form.ok) return form.answer(400, { lineBet: [t("reasons.lineBetNotOffered")] });

  const { spinId, free, automatic, clientSeed = "" } = form.value;
  const playerRef = player.id.toString();
  await chooseClientSeed(context, { playerRef, typed: clientSeed });
  const [freeRoundsId, lineBet = form.value.lineBet] = free?.split(".") ?? [];
  const round = await spin(context, platform.studioWallet, {
    sessionId,
    playerRef,
    spinId,
    lineBetMinor: BigInt(lineBet),
    freeRoundsId,
    isAutomatic: automatic !== undefined,
    pace: await housePace(visitor),
  });
  if (!round.ok) {
    const { reason } = round.refusal;
    const field = reason === "lineBetNotOffered" ? "lineBet" : "";
    return form.answer(reason === "spinConflict" ? 409 : 422, { [field]: [t(`reasons.${reason}`)] });
  }
  return redirect(paths.game(sessionId, { round: round.value.roundId }), 303);
}

export default function Game() {
  const { notice, ...game } = useLoaderData<typeof loader>();
  return (
    <GamePage {...game} answer={useActionData<typeof action>()}>
      {notice ? <PlayNoticeLine {...notice} /> : null}
    </GamePage>
  );
}
