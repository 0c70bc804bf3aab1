import { z } from "zod";
import { declineBonus, takeBonus } from "#server/bonuses/index.ts";
import { PLAIN_NAME } from "#server/core/text/plain-name.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { claimMission } from "#server/missions/index.ts";
import { claimPrize } from "#server/raffles/index.ts";
import { takeAllRewards } from "#server/use-cases/index.ts";
import { saidTaken } from "./said-taken.server.ts";

const SEEN_MAX = 50;
const SEEN_LONGEST = 4_000;

const code = z.string().regex(PLAIN_NAME);

/** The promotions whose offers the page had, with blanks between them. */
const seen = z
  .string()
  .max(SEEN_LONGEST)
  .default("")
  .transform((text) => text.split(" ").filter(Boolean).slice(0, SEEN_MAX));

/** What the forms of the reward centre say. */
export const rewardForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["take", "decline"]), bonus: z.uuid() }),
  z.object({ intent: z.literal("claimMission"), mission: code, period: z.iso.date().startsWith("20") }),
  z.object({ intent: z.literal("claimPrize"), raffle: code }),
  z.object({ intent: z.literal("takeAll"), offers: seen }),
]);

/** What came of it, as the address of the page says. */
export const DONE = ["taken", "declined"] as const;

/** Does what a form says; gives what came of it, or the key of why not, or of all what is to be said. */
export async function takeReward(visitor: PlayerVisitor, asked: z.output<typeof rewardForm>) {
  const { context, player, brand } = visitor;
  if (asked.intent === "takeAll") {
    const own = { player: { ...player, language: visitor.language }, timeZone: brand.timeZone };
    const all = await takeAllRewards(context, { ...own, seen: asked.offers });
    return all.left.length === 0 ? TAKEN : { said: await saidTaken(visitor, all) };
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
