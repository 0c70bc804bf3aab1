import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EntryBoard } from "#app/features/entry-form/entry-board.tsx";
import { ConfirmPrompt, MembersPrompt } from "#app/features/entry-form/other-way-in.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { answerLogin } from "#app/pages/login/answer-login.server.ts";
import { loadLoginForm } from "#app/pages/login/load-login-form.server.ts";
import { LoginWays } from "#app/pages/login/login-ways.tsx";
import { safePath } from "#server/http/addresses/safe-path.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { isToConfirm } from "#server/http/sign-in/is-to-confirm.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", posts: "anybody", whileClosed: "guests" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** The door of partners, agents and their sub-logins (L15). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const redirectTo = safePath(new URL(args.request.url).searchParams.get("redirectTo"), "");
  // Anybody who is signed in because the browser is remembered may be here to type the password.
  if (visitor.player && !isToConfirm(visitor, redirectTo))
    throw replace(redirectTo || rewardPaths.agentHome());
  const { t } = await speechOf(visitor.language);
  return {
    title: t("entry.login.agentTitle"),
    redirectTo,
    login: await loadLoginForm(visitor, { door: "agents", by: null, redirectTo }),
  };
}

export function action(args: ActionFunctionArgs) {
  return answerLogin(args, "agents");
}

export default function AgentLoginPage() {
  const { title, redirectTo, login } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <h1>{title}</h1>
      <EntryBoard other={login.isConfirming ? <ConfirmPrompt /> : <MembersPrompt />}>
        <LoginWays login={login} redirectTo={redirectTo} answer={answer} switchHref="" />
      </EntryBoard>
    </>
  );
}
