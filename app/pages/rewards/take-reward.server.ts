import { z } from "zod";
import { declineBonus, takeBonus } from "#server/bonuses/index.ts";
import { PLAIN_NAME } from "#server/core/text/plain-name.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { claimMission } from "#server/missions/index.ts";
import { claimPrize } from "#server/raffles/index.ts";
import { takeAllRewards } from "#server/use-cases/index.ts";

const code = z.string().regex(PLAIN_NAME);

/** What the forms of the reward centre say. */
export const rewardForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["take", "decline"]), bonus: z.uuid() }),
  z.object({ intent: z.literal("claimMission"), mission: code, period: z.iso.date().startsWith("20") }),
  z.object({ intent: z.literal("claimPrize"), raffle: code }),
  z.object({ intent: z.literal("takeAll") }),
]);

/** What came of it, as the address of the page says. */
export const DONE = ["taken", "declined", "some", "none"] as const;
type Done = (typeof DONE)[number];

/** Does what a form says; gives what came of it, or the key of why not. */
export async function takeReward(
  { context, player, brand }: Pick<PlayerVisitor, "context" | "player" | "brand">,
  asked: z.output<typeof rewardForm>,
) {
  if (asked.intent === "takeAll") {
    const { taken, left } = await takeAllRewards(context, { player, timeZone: brand.timeZone });
    const came: Done = left === 0 ? "taken" : taken > 0 ? "some" : "none";
    return { done: came } as const;
  }
  if (asked.intent === "claimMission") {
    const claimed = await claimMission(context, { player, code: asked.mission, period: asked.period });
    return claimed.ok ? TAKEN : ({ why: `missions.reasons.${claimed.refusal.reason}` } as const);
  }
  if (asked.intent === "claimPrize") {
    const claimed = await claimPrize(context, { player, code: asked.raffle });
    if (claimed.ok) return TAKEN;
    const { reason } = claimed.refusal;
    return { why: `raffles.reasons.${reason === "unknownRaffle" ? "nothingWon" : reason}` } as const;
  }
  const rule = asked.intent === "take" ? takeBonus : declineBonus;
  const decided = await rule(context, { playerId: player.id, bonusId: asked.bonus });
  if (!decided.ok) return { why: `bonus.reasons.${decided.refusal.reason}` } as const;
  return asked.intent === "take" ? TAKEN : ({ done: "declined" } as const);
}

const TAKEN = { done: "taken" } as const;
