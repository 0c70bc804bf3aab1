import type { CentreEntry } from "#app/components/centre.tsx";
import type { IconName } from "#app/components/icon.tsx";
import type { Speech } from "#app/i18n/speech.tsx";
import type { AgentEntryName } from "#app/lib/agent-entries.ts";
import { contractPaths } from "#app/lib/contract-paths.ts";
import { incomePaths } from "#app/lib/income-paths.ts";
import { paths } from "#app/lib/paths.ts";
import { rewardPaths } from "#app/lib/reward-paths.ts";
import { teamPaths } from "#app/lib/team-paths.ts";
import type { ContractKind } from "#server/agents/index.ts";
import { formatWhole } from "#server/core/numbers.ts";
import type { ContractStanding } from "#server/use-cases/index.ts";

type Entry = readonly [name: AgentEntryName, icon: IconName, path: string];

/** The entries of the agent centre that there are, in the specification's order (A01). */
const ENTRIES: readonly Entry[] = [
  ["announcements", "bell", rewardPaths.agentNews()],
  ["overview", "list", rewardPaths.agentHome()],
  ["accounts", "user", rewardPaths.agentAccounts()],
  ["team", "team", rewardPaths.agentTeam()],
  ["betting", "list", teamPaths.teamBetting()],
  ["profit", "ledger", teamPaths.teamProfit()],
  ["income", "ledger", incomePaths.income()],
  ["transactions", "wallet", teamPaths.transactions()],
];

/** The entries of contracts, which stand behind the others. */
const CONTRACTS: readonly (readonly [kind: ContractKind, icon: IconName])[] = [
  ["dividend", "gem"],
  ["daily", "wallet"],
  ["hourly", "clock"],
  ["realtime", "flame"],
];

/** What a sub-login sees without any right that its owner has ticked. */
const OF_ANYBODY: ReadonlySet<AgentEntryName> = new Set(["announcements", "overview"]);

type Asking = {
  readonly hasTeam: boolean;
  readonly contracts: Readonly<Record<ContractKind, ContractStanding>> | null;
};

/** The agent centre of one account, and the way out of it. The server names them, so that no page's script does. */
export function agentEntries({ t, language }: Speech, { hasTeam, contracts }: Asking): CentreEntry[] {
  const shown = ENTRIES.filter(([name]) => hasTeam || OF_ANYBODY.has(name));
  const ofContracts = CONTRACTS.flatMap(([name, icon]) => {
    const standing = contracts?.[name];
    if (!standing?.isShown) return [];
    const count = standing.waiting === 0 ? "" : formatWhole(standing.waiting, language);
    return [{ name, icon, path: contractPaths.kind(name), text: t(`partner.nav.${name}`), count }];
  });
  return [
    ...shown.map(([name, icon, path]) => ({ name, icon, path, text: t(`partner.nav.${name}`), count: "" })),
    ...ofContracts,
    { name: "close", icon: "close", path: paths.home(), text: t("partner.nav.close"), count: "" },
  ];
}
