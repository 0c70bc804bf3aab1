import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { sayTrialRefusal } from "#app/features/entry-form/say-trial-refusal.server.ts";
import { freeWay } from "#app/features/game-card/free-way.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { FUNDS, type Funds } from "#app/lib/funds.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { playPath } from "#app/lib/paths/play-paths.ts";
import { comeToPlay } from "#app/pages/play/come-to-play.server.ts";
import { LaunchPage } from "#app/pages/play/launch-page.tsx";
import { whyNotPlayed } from "#app/pages/play/why-not-played.server.ts";
import { isTrialType } from "#server/accounts/index.ts";
import { findGame, type Game } from "#server/catalogue/index.ts";
import { preferenceCookie } from "#server/http/browser/preferences.ts";
import { foreignVendor, openForeignGame } from "#server/http/play/open-foreign-game.ts";
import { openGame } from "#server/http/play/open-game.ts";
import { isShut } from "#server/http/play/why-closed.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { offersFreePlay } from "#server/http/sign-in/begin-trial.ts";
import { playedFunds } from "#server/http/visitor/funds.ts";
import { requireAgreed } from "#server/http/visitor/require-agreed.ts";
import { type PlayerVisitor, visitorOf } from "#server/http/visitor/visitor.ts";
import { studioGameOf } from "#server/studio/index.ts";

export const says: RouteSays = { who: "anybody", posts: "players", isGame: true };

async function gameOf(args: LoaderFunctionArgs) {
  const { context, language } = await visitorOf(args);
  const game = await findGame(context, { nodeId: args.params.nodeId ?? "", language });
  if (!game) throw new Response(null, { status: 404 });
  return game;
}

const fundsField = z.enum(FUNDS).optional();

/** `funds` where a button names them; else the game is opened with what the header shows. `at` is where it was pressed. */
const launchForm = z.object({ funds: fundsField, at: z.literal("seamless").optional() });

/**
 * Asked for by a link, the game is offered by a button: opening a game changes something, so it is a post. A trial
 * account is also shown the way to one that holds money. In maintenance it says so before anybody presses (G12).
 */
export async function loader(args: LoaderFunctionArgs) {
  const game = await gameOf(args);
  const visitor = await visitorOf(args);
  const { player, language, platform } = visitor;
  const { t } = await speechOf(language);
  const upgrade = player && isTrialType(player.accountType) ? t("games.trueAccount.submit") : null;
  const shut = isShut(platform, game) ? t("states.errors.gameMaintenance") : null;
  const { searchParams } = new URL(args.request.url);
  const asked = fundsField.catch(undefined).parse(searchParams.get("funds") ?? undefined);
  const { nodeId, name, image, category } = game;
  const hasFree = freeWay(game, await offersFreePlay(visitor)) !== null;
  const free = hasFree ? (asked === "trial" ? "asked" : "offered") : null;
  return { nodeId, name, image, category, upgrade, shut, free, isGuest: player === null } as const;
}

export async function action(args: ActionFunctionArgs) {
  const game = await gameOf(args);
  const form = await readForm(args, launchForm);
  if (!form.ok) return form.answer(400);
  const { funds: wanted, at } = form.value;
  const guest = await visitorOf(args);
  const way = wanted === "trial" ? freeWay(game, await offersFreePlay(guest)) : null;
  if (way === "demo") return redirectDocument(paths.seamless(game.nodeId, { mode: "demo" }), 303);
  const come = await comeToPlay(guest, { game, funds: wanted });
  if (!come.ok) {
    const { status, errors } = await sayTrialRefusal(guest, come.refusal);
    return form.answer(status, errors);
  }
  const { visitor, headers } = come.value;
  const { funds, balance } = await playedFunds({ ...visitor, chosenFunds: wanted ?? visitor.chosenFunds });
  if (funds === "real") await requireAgreed(visitor, paths.launch(game.nodeId));
  const refusal = await whyNotPlayed(visitor, { game, funds });
  if (refusal) return form.answer(422, { "": [refusal] });

  if (wanted) headers.append("Set-Cookie", fundsChosen(visitor, wanted));
  if (foreignVendor(visitor, game.vendor)) {
    const { id } = await openForeignGame(visitor, { game, asset: balance.asset });
    return redirectDocument(foreignPath(game, id, at), { status: 303, headers });
  }
  const opened = await openGame(visitor, { game, asset: balance.asset });
  if (!opened.ok) {
    const { t } = await speechOf(visitor.language);
    return form.answer(422, { "": [t(`reasons.${opened.refusal.reason}`)] });
  }
  const { engine } = studioGameOf(game.code) ?? { engine: "slot" };
  return redirect(playPath({ ...game, engine, ...opened.value }), { status: 303, headers });
}

/** A member's choice is kept. That of a trial account is none: it would outlive it and be the next member's. */
function fundsChosen({ platform, player }: PlayerVisitor, funds: Funds): string {
  return preferenceCookie(platform.config, "funds", isTrialType(player.accountType) ? "" : funds);
}

/** A book has the page of books, and what was pressed on the page of one game stays there. */
function foreignPath(
  { category, vendor, nodeId }: Game,
  session: string,
  at: "seamless" | undefined,
): string {
  if (at === "seamless") return paths.seamless(nodeId, { session });
  return category === "SPORTS" ? paths.sportsVendor({ vendor, session }) : paths.foreignGame(session);
}

export default function Launch() {
  return <LaunchPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
