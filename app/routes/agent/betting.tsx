import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { bettingFound } from "#app/pages/agents/records/betting-found.server.ts";
import { shownBetting } from "#app/pages/agents/records/shown-betting.server.ts";
import { TeamRecordPage } from "#app/pages/agents/records/team-record-page.tsx";
import { bettingQuery } from "#app/pages/agents/records/team-record-query.server.ts";
import { playedChoices } from "#server/catalogue/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents", right: "team" };

export const handle: PageHandle = { entry: "betting" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** What an agent's team played, down to the round (A01, A04). Another line is as unknown as nobody. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const { context, player, language } = visitor;
  const read = bettingQuery(args.request.url, context.now(), speaker.timeZone);
  if (!read) throw new Response(null, { status: 404 });
  const { filter, page } = read;
  const choices = await playedChoices(context, { language, ...filter });
  const asked = { player, ...read.asked, games: choices.inCategory ?? undefined, page };
  const found = await bettingFound(context, { by: filter.by, asked }, speaker);
  if (!found) throw new Response(null, { status: 404 });
  const shown = shownBetting({ ...read, found, choices }, speaker);
  const texts = await textsOf(language, "pay", "transfers");
  return data({ title: shown.title, shown, texts, refused: null });
}

export default function TeamBettingPage() {
  const page = useLoaderData<typeof loader>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  return (
    <MoreTexts texts={page.texts}>
      <TeamRecordPage shown={page.shown} />
    </MoreTexts>
  );
}
