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
import { ContractPage } from "#app/features/contracts/contract-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { contractPaths } from "#app/lib/paths/contract-paths.ts";
import {
  contractAsking,
  contractPosting,
  namedContract,
} from "#app/pages/agents/contracts/contract-asking.server.ts";
import {
  answerRefused,
  contractAnswer,
  signatureAnswer,
} from "#app/pages/agents/contracts/contract-errors.server.ts";
import { shownContract } from "#app/pages/agents/contracts/shown-contract.server.ts";
import { waitingPreview } from "#app/pages/agents/contracts/shown-preview.server.ts";
import { answerAsked, checkSignature, signatureOf, signedBy } from "#app/pages/agents/signature.server.ts";
import { askEnd } from "#server/agents/index.ts";
import { vendorNames } from "#server/catalogue/index.ts";
import { isId } from "#server/core/ids.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents", right: "contracts", asksPassword: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** One contract, for its two sides (A02). */
export async function loader(args: LoaderFunctionArgs) {
  const asking = await contractAsking(args, { isOfPast: true });
  if (asking.refusal) return asking.refusal;
  const { visitor, speaker, kind, isOn } = asking;
  const asked = new URL(args.request.url).searchParams.get("version");
  const named = await namedContract(args, asking);
  const vendorOf = await vendorNames(visitor.context, visitor);
  const shown = shownContract(named, { isOn, asked, vendorOf }, speaker);
  if (!shown) throw new Response(null, { status: 404 });
  const preview = isOn ? await waitingPreview(visitor.context, named, speaker) : null;
  const signature = await signatureOf(visitor, speaker);
  const texts = await textsOf(visitor.language, "contracts");
  return data({
    title: speaker.t(`contracts.kinds.${kind}`),
    shown,
    preview,
    signature,
    texts,
    refused: null,
  });
}

const posted = z.object({
  key: z.string().max(100).refine(isId),
  version: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
  intent: z.enum(["agree", "deny", "end"]),
  paymentPassword: z.string().max(400).optional(),
  code: z.string().max(100).optional(),
});

/** Signs what the other side has asked for, declines it, or asks for the end. */
export async function action(args: ActionFunctionArgs) {
  const asking = await contractPosting(args);
  const { visitor, speaker, kind } = asking;
  const { context } = visitor;
  const { contract } = await namedContract(args, asking);
  const form = await readForm(args, posted);
  if (!form.ok) return form.answer(400);
  const { intent, version, ...typed } = form.value;
  const contractId = contract.id;
  if (intent === "end") {
    const own = await checkSignature(visitor, typed);
    if (!own.ok) return form.answer(...signatureAnswer(own.refusal, speaker));
    const ended = await askEnd(context, { contractId, by: signedBy(visitor) });
    if (!ended.ok) return form.answer(...contractAnswer(ended.refusal, speaker));
  } else {
    const answered = await answerAsked(visitor, typed, { contractId, answer: intent, version });
    if (!answered.ok) return form.answer(...answerRefused(answered.refusal, speaker));
  }
  return redirect(contractPaths.contract(kind, String(contract.id)), 303);
}

export default function Contract() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  const { texts, refused: _, ...shown } = page;
  return (
    <MoreTexts texts={texts}>
      <ContractPage {...shown} answer={answer} />
    </MoreTexts>
  );
}
