import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useMatches, useRouteLoaderData } from "@remix-run/react";
import { Centre } from "#app/components/centre.tsx";
import { ErrorText } from "#app/error-page.tsx";
import { agentEntries } from "#app/features/agent-home/agent-entries.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { asksAround } from "#app/lib/page/asks-around.ts";
import { useEntry } from "#app/lib/page/page-handle.ts";
import { wasAgent } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { agentAtWork } from "#server/http/visitor/agent-visitor.ts";
import { contractStanding } from "#server/use-cases/index.ts";

export const says: RouteSays = { who: "agents", right: "each" };

/**
 * The agent centre (A01): its entries, for agents and nobody else. Somebody who was one has those of
 * what is left open to them. Each page in it authorises itself.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, isAgent, may } = await agentAtWork(args);
  const speech = await speechOf(visitor.language);
  const texts = await textsOf(visitor.language, "partner");
  const { context, player, brand } = visitor;
  const isFormer = !isAgent && (await wasAgent(context, player.id));
  const contracts =
    may("contracts") || isFormer ? await contractStanding(context, { playerId: player.id, brand }) : null;
  const isOpen = isAgent || isFormer;
  const isOwner = visitor.acting === null && may("team");
  const entries = isOpen ? agentEntries(speech, { may, isFormer, isOwner, contracts }) : [];
  return data({ texts, label: speech.t("partner.home.title"), entries }, { status: isOpen ? 200 : 403 });
}

export const shouldRevalidate = asksAround;

export default function AgentCentre() {
  const { texts, ...centre } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <Centre {...centre} here={useHere()}>
        <Outlet />
      </Centre>
    </MoreTexts>
  );
}

/** A page of contracts stands in the entry that its address names. */
function useHere(): string | undefined {
  const entry = useEntry();
  return useMatches().at(-1)?.params.kind ?? entry;
}

/** The entries stand around a page that has failed, unless they are what failed. */
export function ErrorBoundary() {
  const centre = useRouteLoaderData<typeof loader>("routes/layouts/agent");
  return (
    <Centre label={centre?.label ?? ""} entries={centre?.entries ?? []} here={useHere()}>
      <ErrorText />
    </Centre>
  );
}
