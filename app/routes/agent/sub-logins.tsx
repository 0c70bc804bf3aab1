import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgentRefused } from "#app/features/agent-home/agent-refused.tsx";
import { SubLoginsPage } from "#app/features/agent-home/sub-logins-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { agentPage } from "#app/pages/agents/agent-page.server.ts";
import { shownSubLogin } from "#app/pages/agents/team/shown-sub-logins.server.ts";
import { SUB_LOGINS_MAX, subLoginsOf } from "#server/agents/index.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "agents" };

export const handle: PageHandle = { entry: "subLogins" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data?.title, matches),
  { name: "robots", content: "noindex" },
];

/** Those who work in an agent's name (A01). */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, speaker, refusal } = await agentPage(args, { ofTeam: true });
  if (refusal) return refusal;
  const { context, player, language } = visitor;
  const found = await subLoginsOf(context, player.id);
  const atWork = found.filter(({ endedAt }) => endedAt === null).length;
  const shown = {
    intro: speaker.t("subLogins.intro", { max: formatWhole(SUB_LOGINS_MAX, language) }),
    canMake: atWork < SUB_LOGINS_MAX,
    subLogins: found.map((one) => shownSubLogin(one, speaker)),
  };
  const texts = await textsOf(language, "subLogins");
  return data({ title: speaker.t("partner.nav.subLogins"), shown, texts, refused: null });
}

export default function SubLogins() {
  const page = useLoaderData<typeof loader>();
  if (!page.shown) return <AgentRefused {...page.refused} />;
  const { title, shown, texts } = page;
  return (
    <MoreTexts texts={texts}>
      <SubLoginsPage title={title} {...shown} />
    </MoreTexts>
  );
}
