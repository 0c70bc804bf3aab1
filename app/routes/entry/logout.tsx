import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { closeSession, forgetLogin } from "#server/accounts/index.ts";
import { rememberedCookie, rememberedSecret } from "#server/http/browser/remembered-cookie.ts";
import { closeSessionCookie } from "#server/http/browser/session-cookie.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", posts: "anybody", bearsFloods: true, whileClosed: "guests" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** Asked for by a link it only asks back: a link can be followed by a machine, or sent by somebody else. */
export async function loader(args: LoaderFunctionArgs) {
  const { player, language } = await visitorOf(args);
  if (!player) throw replace(paths.home());
  const { t } = await speechOf(language);
  return { title: t("entry.logout.title"), name: player.username };
}

export async function action(args: ActionFunctionArgs) {
  const { context, session, held, cookies, platform } = await visitorOf(args);
  const form = await readForm(args, z.object({}));
  if (!form.ok) return form.answer(400);

  const own = session ?? held?.session;
  if (own) await closeSession(context, own.tokenHash);
  const headers = new Headers({ "Set-Cookie": await closeSessionCookie(platform.config) });
  // The cookie may be of a sign-in that has ended by itself, and would open the next one.
  const secret = rememberedSecret(platform.config, cookies);
  if (secret !== null) {
    await forgetLogin(context, secret);
    headers.append("Set-Cookie", rememberedCookie(platform.config, null));
  }
  return replace(paths.home(), { status: 303, headers });
}

export default function LogoutPage() {
  const { t } = useSpeech();
  const { title, name } = useLoaderData<typeof loader>();
  return (
    <div className="page entry entry--alone stack">
      <h1>{title}</h1>
      <PostForm action={paths.logout()} answer={useActionData<typeof action>()} className="stack panel">
        <p>{t("entry.logout.question", { name })}</p>
        <Button kind="primary">{t("entry.logout.submit")}</Button>
        <Link to={paths.home()}>{t("entry.logout.stay")}</Link>
      </PostForm>
    </div>
  );
}
