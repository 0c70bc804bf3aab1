import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { FUNDS } from "#app/lib/funds.ts";
import { paths } from "#app/lib/paths.ts";
import { playPath } from "#app/lib/play-paths.ts";
import { whyNotPlayed } from "#app/lobby/why-not-played.server.ts";
import { isTrialType } from "#server/accounts/index.ts";
import { findGame } from "#server/catalogue/index.ts";
import { playedFunds } from "#server/http/funds.ts";
import { openGame } from "#server/http/open-game.ts";
import { readForm } from "#server/http/posted-form.ts";
import { preferenceCookie } from "#server/http/preferences.ts";
import { requireAgreed } from "#server/http/require-agreed.ts";
import { requirePlayer, visitorOf } from "#server/http/visitor.ts";
import { studioGameOf } from "#server/studio/index.ts";

async function gameOf(args: LoaderFunctionArgs) {
  const { context, language } = await visitorOf(args);
  const game = await findGame(context, { nodeId: args.params.nodeId ?? "", language });
  if (!game) throw new Response(null, { status: 404 });
  return game;
}

/** `funds` where a button names them; else the game is opened with what the header shows. */
const launchForm = z.object({ funds: z.enum(FUNDS).optional() });

/**
 * Asked for by a link, the game is offered by a button: opening a game changes something, so it is a post. Who has a
 * trial account is also shown the way to one that holds money.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { nodeId, name, image } = await gameOf(args);
  const { player, language } = await visitorOf(args);
  const { t } = await speechOf(language);
  const upgrade = player && isTrialType(player.accountType) ? t("games.trueAccount.submit") : null;
  return { nodeId, name, image, upgrade };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requirePlayer(args);
  const game = await gameOf(args);
  const form = await readForm(args, launchForm);
  if (!form.ok) return form.answer(400);
  const asked = form.value.funds ?? visitor.chosenFunds;
  const { funds, balance } = await playedFunds({ ...visitor, chosenFunds: asked });
  if (funds === "real") await requireAgreed(visitor, paths.launch(game.nodeId));
  const refusal = await whyNotPlayed(visitor, { game, funds });
  if (refusal) return form.answer(422, { "": [refusal] });

  const opened = await openGame(visitor, { game, asset: balance.asset });
  if (!opened.ok) {
    const { t } = await speechOf(visitor.language);
    return form.answer(422, { "": [t(`reasons.${opened.refusal.reason}`)] });
  }
  const headers = new Headers();
  if (form.value.funds) headers.set("Set-Cookie", preferenceCookie(visitor.platform.config, "funds", funds));
  const { engine } = studioGameOf(game.code) ?? { engine: "slot" };
  return redirect(playPath({ ...game, engine, ...opened.value }), { status: 303, headers });
}

export default function LaunchPage() {
  const { t } = useSpeech();
  const { nodeId, name, image, upgrade } = useLoaderData<typeof loader>();
  return (
    <PostForm action={paths.launch(nodeId)} answer={useActionData<typeof action>()} className="stack panel">
      <h1>{name}</h1>
      <img src={image} alt="" width="320" height="240" />
      <Button kind="primary">{t("site.card.play")}</Button>
      {upgrade ? (
        <Link className="button button--quiet" to={paths.register()}>
          {upgrade}
        </Link>
      ) : null}
    </PostForm>
  );
}
