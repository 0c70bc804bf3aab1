import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { pauseText } from "#app/features/limits/pause-text.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths.ts";
import { findGame, rememberRecent } from "#server/catalogue/index.ts";
import { playedFunds } from "#server/http/funds.ts";
import { readForm } from "#server/http/posted-form.ts";
import { requirePlayer, visitorOf } from "#server/http/visitor.ts";
import { playPause } from "#server/limits/index.ts";
import { openSession } from "#server/studio/index.ts";
import { issueLaunch } from "#server/vendors/index.ts";

async function gameOf(args: LoaderFunctionArgs) {
  const { context, language } = await visitorOf(args);
  const game = await findGame(context, { nodeId: args.params.nodeId ?? "", language });
  if (!game) throw new Response(null, { status: 404 });
  return game;
}

/** Asked for by a link, the game is offered by a button: opening a game changes something, so it is a post. */
export async function loader(args: LoaderFunctionArgs) {
  const { nodeId, name, image } = await gameOf(args);
  return { nodeId, name, image };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { context, platform, player, language, brand } = visitor;
  const game = await gameOf(args);
  const { t } = await speechOf(language);
  const form = await readForm(args, z.object({}));
  if (!form.ok) return form.answer(400);
  if (game.state !== "open" || platform.seam.inMaintenance(game.vendor))
    return form.answer(422, { "": [t("reasons.gameMaintenance")] });

  const pause = await playPause(context, player.id);
  if (pause) return form.answer(422, { "": [pauseText(pause, { language, t, timeZone: brand.timeZone })] });

  const { balance } = await playedFunds(visitor);
  const { token } = await issueLaunch(context, {
    playerId: player.id,
    vendor: game.vendor,
    game: game.code,
    asset: balance.asset,
    language,
  });
  const wallet = platform.studioWallet(game.vendor);
  const opened = await openSession(context, wallet, { token, vendor: game.vendor, game: game.code });
  if (!opened.ok) return form.answer(422, { "": [t(`reasons.${opened.refusal.reason}`)] });

  await rememberRecent(context, { playerId: player.id, nodeId: game.nodeId });
  return redirect(paths.game(opened.value.sessionId), 303);
}

export default function LaunchPage() {
  const { t } = useSpeech();
  const { nodeId, name, image } = useLoaderData<typeof loader>();
  return (
    <PostForm action={paths.launch(nodeId)} answer={useActionData<typeof action>()} className="stack panel">
      <h1>{name}</h1>
      <img src={image} alt="" width="320" height="240" />
      <Button kind="primary">{t("site.card.play")}</Button>
    </PostForm>
  );
}
