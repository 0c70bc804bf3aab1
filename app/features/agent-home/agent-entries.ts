import type { CentreEntry } from "#app/components/centre.tsx";
import type { IconName } from "#app/components/icon.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import type { AgentEntryName } from "#app/lib/agent-entries.ts";
import { paths } from "#app/lib/paths.ts";
import { rewardPaths } from "#app/lib/reward-paths.ts";

type Entry = readonly [name: AgentEntryName, icon: IconName, path: string];

/** The entries of the agent centre that there are, in the specification's order (A01). */
const ENTRIES: readonly Entry[] = [
  ["announcements", "bell", rewardPaths.agentNews()],
  ["overview", "list", rewardPaths.agentHome()],
  ["accounts", "user", rewardPaths.agentAccounts()],
  ["team", "team", rewardPaths.agentTeam()],
];

/** What a sub-login sees without any right that its owner has ticked. */
const OF_ANYBODY: ReadonlySet<AgentEntryName> = new Set(["announcements", "overview"]);

/** The agent centre of one account, and the way out of it. The server names them, so that no page's script does. */
export function agentEntries(t: Translate, { hasTeam }: { readonly hasTeam: boolean }): CentreEntry[] {
  const shown = ENTRIES.filter(([name]) => hasTeam || OF_ANYBODY.has(name));
  return [
    ...shown.map(([name, icon, path]) => ({ name, icon, path, text: t(`partner.nav.${name}`), count: "" })),
    { name: "close", icon: "close", path: paths.home(), text: t("partner.nav.close"), count: "" },
  ];
}
