import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { cancelIncrease, confirmIncrease } from "./confirm-increase.ts";
import type { LimitName } from "./limit-name.ts";
import type { ExclusionTerm, TimeOutTerm } from "./pause.ts";
import { setLimit } from "./set-limit.ts";
import { excludeSelf, startTimeOut } from "./time-away.ts";

/** What the page of limits can be asked, as limitsForm reads it. */
export type LimitWish =
  | { readonly intent: "set"; readonly name: LimitName; readonly ceiling: bigint }
  | { readonly intent: "remove" | "confirm" | "cancel"; readonly name: LimitName }
  | { readonly intent: "timeOut"; readonly term: TimeOutTerm }
  | { readonly intent: "exclude"; readonly term: ExclusionTerm };

/** How a wish ends that was not refused: the sentences that the page then says, as keys under `limits.done`. */
export const LIMIT_RESULTS = [
  "set",
  "asked",
  "unchanged",
  "raised",
  "cancelled",
  "timeOut",
  "exclusion",
] as const;

export type LimitResult = (typeof LIMIT_RESULTS)[number];

export function isLimitResult(text: string): text is LimitResult {
  return LIMIT_RESULTS.some((result) => result === text);
}

type Who = { readonly playerId: bigint; readonly timeZone: string };
type Wished = Outcome<LimitResult, { reason: LimitsReason }>;

/** Why a wish was refused: keys under `limits.reasons`. */
export type LimitsReason =
  | "paused"
  | "sessionOutOfRange"
  | "ceilingOutOfRange"
  | "nothingAsked"
  | "tooEarly"
  | "notLonger";

/** Does the one thing that was asked. The rules themselves say what they refuse, and why. */
export async function carryOut(
  context: Context,
  { playerId, timeZone, wish }: Who & { readonly wish: LimitWish },
): Promise<Wished> {
  switch (wish.intent) {
    case "set":
      return setLimit(context, { playerId, timeZone, name: wish.name, ceiling: wish.ceiling });
    case "remove":
      return setLimit(context, { playerId, timeZone, name: wish.name, ceiling: null });
    case "confirm":
      return ended(await confirmIncrease(context, { playerId, name: wish.name }), "raised");
    case "cancel":
      return ended(await cancelIncrease(context, { playerId, name: wish.name }), "cancelled");
    case "timeOut":
      return ended(await startTimeOut(context, { playerId, timeZone, term: wish.term }), "timeOut");
    case "exclude":
      return ended(await excludeSelf(context, { playerId, timeZone, term: wish.term }), "exclusion");
  }
}

function ended(outcome: Outcome<unknown, { reason: LimitsReason }>, result: LimitResult): Wished {
  return outcome.ok ? done(result) : refuse(outcome.refusal);
}
