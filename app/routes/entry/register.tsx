import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { Banners } from "#app/features/banner-carousel/banners.tsx";
import { RegisterPageBody } from "#app/features/entry-form/register-page-body.tsx";
import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { described } from "#app/i18n/described.server.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { loadRegistrationShown } from "#app/pages/registration/load-registration.server.ts";
import { registrationProofs } from "#app/pages/registration/registration-proofs.tsx";
import { registrationRefused } from "#app/pages/registration/registration-refused.server.ts";
import { isTrialType, registrationForm } from "#server/accounts/index.ts";
import { bannersOf, newsTitles } from "#server/content/index.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { registrationAt } from "#server/http/sign-in/asked-registration.ts";
import { completeLogin } from "#server/http/sign-in/complete-login.ts";
import { countedVisit } from "#server/http/sign-in/counted-visit.ts";
import { registerVisitor } from "#server/http/sign-in/register-visitor.ts";
import { type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", posts: "anybody", search: "listed", whileClosed: "guests" };

const noticeBar = onDemand(async () => (await import("#app/features/notice-bar/notice-bar.tsx")).NoticeBar);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.page.title, description: data?.description }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language } = visitor;
  const url = new URL(args.request.url);
  const redirectTo = safePath(url.searchParams.get("redirectTo"), "");
  if (hasOwnAccount(visitor)) throw replace(redirectTo || paths.home());
  const { t } = await speechOf(language);
  const to = { language, audience: "guests" } as const;
  const page = {
    title: t("entry.register.title"),
    // The specification names two groups for the one page.
    banners: [
      ...(await bannersOf(context, { group: "w_register", ...to })),
      ...(await bannersOf(context, { group: "w_reg", ...to })),
    ],
    news: await newsTitles(context, to),
    redirectTo,
    ...(await loadRegistrationShown(visitor, { url, redirectTo })),
  };
  const description = await described(visitor, "register");
  const headers = await countedVisit(visitor, page.visitedLink);
  return data({ page, description }, { status: page.modes.length > 0 ? 200 : 403, headers });
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await visitorOf(args);
  const { language, brand } = visitor;
  const { minimumAge, timeZone } = brand;
  const url = new URL(args.request.url);
  const from = safePath(url.searchParams.get("redirectTo"));
  if (hasOwnAccount(visitor)) return replace(from, 303);
  const { t } = await speechOf(language);
  const { mode, rules } = await registrationAt(visitor, url);
  const form = await readForm(args, registrationForm({ ...rules, minimumAge }, sayReasons(t)));
  if (!form.ok) return form.answer(400);

  const registered = await registerVisitor(args, { mode, rules, posted: form.value });
  if (!registered.ok) {
    const { status, errors } = registrationRefused(registered.refusal, { t, language, timeZone });
    return form.answer(status, errors);
  }
  const { playerId } = registered.value;
  const { to, headers } = await completeLogin(visitor, { playerId, way: "registration", from });
  return replace(to, { status: 303, headers });
}

/** A trial account is none, and whoever plays with one may open theirs (§4). */
function hasOwnAccount({ player }: Visitor): boolean {
  return player !== null && !isTrialType(player.accountType);
}

export default function RegisterPage() {
  const { banners, news, dialing, challenge, widget, code, warning, ...page } =
    useLoaderData<typeof loader>().page;
  const answer = useActionData<typeof action>() ?? warning;
  const proofs = registrationProofs({ dialing, code, challenge, widget }, answer);
  return (
    <RegisterPageBody {...page} answer={answer} proofs={proofs}>
      <Banners banners={banners} />
      <OnDemand of={noticeBar} props={{ notices: news }} />
    </RegisterPageBody>
  );
}
