import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LoginForm } from "#app/features/entry-form/login-form.tsx";
import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { tooMany } from "#app/features/entry-form/too-many.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { titled } from "#app/lib/page-title.ts";
import { foldUsername, logIn, loginForm } from "#server/accounts/index.ts";
import { attemptLimits } from "#server/http/attempt-limits.ts";
import { readForm } from "#server/http/posted-form.ts";
import { safePath } from "#server/http/safe-path.ts";
import { signIn } from "#server/http/sign-in.ts";
import { visitorOf } from "#server/http/visitor.ts";

export const handle: PageHandle = { frame: { header: false, sideMenu: false, footer: false } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { player, language } = await visitorOf(args);
  const redirectTo = safePath(new URL(args.request.url).searchParams.get("redirectTo"));
  if (player) throw replace(redirectTo);
  const { t } = await speechOf(language);
  return { title: t("entry.login.title"), redirectTo };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, brand, language, address, device } = visitor;
  const { t } = await speechOf(language);
  const form = await readForm(args, loginForm(sayReasons(t)));
  if (!form.ok) return form.answer(400);

  const { username, password, redirectTo } = form.value;
  const limits = attemptLimits(context);
  const attempt = { address, account: `${brand.id} ${foldUsername(username)}` };
  const counted = await limits.login(attempt);
  if (!counted.ok) {
    return form.answer(429, tooMany(counted.refusal.retryAt, { t, language, timeZone: brand.timeZone }));
  }

  const place = { address, device };
  const login = await logIn(context, { brandId: brand.id, username, password, place });
  if (!login.ok) {
    const { reason } = login.refusal;
    if (reason === "tooBusy") await limits.loginUndecided(attempt);
    return form.answer(reason === "tooBusy" ? 429 : 422, { "": [t(`reasons.${reason}`)] });
  }
  await limits.loginSucceeded(attempt);
  const headers = await signIn(visitor, login.value.playerId);
  return replace(safePath(redirectTo), { status: 303, headers });
}

export default function LoginPage() {
  const { title, redirectTo } = useLoaderData<typeof loader>();
  return (
    <div className="page entry stack">
      <h1>{title}</h1>
      <LoginForm redirectTo={redirectTo} answer={useActionData<typeof action>()} />
    </div>
  );
}
