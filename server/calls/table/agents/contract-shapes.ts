import { z } from "zod";
import { isAgentType, isTrialType, leadsTeam } from "../../../accounts/index.ts";
import {
  APPLIES,
  BASES,
  CARRIES,
  CONTRACT_KINDS,
  type ContractKind,
  CYCLES,
  ISSUERS,
} from "../../../agents/index.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { contractStanding } from "../../../use-cases/index.ts";

/** What two sides sign, as it is written. */
export const termsShape = z.object({
  ...{ kind: z.enum(CONTRACT_KINDS), issuer: z.enum(ISSUERS), base: z.enum(BASES) },
  ...{ cycle: z.enum(CYCLES), carry: z.enum(CARRIES), apply: z.enum(APPLIES) },
  tiers: z.array(z.object({ from: z.string(), people: z.int(), rate: z.int() })),
  leastStake: z.string(),
  products: z.record(z.string(), z.int()),
  costs: z.object({
    vendors: z.record(z.string(), z.int()),
    ...{ bonus: z.int(), deposits: z.int(), withdrawals: z.int() },
  }),
  cap: z.string().nullable(),
  ringFence: z.string().nullable(),
});

/** Whether the agent centre shows a kind of contract to whoever calls, as its pages ask (A01). */
export async function isTheirs(
  { context, player, brand }: PlayerVisitor,
  kind: ContractKind,
): Promise<boolean> {
  const { accountType } = player;
  if (isTrialType(accountType) || !isAgentType(accountType) || !leadsTeam(accountType)) return false;
  const standing = await contractStanding(context, { playerId: player.id, brand });
  return standing[kind].isShown;
}
