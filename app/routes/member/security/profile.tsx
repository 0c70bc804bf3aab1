import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FirstPasswordLink } from "#app/features/security/first-password-link.tsx";
import { passwordErrors } from "#app/features/security/password-errors.ts";
import { ProfileFacts } from "#app/features/security/profile-facts.tsx";
import { ProfileForm } from "#app/features/security/profile-form.tsx";
import { profileShown } from "#app/features/security/profile-shown.ts";
import { Saved } from "#app/features/security/saved.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { withQuery } from "#app/lib/paths/paths.ts";
import { askedFields, changeProfile, lacksPassword, profileForm, type Say } from "#server/accounts/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { ownProfile } from "#server/http/visitor/own-profile.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";

export const says: RouteSays = { who: "members" };

export const handle: PageHandle = { entry: "account" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** What the house knows of a player, and what of it they may put right (M01). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  const { profile, settings } = await ownProfile(visitor);
  const needsPassword = await lacksPassword(context, player.id);
  const say: Say = (key, holes) => t(`reasons.${key}`, holes);
  return {
    texts: await textsOf(language, "security"),
    title: t("security.profile.title"),
    isDone: new URL(args.request.url).searchParams.has("done"),
    fields: askedFields(settings, say),
    firstPassword: needsPassword ? memberPaths.password({ redirectTo: memberPaths.profile() }) : null,
    ...profileShown(profile, player.id, { language, timeZone: brand.timeZone }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  const { settings } = await ownProfile(visitor);
  const form = await readForm(
    args,
    profileForm(settings, (key, holes) => t(`reasons.${key}`, holes)),
  );
  if (!form.ok) return form.answer(400);

  const changed = await changeProfile(context, { playerId: player.id, ...form.value });
  if (changed.ok) return redirect(withQuery(memberPaths.profile(), { done: "1" }), 303);
  const errors = passwordErrors(changed.refusal, { language, t, timeZone: brand.timeZone });
  return form.answer(changed.refusal.reason === "tooBusy" ? 429 : 422, errors);
}

export default function ProfilePage() {
  const { texts, title, isDone, facts, firstPassword, ...form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <h1>{title}</h1>
      <MoreTexts texts={texts}>
        {isDone ? <Saved /> : null}
        <ProfileFacts facts={facts} />
        {firstPassword ? <FirstPasswordLink href={firstPassword} /> : null}
        {form.fields.length > 0 && !firstPassword ? <ProfileForm {...form} answer={answer} /> : null}
      </MoreTexts>
    </>
  );
}
