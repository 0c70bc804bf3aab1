import { z } from "zod";
import { nodeOf } from "../../../catalogue/index.ts";
import { REWARD_KINDS, type Reward, rewardWorth } from "../../../missions/index.ts";
import { amount, asAmount } from "../../shapes.ts";

const rounds = z.object({ nodeId: z.string(), many: z.int(), days: z.int() });

/** What is given for a mission, or for a place on a board. */
export const reward = z.object({
  pays: z.enum(REWARD_KINDS),
  amount: amount.meta({
    description: "What is given. Of rounds, what all of them would have cost.",
  }),
  rounds: rounds.nullable().meta({
    description: "Where rounds are given: of which game, how many, and within how many days they are played.",
  }),
});

export function rewardValue(of: Reward): z.infer<typeof reward> {
  const given =
    of.pays === "rounds" ? { nodeId: nodeOf(of.vendor, of.game), many: of.many, days: of.days } : null;
  return { pays: of.pays, amount: asAmount(rewardWorth(of)), rounds: given };
}
