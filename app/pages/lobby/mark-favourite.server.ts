import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { speechOf } from "#app/i18n/speech.server.ts";
import { favouriteForm, setFavourite } from "#server/catalogue/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";

/**
 * The post of a heart on any page of games. A browser that asks by itself goes back to the card; script, which stays
 * where it is, gets the answer.
 */
export async function markFavourite(args: ActionFunctionArgs) {
  const { context, player, language } = await requirePlayer(args);
  const { t } = await speechOf(language);
  const form = await readForm(args, favouriteForm(t("reasons.unreadable")));
  if (!form.ok) return form.answer(400);
  const { nodeId, favourite } = form.value;
  const marked = await setFavourite(context, { playerId: player.id, nodeId, favourite: favourite === "1" });
  if (!marked.ok) throw new Response(null, { status: 404 });
  if (args.request.headers.get("Sec-Fetch-Dest") === "empty") return data(marked.value);
  const { pathname, search } = new URL(args.request.url);
  return redirect(`${pathname}${search}#${nodeId}`, 303);
}
