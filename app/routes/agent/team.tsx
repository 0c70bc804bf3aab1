import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { AgentTeam } from "#app/features/agent-home/agent-team.tsx";
import { shownTeam } from "#app/features/agent-home/shown-team.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { subLoginPaths } from "#app/lib/paths/sub-login-paths.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { ratesText } from "#app/pages/agents/team/shown-rates.server.ts";
import { type Rate, teamShown } from "#server/agents/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { GROWTH_PERIODS, growthStart } from "#server/team/index.ts";
import { offeredDown } from "#server/transfers/index.ts";

export const says: RouteSays = { who: "agents", right: "team" };

export const handle: PageHandle = { entry: "team" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

const asked = z.object({
  of: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt)
    .nullable(),
  isWhole: z.boolean(),
  came: z.enum(["", ...GROWTH_PERIODS]),
  after: z
    .string()
    .regex(/^\d{1,9}\.\d{1,18}$/)
    .transform((place) => {
      const [depth = "", playerId = ""] = place.split(".");
      return { depth: Number(depth), playerId: BigInt(playerId) };
    })
    .nullable(),
});

/** The team of a partner or an agent, and of those in it (A04). A sub-login's team is its owner's. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, may, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const { context, player, brand } = visitor;
  const query = new URL(args.request.url).searchParams;
  const [of, whole, after] = ["of", "whole", "after"].map((name) => query.get(name));
  const read = asked.safeParse({ of, isWhole: whole === "1", came: query.get("came") ?? "", after });
  if (!read.success) throw new Response(null, { status: 404 });
  const { came, ...place } = read.data;
  const since = came === "" ? undefined : growthStart(came, context.now(), speaker.timeZone);
  const found = await teamShown(context, { player, ...place, since });
  if (!found) throw new Response(null, { status: 404 });
  const sends = may("money") && (await offeredDown(context, brand.id)) !== null;
  const given = {
    ratesText: may("contracts") ? (rates: readonly Rate[]) => ratesText(rates, speaker) : null,
    sendHref: sends ? (playerId: string) => subLoginPaths.sendDown(playerId) : null,
  };
  const shown = shownTeam(found, { isWhole: place.isWhole, came, ...given }, speaker);
  return data({ title: speaker.t("partner.team.title"), shown, refused: null });
}

export default function AgentTeamPage() {
  const { title, shown, refused } = useLoaderData<typeof loader>();
  return shown ? <AgentTeam title={title} team={shown} /> : <AgentRefused {...refused} />;
}
