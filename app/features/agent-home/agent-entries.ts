import type { CentreEntry } from "#app/components/centre.tsx";
import type { IconName } from "#app/components/icon.tsx";
import type { Speech } from "#app/i18n/speech.tsx";
import type { AgentEntryName } from "#app/lib/page/agent-entries.ts";
import { contractPaths } from "#app/lib/paths/contract-paths.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { subLoginPaths } from "#app/lib/paths/sub-login-paths.ts";
import { teamPaths } from "#app/lib/paths/team-paths.ts";
import type { AgentRight, ContractKind } from "#server/agents/index.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { ContractStanding } from "#server/use-cases/index.ts";

/** With the right that opens it to a sub-login, as its page says too. */
type Entry = readonly [name: AgentEntryName, icon: IconName, path: string, right: AgentRight | "each"];

/** The entries of the agent centre that there are, in the specification's order (A01). */
const ENTRIES: readonly Entry[] = [
  ["announcements", "bell", rewardPaths.agentNews(), "each"],
  ["overview", "list", rewardPaths.agentHome(), "each"],
  ["accounts", "user", rewardPaths.agentAccounts(), "accounts"],
  ["team", "team", rewardPaths.agentTeam(), "team"],
  ["betting", "list", teamPaths.teamBetting(), "team"],
  ["profit", "ledger", teamPaths.teamProfit(), "team"],
  ["income", "ledger", incomePaths.income(), "income"],
  ["transactions", "wallet", teamPaths.transactions(), "team"],
];

/** The entries of contracts, which stand behind the others. */
const CONTRACTS: readonly (readonly [kind: ContractKind, icon: IconName])[] = [
  ["dividend", "gem"],
  ["daily", "wallet"],
  ["hourly", "clock"],
  ["realtime", "flame"],
];

type Asking = {
  readonly may: (right: AgentRight) => boolean;
  /** Whether they were an agent: what they were paid and signed is left to them. */
  readonly isFormer: boolean;
  /** Whether those who work in an owner's name are theirs to name. */
  readonly isOwner: boolean;
  readonly contracts: Readonly<Record<ContractKind, ContractStanding>> | null;
};

/** The agent centre of one account, and the way out of it. The server names them, so that no page's script does. */
export function agentEntries(
  { t, language }: Speech,
  { may, isFormer, isOwner, contracts }: Asking,
): CentreEntry[] {
  const shown = ENTRIES.filter(([, , , right]) =>
    isFormer ? right === "income" : right === "each" || may(right),
  );
  const ofContracts = CONTRACTS.flatMap(([name, icon]) => {
    const standing = contracts?.[name];
    if (!standing?.isShown) return [];
    const count = standing.waiting === 0 ? "" : formatWhole(standing.waiting, language);
    return [{ name, icon, path: contractPaths.kind(name), text: t(`partner.nav.${name}`), count }];
  });
  return [
    ...shown.map(([name, icon, path]) => ({ name, icon, path, text: t(`partner.nav.${name}`), count: "" })),
    ...ofContracts,
    ...(isOwner
      ? [
          {
            name: "subLogins",
            icon: "user" as const,
            path: subLoginPaths.subLogins(),
            text: t("partner.nav.subLogins"),
            count: "",
          },
        ]
      : []),
    { name: "close", icon: "close", path: paths.home(), text: t("partner.nav.close"), count: "" },
  ];
}
