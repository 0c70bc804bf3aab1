import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Centre } from "#app/components/centre.tsx";
import { ErrorText } from "#app/error-page.tsx";
import { agentEntries } from "#app/features/agent-home/agent-entries.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { asksAround } from "#app/lib/asks-around.ts";
import { useEntry } from "#app/lib/page-handle.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { agentVisitor } from "#server/http/visitor/agent-visitor.ts";

export const says: RouteSays = { who: "agents" };

/** The agent centre (A01): its entries, for agents and nobody else. Each page in it authorises itself. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, isAgent, hasTeam } = await agentVisitor(args);
  const { t } = await speechOf(visitor.language);
  const texts = await textsOf(visitor.language, "partner");
  const entries = isAgent ? agentEntries(t, { hasTeam }) : [];
  return data({ texts, label: t("partner.home.title"), entries }, { status: isAgent ? 200 : 403 });
}

export const shouldRevalidate = asksAround;

export default function AgentCentre() {
  const { texts, ...centre } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <Centre {...centre} here={useEntry()}>
        <Outlet />
      </Centre>
    </MoreTexts>
  );
}

/** The entries stand around a page that has failed, unless they are what failed. */
export function ErrorBoundary() {
  const centre = useRouteLoaderData<typeof loader>("routes/layouts/agent");
  return (
    <Centre label={centre?.label ?? ""} entries={centre?.entries ?? []} here={useEntry()}>
      <ErrorText />
    </Centre>
  );
}
