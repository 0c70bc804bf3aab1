import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { ErrorPage, ErrorText } from "#app/error-page.tsx";
import { playerMenu } from "#app/features/member-nav/player-menu.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { asksAround } from "#app/lib/page/asks-around.ts";
import { usePanel } from "#app/lib/page/frame.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { PageFrame } from "#app/page-frame.tsx";
import { PageDialog } from "#app/pages/dialogs/page-dialog.tsx";
import { isSubLoginType, seesAgentItem } from "#server/accounts/index.ts";
import { actingFor } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { loadPanel } from "#server/http/visitor/frame.ts";
import { type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody" };

/** The frame of the site: head, navigation, side menu and footer, as far as the page asks for them (R). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { t } = await speechOf(visitor.language);
  const isSubLogin = visitor.player !== null && isSubLoginType(visitor.player.accountType);
  const menu = ({ isFormerAgent }: { isFormerAgent: boolean }) =>
    playerMenu(t, { isAgent: isAgent(visitor), isFormerAgent, isSubLogin });
  const inName = isSubLogin ? t("subLogins.inName", { name: isolated(await ownerOf(visitor)) }) : "";
  return loadPanel(visitor, { menu, inName });
}

/** The name of the one for whom a sub-login works; empty once it works for nobody. */
async function ownerOf({ context, player }: Visitor): Promise<string> {
  const acting = player && (await actingFor(context, player));
  return acting?.owner.username ?? "";
}

/** Whether there is a way to the agent centre in the menu (F08). */
function isAgent({ template, player }: Visitor): boolean {
  return template?.isAgent ?? (player !== null && seesAgentItem(player.accountType));
}

export const shouldRevalidate = asksAround;

export default function SiteFrame() {
  return (
    <PageFrame panel={useLoaderData<typeof loader>()}>
      <PageDialog />
      <Outlet />
    </PageFrame>
  );
}

/** Only the page is wrong, so the way to all others stands around it. Without a panel the frame itself has failed. */
export function ErrorBoundary() {
  const panel = usePanel();
  if (!panel) return <ErrorPage />;
  return (
    <PageFrame panel={panel}>
      <ErrorText />
    </PageFrame>
  );
}
