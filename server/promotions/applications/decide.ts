import { findPlayer, isTrialType } from "../../accounts/index.ts";
import type { PrizeRefusal } from "../../bonuses/index.ts";
import { plainAmount } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import { playPause } from "../../limits/index.ts";
import { sendMessage } from "../../messages/index.ts";
import { givePromised } from "../give-promised.ts";
import { givenAmount } from "./application-rule.ts";
import { type Application, type ApplicationState, BY_REFERENCE, DECIDE, LOCK } from "./statements.ts";

export type Decision = {
  readonly reference: string;
  readonly operator: string;
  /** For the operators where it was approved; where it was refused the player reads it. */
  readonly reason: string;
};

export type DecisionRefusal =
  | PrizeRefusal
  | { readonly reason: "unknownApplication" | "alreadyDecided" | "playerBlocked" | "trialAccount" };

type Decided = Outcome<Application, DecisionRefusal>;

/**
 * Approves an application and gives what the promotion said, together or not at all. Nobody who is shut out or on a
 * break is given anything: theirs goes on waiting.
 */
export function approveApplication(context: Context, decision: Decision): Promise<Decided> {
  return allOrNothing<Decided>(context.db, async (db) => {
    const inside = { ...context, db };
    const [waiting] = await db.call(LOCK, [decision.reference]);
    if (!waiting) return refuse({ reason: "unknownApplication" });
    if (waiting.state !== "waiting") return refuse({ reason: "alreadyDecided" });
    const player = await findPlayer(inside, waiting.playerId);
    if (player?.state !== "active") return refuse({ reason: "playerBlocked" });
    if (isTrialType(player.accountType)) return refuse({ reason: "trialAccount" });
    if (await playPause(inside, player.id)) return refuse({ reason: "onABreak" });
    const { gives, promotion, reference } = waiting;
    const given = await givePromised(inside, {
      ...{ ...gives, amount: givenAmount(gives), player, promotion },
      ...{ source: "promotion", key: `application:${reference}` },
    });
    return given.ok ? save(inside, decision, "approved", given.value.movementId) : given;
  });
}

/** Refuses an application; its player reads why. */
export function refuseApplication(context: Context, decision: Decision): Promise<Decided> {
  return context.db.transaction((db) => save({ ...context, db }, decision, "refused", null));
}

async function save(
  context: Context,
  { reference, operator, reason }: Decision,
  state: Exclude<ApplicationState, "waiting">,
  movementId: bigint | null,
): Promise<Decided> {
  const { db, now } = context;
  const [decided] = await db.call(DECIDE, [reference, state, now(), operator, reason, movementId]);
  if (decided) {
    await tell(context, decided);
    return done(decided);
  }
  const [known] = await db.call(BY_REFERENCE, [reference]);
  return refuse({ reason: known ? "alreadyDecided" : "unknownApplication" });
}

async function tell(context: Context, application: Application): Promise<void> {
  const { reference, promotion, playerId, state, reason, gives } = application;
  const { asset, ...amount } = givenAmount(gives);
  const given = { amount: plainAmount({ asset, ...amount }), asset };
  const about =
    state === "approved"
      ? ({ kind: "applicationApproved", facts: { reference, promotion, ...given } } as const)
      : ({ kind: "applicationRefused", facts: { reference, promotion, reason: reason ?? "" } } as const);
  await sendMessage(context, { playerId, ...about, key: `application:${reference}` });
}
