import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { ErrorText } from "#app/error-page.tsx";
import { MemberCentre } from "#app/features/member-nav/member-centre.tsx";
import { memberEntries } from "#app/features/member-nav/member-entries.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { asksAround } from "#app/lib/page/asks-around.ts";
import { useEntry } from "#app/lib/page/page-handle.ts";
import { isAgentType, isSubLoginType } from "#server/accounts/index.ts";
import { wasAgent } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { writtenUnread } from "#server/http/visitor/frame.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";
import { offeredUpline } from "#server/transfers/index.ts";
import { memberCounts } from "#server/use-cases/index.ts";

export const says: RouteSays = { who: "players", subLogins: true };

/** The member centre (M15): its entries, and how many wait behind them. Each page in it authorises itself. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, brand, player, language } = await requirePlayer(args);
  const { accountType } = player;
  const [{ t }, upline, waiting, isFormer] = await Promise.all([
    speechOf(language),
    offeredUpline(context, { player, brand }),
    memberCounts(context, player.id),
    !isAgentType(accountType) && wasAgent(context, player.id),
  ]);
  return {
    entries: memberEntries(t, {
      isSubLogin: isSubLoginType(accountType),
      hasUpline: upline !== null,
      wasAgent: isFormer,
      counts: {
        messages: writtenUnread(waiting.messages, language),
        rewardCenter: writtenUnread(waiting.rewards, language),
        missions: writtenUnread(waiting.missions, language),
      },
    }),
  };
}

export const shouldRevalidate = asksAround;

export default function Centre() {
  const { entries } = useLoaderData<typeof loader>();
  return (
    <MemberCentre entries={entries} here={useEntry()}>
      <Outlet />
    </MemberCentre>
  );
}

/** The entries stand around a page that has failed, unless they are what failed. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>("routes/layouts/centre");
  return (
    <MemberCentre entries={data?.entries ?? []} here={useEntry()}>
      <ErrorText />
    </MemberCentre>
  );
}
