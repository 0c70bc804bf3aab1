import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { Invitation } from "#app/features/agent-home/invitation.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { titled } from "#app/lib/page-title.ts";
import { paths } from "#app/lib/paths.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { inviteCodeOf } from "#server/accounts/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents" };

export const handle: PageHandle = { entry: "accounts" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** The link by which somebody comes below this agent (A05). It leads to the house through which it was asked for. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const referralCode = await inviteCodeOf(visitor.context, visitor.player);
  const shown = `${new URL(args.request.url).origin}${paths.register({ referralCode })}`;
  return data({ title: speaker.t("partner.nav.accounts"), shown, refused: null });
}

export default function AgentAccountsPage() {
  const { title, shown, refused } = useLoaderData<typeof loader>();
  return shown !== null ? <Invitation title={title} link={shown} /> : <AgentRefused {...refused} />;
}
