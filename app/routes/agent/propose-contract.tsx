import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { TermsPage } from "#app/features/contracts/terms-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { contractPaths } from "#app/lib/paths/contract-paths.ts";
import { contractAsking, contractPosting } from "#app/pages/agents/contracts/contract-asking.server.ts";
import { contractAnswer, signatureAnswer } from "#app/pages/agents/contracts/contract-errors.server.ts";
import { readTerms } from "#app/pages/agents/contracts/read-terms.server.ts";
import { previewAnswer } from "#app/pages/agents/contracts/shown-preview.server.ts";
import { shownTermsForm } from "#app/pages/agents/contracts/shown-terms-form.server.ts";
import { draftFields, termsForm } from "#app/pages/agents/contracts/terms-form-schema.server.ts";
import { checkSignature, signatureOf, signedBy } from "#app/pages/agents/signature.server.ts";
import {
  directAgents,
  draftsOf,
  forgetDraft,
  keepDraft,
  ownTerms,
  proposeContract,
} from "#server/agents/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents", right: "contracts", asksPassword: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** Terms for an agent directly below, on the ground of one's own (A02). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal, kind } = await contractAsking(args);
  if (refusal) return refusal;
  const { context, player, language } = visitor;
  const ground = await ownTerms(context, player.id, kind);
  if (!ground) throw new Response(null, { status: 404 });
  const [children, drafts] = await Promise.all([
    directAgents(context, player.id),
    draftsOf(context, { firstParty: player.id, kind }),
  ]);
  const child = new URL(args.request.url).searchParams.get("child") ?? "";
  const draft = drafts.find(({ secondParty }) => String(secondParty) === child);
  const kept = { ...draft?.fields, child };
  const form = shownTermsForm({ ground, children, kept, hasUpline: true }, speaker);
  const signature = await signatureOf(visitor, speaker);
  const title = speaker.t("contracts.form.title", { kind: speaker.t(`contracts.kinds.${kind}`) });
  const shown = { form, signature, canKeep: true, back: contractPaths.kind(kind) };
  return data({ title, shown, texts: await textsOf(language, "contracts"), refused: null });
}

/** Adds a row, keeps what was typed, or signs it and asks the other side. */
export async function action(args: ActionFunctionArgs) {
  const { visitor, speaker, kind } = await contractPosting(args);
  const { context, player } = visitor;
  const ground = await ownTerms(context, player.id, kind);
  if (!ground) throw new Response(null, { status: 404 });
  const form = await readForm(args, termsForm);
  if (!form.ok) return form.answer(400);
  const { press, child = "", ...typed } = form.value;
  if (press === "more") return form.answer(200);
  const childMissing = { child: [speaker.t("contracts.reasons.childMissing")] };
  const below = child === "" ? [] : await directAgents(context, player.id);
  const secondParty = below.find(({ id }) => String(id) === child)?.id;
  if (secondParty === undefined) return form.answer(400, childMissing);
  if (press === "keep") {
    await keepDraft(context, { firstParty: player.id, kind, secondParty, fields: draftFields(form.value) });
    return redirect(contractPaths.kind(kind, { kept: "1" }), 303);
  }
  const read = readTerms(form.value, ground, speaker);
  if ("errors" in read) return form.answer(400, read.errors);
  if (press === "preview") {
    return previewAnswer(form, context, { agent: secondParty, terms: read.terms }, speaker);
  }
  const own = await checkSignature(visitor, typed);
  if (!own.ok) return form.answer(...signatureAnswer(own.refusal, speaker));
  const asked = { by: signedBy(visitor), secondParty, terms: read.terms };
  const made = await proposeContract(context, asked);
  if (!made.ok) return form.answer(...contractAnswer(made.refusal, speaker));
  await forgetDraft(context, { firstParty: player.id, kind, secondParty });
  return redirect(contractPaths.contract(kind, String(made.value.contractId)), 303);
}

export default function ProposeContract() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  const { texts, title, shown } = page;
  return (
    <MoreTexts texts={texts}>
      <TermsPage title={title} shown={shown} answer={answer} />
    </MoreTexts>
  );
}
