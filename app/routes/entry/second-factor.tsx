import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { factorAnswer } from "#app/features/two-factor/factor-answer.ts";
import { codeForm } from "#app/features/two-factor/factor-schemas.ts";
import { SecondStep } from "#app/features/two-factor/second-step.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { checkSecondFactor } from "#server/accounts/index.ts";
import { localText } from "#server/core/languages.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { liftHold } from "#server/http/sign-in/complete-login.ts";
import { requireHeld } from "#server/http/visitor/require-held.ts";

export const says: RouteSays = { who: "secondFactor", whileClosed: "guests" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** The second proof of a login (L16). Whoever stands here is signed in as nobody yet. */
export async function loader(args: LoaderFunctionArgs) {
  const { language, brand } = await requireHeld(args, "secondFactor");
  const { t } = await speechOf(language);
  return {
    texts: await textsOf(language, "twoFactor"),
    title: t("twoFactor.door.title"),
    brandName: localText(brand.name, language),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireHeld(args, "secondFactor");
  const { context, platform, held, language, brand } = visitor;
  const { t } = await speechOf(language);
  const form = await readForm(args, codeForm(t));
  if (!form.ok) return form.answer(400);

  const { houseSecret } = platform.config;
  const request = { playerId: held.player.id, code: form.value.code, houseSecret };
  const checked = await checkSecondFactor(context, request);
  const speaker = { t, language, timeZone: brand.timeZone };
  if (!checked.ok) return form.answer(...factorAnswer(checked.refusal, speaker));
  const { to, headers } = await liftHold(visitor);
  return replace(to, { status: 303, headers });
}

export default function SecondFactor() {
  const { texts, title, brandName } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <h1>{title}</h1>
      <MoreTexts texts={texts}>
        <SecondStep brandName={brandName} answer={answer} />
      </MoreTexts>
    </>
  );
}
