import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { MakeSubLoginPage } from "#app/features/agent-home/make-sub-login-page.tsx";
import { RightFields } from "#app/features/agent-home/right-fields.tsx";
import { SignatureFields } from "#app/features/contracts/signature-fields.tsx";
import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { NewPasswordFields } from "#app/features/recovery/new-password-fields.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { subLoginPaths } from "#app/lib/paths/sub-login-paths.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { signatureAnswer } from "#app/pages/agents/contracts/contract-errors.server.ts";
import { checkSignature, signatureOf } from "#app/pages/agents/signature.server.ts";
import { makingAnswer, makingForm } from "#app/pages/agents/team/make-sub-login.server.ts";
import { rightFields, saidRights } from "#app/pages/agents/team/rights-form.server.ts";
import { codeTexts } from "#app/pages/codes/code-texts.server.ts";
import { passwordHint } from "#server/accounts/index.ts";
import { registrationFields } from "#server/brand/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { takeRegistration } from "#server/http/tries/per-address.ts";
import { makeSubLogin } from "#server/use-cases/index.ts";

export const says: RouteSays = { who: "agents", asksPassword: true };

export const handle: PageHandle = { entry: "subLogins" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** A login for somebody who works in an agent's name (A01). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const { context, brand, language } = visitor;
  const shown = {
    rule: passwordHint(await registrationFields(context, brand.id, "username"), sayReasons(speaker.t)),
    rights: rightFields([], speaker),
    signature: await signatureOf(visitor, speaker),
  };
  const texts = {
    subLogins: await textsOf(language, "subLogins", "contracts"),
    codes: await codeTexts(language, "newPassword"),
  };
  return data({ title: speaker.t("subLogins.make"), shown, texts, refused: null });
}

export async function action(args: ActionFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) throw data(null, { status: 403 });
  const { context, brand, language, player: owner, address } = visitor;
  const form = await readForm(args, await makingForm(visitor, speaker));
  if (!form.ok) return form.answer(400);
  const counted = takeRegistration(context, address);
  if (!counted.ok) return form.answer(...makingAnswer(counted.refusal, speaker));
  const own = await checkSignature(visitor, form.value);
  if (!own.ok) return form.answer(...signatureAnswer(own.refusal, speaker));
  const { username, newPassword: password } = form.value;
  const wished = { brand, owner, username, password, language, rights: saidRights(form.value) };
  const made = await makeSubLogin(context, wished);
  if (!made.ok) return form.answer(...makingAnswer(made.refusal, speaker));
  return redirect(subLoginPaths.subLogin(String(made.value.playerId), { done: "made" }), 303);
}

export default function MakeSubLogin() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  const { title, shown, texts } = page;
  return (
    <MoreTexts texts={texts.subLogins}>
      <MoreTexts texts={texts.codes}>
        <MakeSubLoginPage title={title} edition={shown.signature.key} answer={answer}>
          <NewPasswordFields rule={shown.rule} answer={answer} />
          <RightFields rights={shown.rights} answer={answer} />
          <SignatureFields signature={shown.signature} answer={answer} />
        </MakeSubLoginPage>
      </MoreTexts>
    </MoreTexts>
  );
}
