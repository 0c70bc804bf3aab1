import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { RightFields } from "#app/features/agent-home/right-fields.tsx";
import { SubLoginPage } from "#app/features/agent-home/sub-login-page.tsx";
import { SignatureFields } from "#app/features/contracts/signature-fields.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { subLoginPaths } from "#app/lib/paths/sub-login-paths.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { signatureAnswer } from "#app/pages/agents/contracts/contract-errors.server.ts";
import { checkSignature, signatureOf } from "#app/pages/agents/signature.server.ts";
import { deedsAsked, namedSubLogin } from "#app/pages/agents/team/named-sub-login.server.ts";
import { rightFields, rightsShape, saidRights } from "#app/pages/agents/team/rights-form.server.ts";
import { shownDeeds, shownSubLogin } from "#app/pages/agents/team/shown-sub-logins.server.ts";
import { deedsOf, endSubLogin, setSubLoginRights } from "#server/agents/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents", asksPassword: true };

export const handle: PageHandle = { entry: "subLogins" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** One sub-login of an agent's own: what it may and what it did (A01). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const { context, language } = visitor;
  const found = await namedSubLogin(args, visitor);
  const { before, done } = deedsAsked(args.request.url);
  const deeds = await deedsOf(context, { playerId: found.id, before });
  const shown = {
    subLogin: shownSubLogin(found, speaker),
    deeds: shownDeeds(deeds, found, speaker),
    rights: rightFields(found.rights, speaker),
    signature: await signatureOf(visitor, speaker),
    done: done === null ? "" : speaker.t(`subLogins.done.${done}`),
  };
  const texts = await textsOf(language, "subLogins", "contracts");
  return data({ title: found.username, shown, texts, refused: null });
}

const posted = z.object({
  intent: z.enum(["rights", "end"]),
  key: z.string().max(64).default(""),
  paymentPassword: z.string().max(300).optional(),
  code: z.string().max(300).optional(),
  ...rightsShape,
});

/** Ticks other rights, which takes a signature, or ends it, which takes none. */
export async function action(args: ActionFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) throw data(null, { status: 403 });
  const { context, player: owner } = visitor;
  const { id: playerId } = await namedSubLogin(args, visitor);
  const form = await readForm(args, posted);
  if (!form.ok) return form.answer(400);
  if (form.value.intent === "rights") {
    const own = await checkSignature(visitor, form.value);
    if (!own.ok) return form.answer(...signatureAnswer(own.refusal, speaker));
  }
  const changed =
    form.value.intent === "end"
      ? await endSubLogin(context, { playerId, by: { owner } })
      : await setSubLoginRights(context, { playerId, ownerId: owner.id, rights: saidRights(form.value) });
  if (!changed.ok) return form.answer(422, { "": [speaker.t("subLogins.endedAlready")] });
  return redirect(subLoginPaths.subLogin(String(playerId), { done: form.value.intent }), 303);
}

export default function SubLogin() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  const { shown, texts } = page;
  const { rights, signature, ...rest } = shown;
  return (
    <MoreTexts texts={texts}>
      <SubLoginPage {...rest} edition={signature.key} answer={answer}>
        <RightFields rights={rights} answer={answer} />
        <SignatureFields signature={signature} answer={answer} />
      </SubLoginPage>
    </MoreTexts>
  );
}
