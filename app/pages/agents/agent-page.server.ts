import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { ShownRefusal } from "#app/features/agent-home/agent-refused.tsx";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { isTrialType } from "#server/accounts/index.ts";
import { wasAgent } from "#server/agents/index.ts";
import { type AgentAsking, agentVisitor } from "#server/http/visitor/agent-visitor.ts";
import { TRUE_ACCOUNT_NEEDED } from "#server/http/visitor/require-member.ts";
import { refusalShown } from "./refusal-shown.server.ts";

/** Which pages a link may lead to: whoever would be refused there gets none. */
export type Opens = {
  readonly team: boolean;
  readonly contracts: boolean;
  /** Pages of the owner as a member, such as the lines of a movement. */
  readonly member: boolean;
};

type AgentPage = {
  readonly visitor: AgentAsking["visitor"];
  readonly speaker: Speaker;
  readonly may: AgentAsking["may"];
  readonly opens: Opens;
  /** Whether they were an agent, and are none any more. */
  readonly isFormer: boolean;
  /** Why the page is not theirs, as it is answered to a member or to a sub-login without the right; null for others. */
  readonly refusal: ReturnType<typeof refusalOf> | null;
};

/**
 * How each page of the agent centre begins: who asks, and whether it is theirs. A trial account is told what it takes.
 * One of the past is read by those too who were agents: what they signed and what they were paid stays theirs.
 */
export async function agentPage(
  args: LoaderFunctionArgs,
  { ofTeam, isOfPast = false }: { readonly ofTeam: boolean; readonly isOfPast?: boolean },
): Promise<AgentPage> {
  const { visitor, isAgent, hasTeam, may } = await agentVisitor(args);
  const { username, accountType } = visitor.player;
  if (isTrialType(accountType)) throw data({ needs: TRUE_ACCOUNT_NEEDED }, { status: 403 });
  const speaker = await speakerOf(visitor);
  const isFormer = !isAgent && (await wasAgent(visitor.context, visitor.player.id));
  const isTheirs = (isAgent && (hasTeam || !ofTeam)) || (isOfPast && isFormer);
  const title = speaker.t("partner.home.title");
  const refused = isAgent ? "subLogin" : isFormer ? "former" : "member";
  const refusal = isTheirs ? null : refusalOf(title, refusalShown(refused, username, speaker));
  const opens = {
    team: may("team"),
    contracts: may("contracts") || isFormer,
    member: visitor.acting === null,
  };
  return { visitor, speaker, may, opens, isFormer, refusal };
}

function refusalOf(title: string, refused: ShownRefusal) {
  return data({ title, shown: null, refused }, { status: 403 });
}
