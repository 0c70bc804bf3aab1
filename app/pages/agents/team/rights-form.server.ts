import { z } from "zod";
import type { ShownRight } from "#app/features/agent-home/right-fields.tsx";
import type { Speaker } from "#app/i18n/speech.tsx";
import { AGENT_RIGHTS, type AgentRight } from "#server/agents/index.ts";

const NAMES = {
  team: "mayTeam",
  accounts: "mayAccounts",
  contracts: "mayContracts",
  income: "mayIncome",
  money: "mayMoney",
} as const satisfies Record<AgentRight, string>;

const ticked = z.literal("on").optional();

/** A box for each right. */
export const rightsShape = Object.fromEntries(AGENT_RIGHTS.map((right) => [NAMES[right], ticked])) as Record<
  (typeof NAMES)[AgentRight],
  typeof ticked
>;

/** What was ticked. */
export function saidRights(said: Readonly<Record<string, unknown>>): AgentRight[] {
  return AGENT_RIGHTS.filter((right) => said[NAMES[right]] === "on");
}

/** The boxes as they are printed, those that are ticked already. */
export function rightFields(held: readonly AgentRight[], { t }: Speaker): ShownRight[] {
  return AGENT_RIGHTS.map((right) => ({
    name: NAMES[right],
    label: t(`subLogins.rights.${right}`),
    isTicked: held.includes(right),
  }));
}
