import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { IncomePage } from "#app/features/pay/income-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { incomeQuery } from "#app/pages/agents/income/income-query.server.ts";
import { shownEstimate } from "#app/pages/agents/income/shown-estimate.server.ts";
import { shownIncome } from "#app/pages/agents/income/shown-income.server.ts";
import { debtsOf, estimatePay, incomeByDay, incomeOf } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents", right: "income" };

export const handle: PageHandle = { entry: "income" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** What contracts and rates have brought an agent, and what is owed (A01, A03). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, opens, refusal } = await agentPage(args, { ofTeam: true, isOfPast: true });
  if (refusal) return refusal;
  const { context, player, language } = visitor;
  const now = context.now();
  const { filter, asked, before } = incomeQuery(args.request.url, now, speaker);
  const own = { playerId: player.id, ...asked };
  const { timeZone } = speaker;
  const [income, days, debts, estimated] = await Promise.all([
    incomeOf(context, { ...own, before }),
    incomeByDay(context, { ...own, timeZone }),
    debtsOf(context, player.id),
    estimatePay(context, { playerId: player.id, timeZone }),
  ]);
  const estimate = shownEstimate(estimated, { now, opens }, speaker);
  const shown = shownIncome({ income, days, debts, estimate, filter, opens }, speaker);
  return data({ title: shown.title, shown, texts: await textsOf(language, "pay"), refused: null });
}

export default function AgentIncomePage() {
  const page = useLoaderData<typeof loader>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  return (
    <MoreTexts texts={page.texts}>
      <IncomePage shown={page.shown} />
    </MoreTexts>
  );
}
