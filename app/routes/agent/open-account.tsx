import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { OpenAccountPage } from "#app/features/agent-home/open-account-page.tsx";
import { BeginningRates } from "#app/features/agent-home/rate-fields.tsx";
import { SignatureFields } from "#app/features/contracts/signature-fields.tsx";
import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { NewPasswordFields } from "#app/features/recovery/new-password-fields.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { signatureAnswer } from "#app/pages/agents/contracts/contract-errors.server.ts";
import { checkSignature, signatureOf } from "#app/pages/agents/signature.server.ts";
import { openedText, openingAnswer } from "#app/pages/agents/team/opening-answer.server.ts";
import { rateFields, rateShape, saidRates } from "#app/pages/agents/team/rates-form.server.ts";
import { codeTexts } from "#app/pages/codes/code-texts.server.ts";
import { openingForm, passwordHint } from "#server/accounts/index.ts";
import { grantableRates } from "#server/agents/index.ts";
import { registrationFields } from "#server/brand/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { takeRegistration } from "#server/http/tries/per-address.ts";
import { openByAgent } from "#server/use-cases/index.ts";

export const says: RouteSays = { who: "agents", right: "accounts", asksPassword: true };

export const handle: PageHandle = { entry: "accounts" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** An account for somebody who stands beside the agent (A05). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const { context, brand, language } = visitor;
  const settings = await registrationFields(context, brand.id, "username");
  const shown = {
    rule: passwordHint(settings, sayReasons(speaker.t)),
    signature: await signatureOf(visitor, speaker),
    rates: rateFields({ most: await grantableRates(context, visitor.player.id), rates: [] }, speaker),
    opened: await openedText(args, visitor, speaker),
  };
  const texts = {
    contracts: await textsOf(language, "contracts"),
    codes: await codeTexts(language, "newPassword"),
  };
  return data({ title: speaker.t("partner.opening.title"), shown, texts, refused: null });
}

export async function action(args: ActionFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) throw data(null, { status: 403 });
  const { context, brand, language, player, address } = visitor;
  const settings = await registrationFields(context, brand.id, "username");
  const form = await readForm(args, openingForm(settings, sayReasons(speaker.t)).extend(rateShape(speaker)));
  if (!form.ok) return form.answer(400);
  const counted = takeRegistration(context, address);
  if (!counted.ok) return form.answer(...openingAnswer(counted.refusal, speaker));
  const own = await checkSignature(visitor, form.value);
  if (!own.ok) return form.answer(...signatureAnswer(own.refusal, speaker));
  const { username, newPassword: password, kind } = form.value;
  const accountType = kind === "agent" ? (2 as const) : (0 as const);
  const rates = saidRates(form.value);
  const wished = { brand, agent: player, username, password, accountType, language, rates };
  const opened = await openByAgent(context, { ...wished, subLogin: visitor.acting?.username });
  if (!opened.ok) return form.answer(...openingAnswer(opened.refusal, speaker));
  return redirect(rewardPaths.openAccount({ done: String(opened.value.playerId) }), 303);
}

export default function OpenAccount() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  const { title, shown, texts } = page;
  return (
    <MoreTexts texts={texts.contracts}>
      <MoreTexts texts={texts.codes}>
        <OpenAccountPage title={title} edition={shown.signature.key} opened={shown.opened} answer={answer}>
          <NewPasswordFields rule={shown.rule} answer={answer} />
          <BeginningRates fields={shown.rates} answer={answer} />
          <SignatureFields signature={shown.signature} answer={answer} />
        </OpenAccountPage>
      </MoreTexts>
    </MoreTexts>
  );
}
