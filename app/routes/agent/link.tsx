import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { RegistrationLinkPage } from "#app/features/agent-home/registration-link-page.tsx";
import { shownLink } from "#app/features/agent-home/shown-link.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { linkAddresses } from "#app/pages/agents/team/link-addresses.server.ts";
import { saysRates } from "#app/pages/agents/team/shown-rates.server.ts";
import { endLink } from "#server/accounts/index.ts";
import { linkOf, linkRates } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents", right: "accounts" };

export const handle: PageHandle = { entry: "accounts" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** One link of an agent's own, at every address of the house (A05). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const { context, brand, player } = visitor;
  const { code = "" } = args.params;
  const link = await linkOf(context, { playerId: player.id, brand, code });
  if (!link) throw new Response(null, { status: 404 });
  const url = new URL(args.request.url);
  const shown = {
    link: shownLink(link, speaker, { brand, now: context.now() }),
    rates: saysRates(await linkRates(context, { brandId: brand.id, code }), speaker),
    addresses: await linkAddresses(visitor, { code, origin: url.origin }),
    isMade: url.searchParams.get("made") === "1",
  };
  return data({ title: speaker.t("partner.links.one"), shown, refused: null });
}

/** Ends it. */
export async function action(args: ActionFunctionArgs) {
  const { visitor, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) throw data(null, { status: 403 });
  const { code = "" } = args.params;
  const ended = await endLink(visitor.context, { playerId: visitor.player.id, code });
  if (!ended.ok) throw new Response(null, { status: 404 });
  return redirect(rewardPaths.agentLink(code), 303);
}

export default function AgentLinkPage() {
  const { title, shown, refused } = useLoaderData<typeof loader>();
  return shown ? <RegistrationLinkPage title={title} {...shown} /> : <AgentRefused {...refused} />;
}
