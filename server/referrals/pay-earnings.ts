import { findPlayer } from "../accounts/index.ts";
import { money, plainAmount } from "../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { HOUR_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { playPause } from "../limits/index.ts";
import { sendMessage } from "../messages/index.ts";
import { openAccounts, payReward } from "../wallet/index.ts";
import { DECIDE, DUE, type EarningRow, LAPSE, LOCK_DUE, PAID, TRY_LATER } from "./earning-statements.ts";

const TOGETHER = 100;

/**
 * Pays what is due, each once. What comes to somebody on a break is paid after it, and what comes to somebody who is
 * excluded for good lapses.
 */
export async function payEarnings(context: Context): Promise<void> {
  for (;;) {
    const due = await context.db.call(DUE, [context.now(), TOGETHER]);
    for (const { id } of due) await context.db.transaction((db) => settle({ ...context, db }, id));
    if (due.length < TOGETHER) return;
  }
}

async function settle(context: Context, id: string): Promise<void> {
  const { db, now } = context;
  const [earning] = await db.call(LOCK_DUE, [id]);
  if (!earning) return;
  const { inviterId: playerId } = earning;
  const player = await findPlayer(context, playerId);
  if (player?.state === "blocked") return;
  const pause = await playPause(context, playerId);
  if (player?.state === "excluded" || (pause && pause.until === null)) {
    await db.call(LAPSE, [id, "excluded", now()]);
  } else if (pause) {
    await db.call(TRY_LATER, [id, pause.until]);
  } else if (!(await pay(context, earning))) {
    await db.call(TRY_LATER, [id, later(now(), HOUR_MS)]);
  }
}

/** Answers no where the ledger does not take it now. */
async function pay(context: Context, { id, inviterId: playerId, key, minor, kind }: EarningRow) {
  const amount = money(minor, "P");
  await openAccounts(context, { playerId, assets: ["P"] });
  const flow = { playerId, key: `referral:${key}`, amount, kind: "referral-pay" } as const;
  const paid = await payReward(context, flow);
  if (!paid.ok) return false;
  await context.db.call(PAID, [id, paid.value.transferId]);
  // Shares come daily and stand in the list; a first deposit is news.
  if (kind === "first") {
    const facts = { amount: plainAmount(amount) };
    await sendMessage(context, { playerId, kind: "referralPaid", facts, key: `referral:${id}` });
  }
  return true;
}

export type EarningDecision = {
  readonly earning: string;
  readonly operator: string;
  readonly reason: string;
};

type Decided = Outcome<EarningRow, { readonly reason: "unknownEarning" }>;

/** Lets go of an earning that was held: it is paid by the clock. */
export function releaseEarning(context: Context, decision: EarningDecision): Promise<Decided> {
  return decide(context, decision, "due");
}

/** Refuses an earning that was held. Its member reads why. */
export function refuseEarning(context: Context, decision: EarningDecision): Promise<Decided> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const decided = await decide(inside, decision, "refused");
    if (!decided.ok) return decided;
    const { inviterId: playerId, id, minor } = decided.value;
    const facts = { amount: plainAmount(money(minor, "P")), reason: decision.reason };
    await sendMessage(inside, { playerId, kind: "referralRefused", facts, key: `referral:${id}` });
    return decided;
  });
}

async function decide(
  { db, now }: Context,
  { earning, operator, reason }: EarningDecision,
  state: "due" | "refused",
): Promise<Decided> {
  const [decided] = await db.call(DECIDE, [earning, state, now(), operator, reason]);
  return decided ? done(decided) : refuse({ reason: "unknownEarning" });
}
