import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentOverview } from "#app/features/agent-home/agent-overview.tsx";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { shownOverview } from "#app/features/agent-home/shown-overview.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { FiguresSection } from "#app/pages/agents/income/figures-section.tsx";
import { overviewQuery } from "#app/pages/agents/income/overview-query.server.ts";
import { shownFigures } from "#app/pages/agents/income/shown-figures.server.ts";
import { teamOverview } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { teamGrowth } from "#server/team/index.ts";

export const says: RouteSays = { who: "agents", right: "each" };

export const handle: PageHandle = { entry: "overview" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** The first page of whoever brings players (R19): the team, how it grows and what it comes to. A member is told how to become one, and who was one is led to what they were paid. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, may, isFormer, refusal } = await agentPage(args, { ofTeam: false });
  if (isFormer) throw redirect(incomePaths.income());
  if (refusal) return refusal;
  const { context, player, language, acting } = visitor;
  const { timeZone } = speaker;
  const hasTeam = may("team");
  const growth = hasTeam ? await teamGrowth(context, { playerId: player.id, timeZone }) : null;
  const shown = shownOverview({ player, acting, growth }, speaker);
  const { asked, ...read } = overviewQuery(args.request.url, context.now(), timeZone);
  const found = hasTeam ? await teamOverview(context, { playerId: player.id, timeZone, ...asked }) : null;
  return data({
    title: speaker.t("partner.home.title"),
    shown,
    figures: found && shownFigures({ ...read, found, hasIncome: may("income") }, speaker),
    texts: await textsOf(language, "pay", "transfers"),
    refused: null,
  });
}

export default function AgentHomePage() {
  const page = useLoaderData<typeof loader>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  const { title, shown, figures, texts } = page;
  return (
    <MoreTexts texts={texts}>
      <AgentOverview title={title} overview={shown} />
      {figures ? <FiguresSection shown={figures} /> : null}
    </MoreTexts>
  );
}
