import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { InstantPage } from "#app/features/instant-games/instant-page.tsx";
import { PlayNoticeLine } from "#app/features/limits/play-notice.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { playPath } from "#app/lib/paths/play-paths.ts";
import { loadInstant } from "#app/pages/instant/load-instant.server.ts";
import { PACES } from "#app/pages/instant/paces.ts";
import { freeButton, postedBet } from "#app/pages/instant/posted-fields.server.ts";
import { instantViewOf } from "#app/pages/instant/views.tsx";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";
import { chooseClientSeed } from "#server/studio/index.ts";
import { actInstant, playInstant } from "#server/studio/instant/index.ts";

export const says: RouteSays = { who: "players", isGame: true };

export const handle: PageHandle = { frame: { sideMenu: false, slim: true } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.name, matches);

/** With `wagerId` and `step` it is an action of an open game, without them a new wager; the game reads the rest. */
const playForm = z.looseObject({
  formRef: z.string().max(100),
  wagerId: z.string().max(100).optional(),
  step: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
  free: freeButton,
  clientSeed: z.string().max(200).optional(),
});

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { sessionId = "" } = args.params;
  const round = new URL(args.request.url).searchParams.get("round") ?? undefined;
  const loaded = await loadInstant(visitor, { sessionId, round });
  if (!loaded) throw new Response(null, { status: 404 });
  return loaded;
}

export async function action(args: ActionFunctionArgs) {
  const { context, player, platform, language, brand } = await requirePlayer(args);
  const { t } = await speechOf(language);
  const { sessionId = "" } = args.params;
  const playerRef = player.id.toString();
  const form = await readForm(args, playForm);
  if (!form.ok) return form.answer(400);
  const { formRef, wagerId, step, clientSeed = "" } = form.value;
  await chooseClientSeed(context, { playerRef, typed: clientSeed });
  const { freeRoundsId, fields } = postedBet(form.value);
  const played =
    wagerId === undefined
      ? await playInstant(context, platform.studioWallet, {
          sessionId,
          playerRef,
          formRef,
          fields,
          freeRoundsId,
          cycleMs: brand.gameCycleMs,
        })
      : await actInstant(context, platform.studioWallet, { wagerId, playerRef, step: Number(step), fields });
  if (!played.ok) {
    const { reason } = played.refusal;
    const isConflict = ["wagerConflict", "raiseConflict", "stepPassed"].includes(reason);
    const field = reason === "stakeNotOffered" ? "stake" : "";
    return form.answer(isConflict ? 409 : 422, { [field]: [t(`reasons.${reason}`)] });
  }
  const { vendor, game: code, wagerId: round } = played.value;
  return redirect(playPath({ engine: "instant", sessionId, vendor, code }, { round }), 303);
}

export default function Instant() {
  const { notice, texts, ...game } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <InstantPage
        {...game}
        view={instantViewOf(game.family)}
        pace={PACES[game.family]}
        answer={useActionData<typeof action>()}
      >
        {notice ? <PlayNoticeLine {...notice} /> : null}
      </InstantPage>
    </MoreTexts>
  );
}
