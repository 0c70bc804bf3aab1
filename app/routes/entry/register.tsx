import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BannerCarousel } from "#app/features/banner-carousel/banner-carousel.tsx";
import { RegistrationClosed, RegistrationForm } from "#app/features/entry-form/registration-form.tsx";
import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { tooMany } from "#app/features/entry-form/too-many.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page-title.ts";
import { paths } from "#app/lib/paths.ts";
import { askedFields, isRegistrationOpen, registerPlayer, registrationForm } from "#server/accounts/index.ts";
import { registrationFields } from "#server/brand/index.ts";
import { bannersOf } from "#server/content/index.ts";
import { formatMoney, money } from "#server/core/money.ts";
import { attemptLimits } from "#server/http/attempt-limits.ts";
import { readForm } from "#server/http/posted-form.ts";
import { signIn } from "#server/http/sign-in.ts";
import { visitorOf } from "#server/http/visitor.ts";

const STATUS = { usernameTaken: 409, registrationClosed: 403, tooBusy: 429 } as const;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { context, brand, language, player } = await visitorOf(args);
  if (player) throw replace(paths.home());
  const { t } = await speechOf(language);
  const settings = await registrationFields(context, brand.id, "username");
  const isOpen = await isRegistrationOpen(context, brand.id);
  const page = {
    title: t("entry.register.title"),
    banners: await bannersOf(context, { group: "w_register", language }),
    isOpen,
    fields: askedFields(settings, sayReasons(t)),
    trial: brand.trialGrantMinor > 0n ? formatMoney(money(brand.trialGrantMinor, "TRIAL"), language) : null,
    referralCode: new URL(args.request.url).searchParams.get("referralCode")?.slice(0, 64) ?? "",
  };
  return data(page, { status: isOpen ? 200 : 403 });
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, brand, language } = visitor;
  if (visitor.player) return replace(paths.home(), 303);
  const { t } = await speechOf(language);
  const settings = await registrationFields(context, brand.id, "username");
  const form = await readForm(args, registrationForm(settings, sayReasons(t)));
  if (!form.ok) return form.answer(400);

  const counted = await attemptLimits(context).register(visitor);
  if (!counted.ok) {
    return form.answer(429, tooMany(counted.refusal.retryAt, { t, language, timeZone: brand.timeZone }));
  }
  const registered = await registerPlayer(context, { brand, language, registration: form.value });
  if (!registered.ok) {
    const { reason } = registered.refusal;
    const field = reason === "usernameTaken" ? "username" : "";
    return form.answer(STATUS[reason], { [field]: [t(`reasons.${reason}`)] });
  }
  const headers = await signIn(visitor, registered.value.playerId);
  return replace(paths.home(), { status: 303, headers });
}

export default function RegisterPage() {
  const { title, banners, isOpen, ...form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="page entry stack">
      <BannerCarousel banners={banners} />
      <h1>{title}</h1>
      {isOpen ? <RegistrationForm {...form} answer={answer} /> : <RegistrationClosed />}
    </div>
  );
}
