import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentNews } from "#app/features/agent-home/agent-news.tsx";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { formatDay } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { listNotices } from "#server/content/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents", right: "each" };

export const handle: PageHandle = { entry: "announcements" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** What the house has to say, newest first (A01). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: false });
  if (refusal) return refusal;
  const { t, language, timeZone } = speaker;
  const notices = await listNotices(visitor.context, { language, audience: "members" });
  const shown = notices.map(({ id, title, publishedAt }) => ({
    id,
    title,
    day: formatDay(publishedAt, language, timeZone),
  }));
  return data({ title: t("partner.home.announcements"), shown, refused: null });
}

export default function AgentAnnouncementsPage() {
  const { title, shown, refused } = useLoaderData<typeof loader>();
  return shown ? <AgentNews title={title} news={shown} /> : <AgentRefused {...refused} />;
}
