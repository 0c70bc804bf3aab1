import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { AgentTeam } from "#app/features/agent-home/agent-team.tsx";
import { shownTeam } from "#app/features/agent-home/shown-team.ts";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page-title.ts";
import { isTrialType } from "#server/accounts/index.ts";
import { teamShown } from "#server/agents/index.ts";
import { agentVisitor } from "#server/http/agent-visitor.ts";
import { TRUE_ACCOUNT_NEEDED } from "#server/http/require-member.ts";

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
  const { visitor, isAgent } = await agentVisitor(args);
  const { context, language, player } = visitor;
  const speaker = await speakerOf(visitor);
  const page = { title: speaker.t("partner.team.title"), texts: await textsOf(language, "partner") };
  if (isTrialType(player.accountType)) throw data({ needs: TRUE_ACCOUNT_NEEDED }, { status: 403 });
  const hasTeam = isAgent && (player.accountType === 1 || player.accountType === 2);
  if (!hasTeam) return data({ ...page, team: null, refused: { name: player.username } }, { status: 403 });
  const { searchParams } = new URL(args.request.url);
  const [of, whole, after] = ["of", "whole", "after"].map((name) => searchParams.get(name));
  const read = asked.safeParse({ of, isWhole: whole === "1", after });
  const found = read.success ? await teamShown(context, { player, ...read.data }) : null;
  if (!read.success || !found) throw new Response(null, { status: 404 });
  return data({ ...page, team: shownTeam(found, read.data.isWhole, speaker), refused: null });
}

export default function AgentTeamPage() {
  const { texts, title, team, refused } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      {team ? <AgentTeam title={title} team={team} /> : null}
      {refused ? <AgentRefused {...refused} /> : null}
    </MoreTexts>
  );
}
