import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { ProfitPage } from "#app/pages/agents/income/profit-page.tsx";
import { profitQuery } from "#app/pages/agents/income/profit-query.server.ts";
import { shownProfit } from "#app/pages/agents/income/shown-profit.server.ts";
import { teamProfit } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { standingBelow } from "#server/team/index.ts";

export const says: RouteSays = { who: "agents", right: "team" };

export const handle: PageHandle = { entry: "profit" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** What each of an agent's team paid in, staked and won (A01, A04). Another line is as unknown as nobody. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const { context, player, language } = visitor;
  const read = profitQuery(args.request.url, context.now(), speaker.timeZone);
  const found = read && (await teamProfit(context, { player, ...read.asked }));
  if (!found) throw new Response(null, { status: 404 });
  const people = found.rows.map(({ id }) => id);
  const below = await standingBelow(context, player.id, people);
  const shown = shownProfit(found, { ...read, below }, speaker);
  return data({
    title: shown.title,
    shown,
    texts: await textsOf(language, "pay", "transfers"),
    refused: null,
  });
}

export default function AgentProfitPage() {
  const page = useLoaderData<typeof loader>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  return (
    <MoreTexts texts={page.texts}>
      <ProfitPage shown={page.shown} />
    </MoreTexts>
  );
}
