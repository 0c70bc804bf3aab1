import { z } from "zod";
import { isAgentType, isTrialType, leadsTeam } from "../../../accounts/index.ts";
import { RATE_MAX, type Rate } from "../../../agents/index.ts";
import { CATEGORIES } from "../../../catalogue/index.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { asInstant, instant } from "../../shapes.ts";

/** What calls of agents have in common. */
export const AGENT_MODULE = 10;

export const AGENT_ERRORS = ["needTrueAccount", "noTeam"] as const;

/** Why a call of the agent centre is not the caller's, as its pages ask (A01); null for a partner or an agent. */
export function notTheirs({ player: { accountType } }: PlayerVisitor): (typeof AGENT_ERRORS)[number] | null {
  if (isTrialType(accountType)) return "needTrueAccount";
  return isAgentType(accountType) && leadsTeam(accountType) ? null : "noTeam";
}

/** Rates as somebody says them: hundredths of a percent by product. */
export const saidRates = z
  .partialRecord(z.enum(CATEGORIES), z.int().min(0).max(RATE_MAX))
  .meta({ description: "Hundredths of a percent by product; what is not named is not said." });

export const heldRates = z.array(
  z.object({
    product: z.string(),
    rate: z.int(),
    counted: z.int().meta({ description: "What is counted of it: no more than anybody above has." }),
    next: z.object({ rate: z.int(), from: instant }).nullable(),
  }),
);

export function ratesValue(rates: readonly Rate[]): z.infer<typeof heldRates> {
  return rates.map(({ next, ...rate }) => ({
    ...rate,
    next: next && { rate: next.rate, from: asInstant(next.from) },
  }));
}

/** What proves that whoever signs is the player, each where the account has one. */
export const signature = {
  paymentPassword: z
    .string()
    .max(400)
    .optional()
    .meta({ description: "Needed where the account has one (`hasPaymentPassword` of `withdrawalMethods`)." }),
  code: z.string().max(100).optional().meta({ description: "Needed where the account has a second factor." }),
};
