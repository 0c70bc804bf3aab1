import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { factorAnswer } from "#app/features/two-factor/factor-answer.ts";
import { FactorPage } from "#app/features/two-factor/factor-page.tsx";
import { factorForm } from "#app/features/two-factor/factor-schemas.ts";
import { RecoveryCodes } from "#app/features/two-factor/recovery-codes.tsx";
import { shownFactor } from "#app/features/two-factor/shown-factor.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { withQuery } from "#app/lib/paths/paths.ts";
import { factorAddress, secondFactorOf } from "#server/accounts/index.ts";
import { localText } from "#server/core/languages.ts";
import { qrCode } from "#server/download/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { carryOutFactorWish } from "#server/http/sign-in/factor-wish.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { requirePassword } from "#server/http/visitor/require-password.ts";

export const says: RouteSays = { who: "members", subLogins: true };

export const handle: PageHandle = { entry: "account" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** Where a player switches the second proof of a login on and off (L16). */
export async function loader(args: LoaderFunctionArgs) {
  const { context, platform, player, brand, language } = await requirePassword(args);
  const { t } = await speechOf(language);
  const { houseSecret } = platform.config;
  const state = await secondFactorOf(context, { playerId: player.id, houseSecret });
  const named = { issuer: localText(brand.name, language), account: player.username };
  const address = state.state === "begun" ? factorAddress({ ...named, secret: state.secret }) : "";
  const picture = address && (await qrCode(address));
  return {
    texts: await textsOf(language, "twoFactor"),
    title: t("twoFactor.title"),
    factor: shownFactor(state, { address, picture, language, timeZone: brand.timeZone }),
    isJustOff: new URL(args.request.url).searchParams.get("done") === "off",
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, platform, player, session, language, brand } = visitor;
  const { t } = await speechOf(language);
  const form = await readForm(args, factorForm(t));
  if (!form.ok) return form.answer(400);

  const { houseSecret } = platform.config;
  const owner = { playerId: player.id, houseSecret, family: session.family };
  const outcome = await carryOutFactorWish(context, owner, form.value);
  const speaker = { t, language, timeZone: brand.timeZone };
  if (!outcome.ok) return form.answer(...factorAnswer(outcome.refusal, speaker));
  const { recoveryCodes } = outcome.value;
  // They are told in this very answer and nowhere else: behind a redirect they would have to be kept for it.
  if (recoveryCodes) return data({ values: {}, errors: {}, recoveryCodes });
  const done = form.value.intent === "off" ? "off" : "";
  return redirect(withQuery(memberPaths.twoFactor(), { done }), 303);
}

export default function TwoFactor() {
  const { texts, title, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const codes = answer && "recoveryCodes" in answer ? answer.recoveryCodes : null;
  return (
    <>
      <h1>{title}</h1>
      <MoreTexts texts={texts}>
        {codes ? <RecoveryCodes codes={codes} /> : <FactorPage {...shown} answer={answer} />}
      </MoreTexts>
    </>
  );
}
