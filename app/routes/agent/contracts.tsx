import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { ContractsPage } from "#app/features/contracts/contracts-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { contractAsking } from "#app/pages/agents/contracts/contract-asking.server.ts";
import { shownContracts } from "#app/pages/agents/contracts/shown-contracts.server.ts";
import { contractsOf, directAgents, draftsOf } from "#server/agents/index.ts";
import { vendorNames } from "#server/catalogue/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents", right: "contracts" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** One kind of contract of an agent, with those above and below (A02). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal, kind, isOn } = await contractAsking(args, { isOfPast: true });
  if (refusal) return refusal;
  const { context, player, language } = visitor;
  const [contracts, drafts, vendorOf] = await Promise.all([
    contractsOf(context, { playerId: player.id, kind }),
    isOn ? draftsOf(context, { firstParty: player.id, kind }) : [],
    vendorNames(context, { language }),
  ]);
  const below = drafts.length === 0 ? [] : await directAgents(context, player.id);
  const shown = shownContracts({ kind, isOn, contracts, drafts, below, vendorOf }, speaker);
  const isKept = new URL(args.request.url).searchParams.get("kept") === "1";
  const texts = await textsOf(language, "contracts");
  return data({ title: speaker.t(`contracts.kinds.${kind}`), shown, isKept, texts, refused: null });
}

export default function Contracts() {
  const page = useLoaderData<typeof loader>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  const { texts, title, shown, isKept } = page;
  return (
    <MoreTexts texts={texts}>
      <ContractsPage title={title} shown={shown} isKept={isKept} />
    </MoreTexts>
  );
}
