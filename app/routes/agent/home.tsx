import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentHome } from "#app/features/agent-home/agent-home.tsx";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { shownAgent } from "#app/features/agent-home/shown-agent.ts";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page-title.ts";
import { directDownline, inviteCodeOf, isTrialType } from "#server/accounts/index.ts";
import { listNotices } from "#server/content/index.ts";
import { agentVisitor } from "#server/http/agent-visitor.ts";
import { TRUE_ACCOUNT_NEEDED } from "#server/http/require-member.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** The first page of whoever brings players (R19). A member is told how to become one, and a trial account what it takes. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, isAgent } = await agentVisitor(args);
  const { context, language, player } = visitor;
  const speaker = await speakerOf(visitor);
  const page = { title: speaker.t("partner.home.title"), texts: await textsOf(language, "partner") };
  if (isTrialType(player.accountType)) throw data({ needs: TRUE_ACCOUNT_NEEDED }, { status: 403 });
  if (!isAgent) return data({ ...page, agent: null, refused: { name: player.username } }, { status: 403 });
  const below = await directDownline(context, player.id);
  const notices = await listNotices(context, { language, audience: "members" });
  const { origin } = new URL(args.request.url);
  const inviteCode = await inviteCodeOf(context, player);
  const facts = { player, inviteCode, below, notices, origin };
  const agent = shownAgent(facts, speaker);
  return data({ ...page, agent, refused: null });
}

export default function AgentHomePage() {
  const { texts, title, agent, refused } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      {agent ? <AgentHome title={title} agent={agent} /> : null}
      {refused ? <AgentRefused {...refused} /> : null}
    </MoreTexts>
  );
}
