import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { PlayNoticeLine } from "#app/features/limits/play-notice.tsx";
import { GamePage } from "#app/features/slot-machine/game-page.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { freeButton } from "#app/pages/instant/posted-fields.server.ts";
import { loadSlot } from "#app/pages/play/load-slot.server.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { housePace } from "#server/http/visitor/house-pace.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";
import { chooseClientSeed, spin } from "#server/studio/index.ts";

export const says: RouteSays = { who: "players", isGame: true };

export const handle: PageHandle = { frame: { sideMenu: false, slim: true } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.name, matches);

const spinForm = z.object({
  spinId: z.string().max(100),
  lineBet: z.string().regex(/^\d{1,12}$/),
  /** The button of free rounds: which they are, and the line bet that they were given with. */
  free: freeButton,
  clientSeed: z.string().max(200).optional(),
  /** The press of the player's browser on its own. */
  automatic: z.literal("1").optional(),
});

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { sessionId = "" } = args.params;
  const roundId = new URL(args.request.url).searchParams.get("round");
  const loaded = await loadSlot(visitor, { sessionId, roundId });
  if (!loaded) throw new Response(null, { status: 404 });
  return loaded;
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
