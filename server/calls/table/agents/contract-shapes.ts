import { z } from "zod";
import { isAgentType, isTrialType, leadsTeam } from "../../../accounts/index.ts";
import {
  APPLIES,
  BASES,
  CARRIES,
  CONTRACT_KINDS,
  type ContractKind,
  type ContractTerms,
  CYCLES,
  ISSUERS,
} from "../../../agents/index.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { contractStanding } from "../../../use-cases/index.ts";
import { amount, asSum } from "../../shapes.ts";

/** What two sides sign, as it is written. */
export const termsShape = z.object({
  ...{ kind: z.enum(CONTRACT_KINDS), issuer: z.enum(ISSUERS), base: z.enum(BASES) },
  ...{ cycle: z.enum(CYCLES), carry: z.enum(CARRIES), apply: z.enum(APPLIES) },
  tiers: z.array(z.object({ from: amount, people: z.int(), rate: z.int() })),
  leastStake: amount,
  products: z.record(z.string(), z.int()),
  costs: z.object({
    vendors: z.record(z.string(), z.int()),
    ...{ bonus: z.int(), deposits: z.int(), withdrawals: z.int() },
  }),
  cap: amount.nullable(),
  ringFence: amount.nullable(),
});

export function termsValue({
  tiers,
  leastStake,
  cap,
  ringFence,
  ...terms
}: ContractTerms): z.infer<typeof termsShape> {
  return {
    ...terms,
    tiers: tiers.map((tier) => ({ ...tier, from: asSum(tier.from) })),
    leastStake: asSum(leastStake),
    cap: cap === null ? null : asSum(cap),
    ringFence: ringFence === null ? null : asSum(ringFence),
  };
}

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
