import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Json, WagerRow } from "../wagers/wager-statements.ts";
import { type RaiseRefusal, writeProgress } from "../wagers/wager-steps.ts";
import { findWager, readWager, sameJson, whyNotStaked } from "../wagers/wagers.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { instantGameOf } from "./instant-games.ts";
import { playedWager, progressOf } from "./progress.ts";
import { afterAction, settleInstant } from "./settle-instant.ts";
import { type InstantWager, instantWager } from "./wager-view.ts";
import { type NotWhole, whyNotWhole } from "./whole-fields.ts";

export type ActRequest = {
  wagerId: string;
  playerRef: string;
  /** How many actions the player had seen taken: the same form again does the same step, and only once. */
  step: number;
  fields: URLSearchParams;
};

export type ActRefusal =
  | RaiseRefusal
  | NotWhole
  | { reason: "sessionNotFound" | "unreadable" | "stepPassed" | "roundClosed" };

/**
 * Does what the player chose in a game of several steps. What costs something is staked first; where that stake is
 * refused the game stays where it was. An action at a step that was taken otherwise meanwhile is refused (`stepPassed`).
 */
export async function actInstant(
  context: Context,
  walletOf: WalletOf,
  request: ActRequest,
): Promise<Outcome<InstantWager, ActRefusal>> {
  const { wagerId, playerRef, step } = request;
  const found = await findWager(context.db, wagerId);
  const game = found && instantGameOf(found.game);
  if (!game || found.playerRef !== playerRef) return refuse({ reason: "sessionNotFound" });
  const action = game.readAction?.(request.fields) ?? null;
  if (action === null) return refuse({ reason: "choiceNotOffered" });
  const notWhole = whyNotWhole(request.fields);
  if (notWhole) return refuse(notWhole);

  const before = await settleInstant(context, walletOf, wagerId);
  const known = judge(before.wager, { step, action });
  if (known) return known;
  const costMinor = playedWager(before.wager).costOf(action);
  if (costMinor === null) return refuse({ reason: "choiceNotOffered" });
  await claimStep(context, before.wager, { action, costMinor });
  const after = await settleInstant(context, walletOf, wagerId);
  if (!after.asked.ok) return after.asked;
  return judge(await readWager(context.db, wagerId), { step, action }) ?? refuse({ reason: "stepPassed" });
}

/** What an action comes to that needs nothing done any more; null when it is the next step. */
function judge(
  wager: WagerRow,
  { step, action }: { step: number; action: Json },
): Outcome<InstantWager, ActRefusal> | null {
  const { actions, asked } = progressOf(wager);
  const taken = actions[step];
  if (taken !== undefined) {
    return sameJson(taken, action) ? done(instantWager(wager)) : refuse({ reason: "stepPassed" });
  }
  const reason = whyNotStaked(wager);
  if (reason) return refuse({ reason });
  if (wager.state !== "staked") return refuse({ reason: "roundClosed" });
  if (step > actions.length) return refuse({ reason: "unreadable" });
  return asked === null ? null : refuse({ reason: "roundUnsettled" });
}

/**
 * Only one action is taken at a step, also where two windows choose at once: what is written from a step that has
 * passed meanwhile is not written, and what was written is judged afterwards.
 */
async function claimStep(
  context: Context,
  wager: WagerRow,
  { action, costMinor }: { action: Json; costMinor: bigint },
): Promise<void> {
  const progress = progressOf(wager);
  const to = costMinor === 0n ? afterAction(context, progress, action) : { ...progress, asked: action };
  await writeProgress(context.db, { wagerId: wager.id, from: wager.progress, to });
}
