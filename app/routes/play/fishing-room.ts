import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { speechOf } from "#app/i18n/speech.server.ts";
import { postedFields } from "#app/pages/instant/posted-fields.server.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";
import { seatOf } from "#server/studio/index.ts";
import { instantGameOf, othersCatches, playInstant } from "#server/studio/instant/index.ts";

export const says: RouteSays = { who: "players", isGame: true };

const HEADERS = { "Cache-Control": "no-store" };

async function roomOf(args: LoaderFunctionArgs) {
  const visitor = await requirePlayer(args);
  const playerRef = visitor.player.id.toString();
  const { sessionId = "" } = args.params;
  const seat = await seatOf(visitor.context, { sessionId, playerRef });
  const game = seat && instantGameOf(seat.game.code);
  if (game?.family !== "fish") throw new Response(null, { status: 404 });
  return { ...visitor, playerRef, sessionId, game };
}

/** What swims in the room now and soon, and what others have caught: for the page that shows it already. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, game, playerRef } = await roomOf(args);
  const { vendor, code } = game;
  const catches = await othersCatches(context, { vendor, game: code, playerRef });
  return Response.json({ live: game.live?.(context.now()) ?? null, catches }, { headers: HEADERS });
}

const shotForm = z.looseObject({ formRef: z.string().max(100) });

/** A shot that is answered beside the page: the same form and the same rule as the page's own post. */
export async function action(args: ActionFunctionArgs) {
  const { context, platform, language, playerRef, sessionId } = await roomOf(args);
  const { t } = await speechOf(language);
  const form = await readForm(args, shotForm);
  if (!form.ok) return Response.json({ refused: t("reasons.unreadable") }, { status: 400, headers: HEADERS });
  const { formRef } = form.value;
  const fields = postedFields(form.value);
  const shot = await playInstant(context, platform.studioWallet, { sessionId, playerRef, formRef, fields });
  if (!shot.ok) {
    const refused = t(`reasons.${shot.refusal.reason}`);
    return Response.json({ refused }, { status: 422, headers: HEADERS });
  }
  const { shown, payout, stake } = shot.value;
  const paid = formatMoney(payout ?? money(0n, stake.asset), language);
  return Response.json({ ...(shown as object), payout: paid }, { headers: HEADERS });
}
