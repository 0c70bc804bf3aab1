import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Banners } from "#app/features/banner-carousel/banners.tsx";
import { EntryBoard } from "#app/features/entry-form/entry-board.tsx";
import { FreePlayButton } from "#app/features/entry-form/free-play-button.tsx";
import { AgentsWay, ConfirmPrompt, RegisterPrompt } from "#app/features/entry-form/other-way-in.tsx";
import { described } from "#app/i18n/described.server.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { answerLogin } from "#app/pages/login/answer-login.server.ts";
import { answerMobileLogin } from "#app/pages/login/answer-mobile-login.server.ts";
import { loadLoginForm } from "#app/pages/login/load-login-form.server.ts";
import { LoginWays } from "#app/pages/login/login-ways.tsx";
import { hasFlag } from "#server/brand/index.ts";
import { bannersOf } from "#server/content/index.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { isToConfirm } from "#server/http/sign-in/is-to-confirm.ts";
import { audienceOf } from "#server/http/visitor/audience.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", posts: "anybody", search: "found", whileClosed: "guests" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { searchParams } = new URL(args.request.url);
  const redirectTo = safePath(searchParams.get("redirectTo"), "");
  // Anybody who is signed in because the browser is remembered may be here to type the password.
  if (visitor.player && !isToConfirm(visitor, redirectTo)) throw replace(redirectTo || paths.home());
  const { context, language } = visitor;
  const { t } = await speechOf(language);
  return {
    title: t("entry.login.title"),
    description: await described(visitor, "login"),
    banners: await bannersOf(context, { group: "w_login", language, audience: audienceOf(visitor) }),
    redirectTo,
    login: await loadLoginForm(visitor, { door: "members", by: searchParams.get("by"), redirectTo }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, brand } = await visitorOf(args);
  const isByMobile =
    new URL(args.request.url).searchParams.get("by") === "sms" &&
    (await hasFlag(context, brand.id, "MOBILEVERCODELOGIN3"));
  return isByMobile ? answerMobileLogin(args) : answerLogin(args, "members");
}

export default function LoginPage() {
  const { title, banners, redirectTo, login } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const switchHref = paths.login({ redirectTo, ...(login.by === "sms" ? {} : { by: "sms" }) });
  const other = (
    <>
      <RegisterPrompt href={paths.register({ redirectTo })} />
      {login.offersFreePlay ? <FreePlayButton redirectTo={redirectTo || paths.home()} /> : null}
      <AgentsWay />
    </>
  );
  return (
    <>
      <h1>{title}</h1>
      <EntryBoard other={login.isConfirming ? <ConfirmPrompt /> : other}>
        <LoginWays login={login} redirectTo={redirectTo} answer={answer} switchHref={switchHref} />
      </EntryBoard>
      <Banners banners={banners} />
    </>
  );
}
