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
import { RatesFormPage } from "#app/features/agent-home/rates-form-page.tsx";
import { numberedName } from "#app/lib/numbered-name.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { signedBy } from "#app/pages/agents/signature.server.ts";
import { rateFields, rateShape, saidRates } from "#app/pages/agents/team/rates-form.server.ts";
import { directRates, setRates } from "#server/agents/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents", right: "contracts", asksPassword: true };

export const handle: PageHandle = { entry: "team" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** What somebody directly below an agent gets back of stakes (A04, A05). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const playerId = numberOf(args);
  const found = await directRates(visitor.context, { agent: visitor.player, playerId });
  if (!found) throw new Response(null, { status: 404 });
  const title = speaker.t("partner.rates.title", {
    name: isolated(numberedName(found.name, playerId, speaker.language)),
  });
  const isDone = new URL(args.request.url).searchParams.get("done") === "1";
  return data({ title, shown: { fields: rateFields(found, speaker), isDone }, refused: null });
}

/** Raises at once, lowers from the next midnight on. */
export async function action(args: ActionFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) throw data(null, { status: 403 });
  const { context } = visitor;
  const playerId = numberOf(args);
  const form = await readForm(args, z.object(rateShape(speaker)));
  if (!form.ok) return form.answer(400);
  const set = await setRates(context, {
    by: signedBy(visitor),
    playerId,
    rates: saidRates(form.value),
  });
  if (!set.ok) {
    if (set.refusal.reason === "rateNotBelow") throw new Response(null, { status: 404 });
    return form.answer(422, { "": [speaker.t(`partner.rates.reasons.${set.refusal.reason}`)] });
  }
  return redirect(rewardPaths.agentRates(String(playerId), { done: "1" }), 303);
}

function numberOf({ params: { playerId = "" } }: LoaderFunctionArgs): bigint {
  if (!/^[1-9]\d{0,17}$/.test(playerId)) throw new Response(null, { status: 404 });
  return BigInt(playerId);
}

export default function AgentRates() {
  const { title, shown, refused } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return shown ? <RatesFormPage title={title} {...shown} answer={answer} /> : <AgentRefused {...refused} />;
}
