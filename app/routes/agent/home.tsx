import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentOverview } from "#app/features/agent-home/agent-overview.tsx";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { shownOverview } from "#app/features/agent-home/shown-overview.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { titled } from "#app/lib/page-title.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { teamGrowth } from "#server/team/index.ts";

export const says: RouteSays = { who: "agents" };

export const handle: PageHandle = { entry: "overview" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** The first page of whoever brings players (R19): the team and how it grows. A member is told how to become one. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, hasTeam, refusal } = await agentPage(args, { ofTeam: false });
  if (refusal) return refusal;
  const { context, player } = visitor;
  const { timeZone } = speaker;
  const growth = hasTeam ? await teamGrowth(context, { playerId: player.id, timeZone }) : null;
  const shown = shownOverview({ player, growth }, speaker);
  return data({ title: speaker.t("partner.home.title"), shown, refused: null });
}

export default function AgentHomePage() {
  const { title, shown, refused } = useLoaderData<typeof loader>();
  return shown ? <AgentOverview title={title} overview={shown} /> : <AgentRefused {...refused} />;
}
