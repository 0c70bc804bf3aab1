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
import {
  contractAsking,
  contractPosting,
  namedContract,
} from "#app/pages/agents/contracts/contract-asking.server.ts";
import { contractAnswer, signatureAnswer } from "#app/pages/agents/contracts/contract-errors.server.ts";
import { readTerms } from "#app/pages/agents/contracts/read-terms.server.ts";
import { previewAnswer } from "#app/pages/agents/contracts/shown-preview.server.ts";
import { shownTermsForm } from "#app/pages/agents/contracts/shown-terms-form.server.ts";
import { termsForm } from "#app/pages/agents/contracts/terms-form-schema.server.ts";
import { checkSignature, signatureOf, signedBy } from "#app/pages/agents/signature.server.ts";
import { askChange, ownTerms } from "#server/agents/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents", right: "contracts", asksPassword: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** Other terms for a contract in force, on the ground of those that hold (A02). */
export async function loader(args: LoaderFunctionArgs) {
  const asking = await contractAsking(args);
  if (asking.refusal) return asking.refusal;
  const { visitor, speaker, kind } = asking;
  const { contract } = await namedContract(args, asking);
  const ground = await ownTerms(visitor.context, contract.secondParty, kind);
  if (!ground) throw new Response(null, { status: 404 });
  const hasUpline = contract.firstParty !== null;
  const form = shownTermsForm({ ground, children: null, kept: {}, hasUpline }, speaker);
  const signature = await signatureOf(visitor, speaker);
  const title = speaker.t("contracts.form.changeTitle", { kind: speaker.t(`contracts.kinds.${kind}`) });
  const shown = { form, signature, canKeep: false, back: contractPaths.contract(kind, String(contract.id)) };
  return data({ title, shown, texts: await textsOf(visitor.language, "contracts"), refused: null });
}

/** Adds a row, or signs the other terms and asks the other side. */
export async function action(args: ActionFunctionArgs) {
  const asking = await contractPosting(args);
  const { visitor, speaker, kind } = asking;
  const { context } = visitor;
  const { contract } = await namedContract(args, asking);
  const ground = await ownTerms(context, contract.secondParty, kind);
  if (!ground) throw new Response(null, { status: 404 });
  const form = await readForm(args, termsForm);
  if (!form.ok) return form.answer(400);
  if (form.value.press === "more") return form.answer(200);
  const read = readTerms(form.value, ground, speaker);
  if ("errors" in read) return form.answer(400, read.errors);
  if (form.value.press === "preview") {
    return previewAnswer(form, context, { agent: contract.secondParty, terms: read.terms }, speaker);
  }
  const own = await checkSignature(visitor, form.value);
  if (!own.ok) return form.answer(...signatureAnswer(own.refusal, speaker));
  const wish = { contractId: contract.id, by: signedBy(visitor), terms: read.terms };
  const asked = await askChange(context, wish);
  if (!asked.ok) return form.answer(...contractAnswer(asked.refusal, speaker));
  return redirect(contractPaths.contract(kind, String(contract.id)), 303);
}

export default function ChangeContract() {
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
