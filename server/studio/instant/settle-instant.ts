import { done, type Outcome } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { decideWager, payWager } from "../wagers/wager-payouts.ts";
import type { Json, WagerRow } from "../wagers/wager-statements.ts";
import { type RaiseRefusal, raiseWager, writeProgress } from "../wagers/wager-steps.ts";
import { readWager, returnWagers, takeStakeOf } from "../wagers/wagers.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { type Progress, playedWager, progressOf } from "./progress.ts";

/** Whether the action that was asked for was taken; refused where its stake was. */
export type Settled = { wager: WagerRow; asked: Outcome<null, RaiseRefusal> };

/**
 * Brings a wager as far as it goes without its player: the stake, a further stake that was asked for, and, where the
 * game is over, the payout. It may be called at any moment and by many at once.
 */
export async function settleInstant(context: Context, walletOf: WalletOf, wagerId: string): Promise<Settled> {
  return settleFrom(context, walletOf, await readWager(context.db, wagerId));
}

/** The same from a wager that was just read or written. */
export async function settleFrom(context: Context, walletOf: WalletOf, begun: WagerRow): Promise<Settled> {
  const taken = await takeStakeOf(context, walletOf, begun);
  if (taken.state === "returning") {
    await returnWagers(context, walletOf, [taken.id]);
    return { wager: await readWager(context.db, taken.id), asked: done(null) };
  }
  const isAsked = taken.state === "staked" && progressOf(taken).asked !== null;
  const asked = isAsked ? await finishAsked(context, walletOf, taken) : done(null);
  const wager = await decided(context, isAsked ? await readWager(context.db, taken.id) : taken);
  return { wager: await payWager(context, walletOf, wager), asked };
}

/** The wager with its payout, where nothing is left to do for its player. */
async function decided(context: Context, wager: WagerRow): Promise<WagerRow> {
  if (wager.state !== "staked" || progressOf(wager).asked !== null) return wager;
  const { payoutMinor, shown } = playedWager(wager);
  return payoutMinor === null ? wager : decideWager(context.db, wager, { payoutMinor, result: shown });
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
