import { done, type Outcome } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Json, WagerRow } from "../wager-statements.ts";
import { type RaiseRefusal, raiseWager, writeProgress } from "../wager-steps.ts";
import { decideWagers, payWagers, readWager, returnWagers, takeWagerStake } from "../wagers.ts";
import type { WalletOf } from "../wallet-client.ts";
import { type Progress, playedWager, progressOf } from "./progress.ts";

/** Whether the action that was asked for was taken; refused where its stake was. */
export type Settled = { wager: WagerRow; asked: Outcome<null, RaiseRefusal> };

/**
 * Brings a wager as far as it goes without its player: the stake, a further stake that was asked for, and, where the
 * game is over, the payout. It may be called at any moment and by many at once.
 */
export async function settleInstant(context: Context, walletOf: WalletOf, wagerId: string): Promise<Settled> {
  const taken = await takeWagerStake(context, walletOf, wagerId);
  const asked = taken.state === "staked" ? await finishAsked(context, walletOf, taken) : done(null);
  const wager = await readWager(context.db, wagerId);
  if (wager.state === "staked") await decide(context, wager);
  await payWagers(context, walletOf, [wagerId]);
  if (wager.state === "returning") await returnWagers(context, walletOf, [wagerId]);
  return { wager: await readWager(context.db, wagerId), asked };
}

async function decide(context: Context, wager: WagerRow): Promise<void> {
  if (progressOf(wager).asked !== null) return;
  const { payoutMinor, shown } = playedWager(wager);
  if (payoutMinor === null) return;
  await decideWagers(context.db, [{ wagerId: wager.id, payoutMinor, result: shown }]);
}

/**
 * Takes the stake of an action that costs something, and then the action. A stake that is refused leaves the game
 * where it was; one that nobody knows of is asked for again under the same name.
 */
async function finishAsked(
  context: Context,
  walletOf: WalletOf,
  wager: WagerRow,
): Promise<Outcome<null, RaiseRefusal>> {
  const progress = progressOf(wager);
  const { asked, actions, refusals } = progress;
  if (asked === null) return done(null);
  const amountMinor = playedWager(wager).costOf(asked);
  if (amountMinor === null) throw new Error(`Wager ${wager.id} has asked for what it does not offer`);
  const formRef = `step-${actions.length}-${refusals}`;
  const raise = await raiseWager(context, walletOf, {
    wagerId: wager.id,
    formRef,
    amountMinor,
    action: asked,
  });
  if (!raise.ok && ["roundUnsettled", "wagerClosed"].includes(raise.refusal.reason)) return raise;
  const to = raise.ok
    ? afterAction(context, progress, asked)
    : { ...progress, asked: null, refusals: refusals + 1 };
  await writeProgress(context.db, { wagerId: wager.id, from: wager.progress, to });
  return raise.ok ? done(null) : raise;
}

/** The progress with one more action, which nobody can take back. */
export function afterAction({ now }: Pick<Context, "now">, { actions }: Progress, action: Json): Progress {
  return { actions: [...actions, action], asked: null, refusals: 0, at: now().toISOString() };
}
