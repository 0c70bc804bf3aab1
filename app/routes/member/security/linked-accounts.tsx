import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { linkedErrors } from "#app/features/social/linked-errors.ts";
import { LinkedPage } from "#app/features/social/linked-page.tsx";
import { linkedForm } from "#app/features/social/linked-schema.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { identityPaths } from "#app/lib/paths/identity-paths.ts";
import { linkedView } from "#app/pages/social/linked-view.server.ts";
import { linkWithPassword, PROVIDER_NAMES, unlinkSocial } from "#server/accounts/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { arrivalOf, forgetArrival } from "#server/http/sign-in/social-arrival.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { requirePassword } from "#server/http/visitor/require-password.ts";

export const says: RouteSays = { who: "members" };

export const handle: PageHandle = { entry: "account" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** Where a player links accounts elsewhere, and unlinks them (L08). */
export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  // Anybody who has come from a provider is asked for the password.
  const visitor = await (url.searchParams.has("with") ? requirePassword : requireMember)(args);
  const { t } = await speechOf(visitor.language);
  const texts = await textsOf(visitor.language, "twoFactor");
  return {
    texts,
    title: t("twoFactor.linked.title"),
    linked: await linkedView(visitor, url, t),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, brand, language } = visitor;
  const { t } = await speechOf(language);
  const speaker = { t, language, timeZone: brand.timeZone };
  const form = await readForm(args, linkedForm(t));
  if (!form.ok) return form.answer(400);

  const wish = form.value;
  const playerId = player.id;
  const forgetting = { status: 303, headers: { "Set-Cookie": forgetArrival(visitor) } };
  if (wish.intent === "cancel") return redirect(identityPaths.linked(), forgetting);
  if (wish.intent === "unlink") {
    const { provider } = wish;
    const unlinked = await unlinkSocial(context, { playerId, provider });
    if (unlinked.ok) return redirect(identityPaths.linked({ done: `unlinked-${provider}` }), 303);
    return form.answer(422, linkedErrors(unlinked.refusal, PROVIDER_NAMES[provider], speaker));
  }
  const identity = await arrivalOf(visitor, new URL(args.request.url));
  if (!identity) return form.answer(422, linkedErrors({ reason: "arrivalGone" }, "", speaker));
  const { provider } = identity;
  const request = { playerId, brandId: brand.id, identity, password: wish.password };
  const linked = await linkWithPassword(context, request);
  if (linked.ok) return redirect(identityPaths.linked({ done: `linked-${provider}` }), forgetting);
  const status = linked.refusal.reason === "tooBusy" ? 429 : 422;
  return form.answer(status, linkedErrors(linked.refusal, PROVIDER_NAMES[provider], speaker));
}

export default function LinkedAccounts() {
  const { texts, title, linked } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{title}</h1>
      <MoreTexts texts={texts}>
        <LinkedPage {...linked} answer={useActionData<typeof action>()} />
      </MoreTexts>
    </>
  );
}
