import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { shownTransactions } from "#app/pages/agents/records/shown-transactions.server.ts";
import { TeamRecordPage } from "#app/pages/agents/records/team-record-page.tsx";
import { transactionsQuery } from "#app/pages/agents/records/team-record-query.server.ts";
import { teamMovements } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { standingBelow } from "#server/team/index.ts";

export const says: RouteSays = { who: "agents", right: "team" };

export const handle: PageHandle = { entry: "transactions" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** What came to the accounts of an agent's team and left them, but by play (A01, A04). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const { context, player, language } = visitor;
  const read = transactionsQuery(args.request.url, context.now(), speaker.timeZone);
  const found = read && (await teamMovements(context, { player, ...read.asked, page: read.page }));
  if (!found) throw new Response(null, { status: 404 });
  const people = found.rows.map(({ playerId }) => playerId);
  const below = await standingBelow(context, player.id, people);
  const shown = shownTransactions({ ...read, found, below }, speaker);
  const texts = await textsOf(language, "pay", "transfers");
  return data({ title: shown.title, shown, texts, refused: null });
}

export default function TransactionsPage() {
  const page = useLoaderData<typeof loader>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  return (
    <MoreTexts texts={page.texts}>
      <TeamRecordPage shown={page.shown} />
    </MoreTexts>
  );
}
