import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { personaErrors } from "#app/features/persona/persona-errors.ts";
import { PersonaPage } from "#app/features/persona/persona-page.tsx";
import { shownPersona } from "#app/features/persona/shown-persona.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { personaPaths } from "#app/lib/paths/persona-paths.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { takePersonaChange } from "#server/http/tries/per-member.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { ownPersona, personaForm } from "#server/personas/index.ts";
import { choosePersona } from "#server/use-cases/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "account" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** Where a member chooses by which name and picture other players know them. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player, language, brand } = await requireMember(args);
  const { t } = await speechOf(language);
  const own = await ownPersona(context, player);
  const done = new URL(args.request.url).searchParams.get("done");
  return {
    texts: await textsOf(language, "persona"),
    title: t("persona.title"),
    done: done === "name" || done === "avatar" ? t(`persona.done.${done}`) : null,
    ...shownPersona(own, { t, language, timeZone: brand.timeZone }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, player, language, brand } = await requireMember(args);
  const { t } = await speechOf(language);
  const form = await readForm(args, personaForm);
  if (!form.ok) return form.answer(400);
  const wish = form.value;
  const speaker = { t, language, timeZone: brand.timeZone };
  const refused = (status: 422 | 429, refusal: Parameters<typeof personaErrors>[1]) =>
    form.answer(status, personaErrors(wish.intent, refusal, speaker));
  if (!takePersonaChange(context, player.id).ok) return refused(429, { reason: "tooManyTries" });

  const chosen = await choosePersona(context, { player, wish });
  if (!chosen.ok) return refused(chosen.refusal.reason === "tooBusy" ? 429 : 422, chosen.refusal);
  const done = wish.intent === "name" ? "name" : "avatar";
  return redirect(personaPaths.persona({ done }), 303);
}

export default function OwnPersona() {
  const { texts, ...page } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <PersonaPage {...page} answer={useActionData<typeof action>()} />
    </MoreTexts>
  );
}
