import { throwFirst } from "../../core/bounds/each-apart.ts";
import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import { balancesOf, marked } from "../marked.ts";
import {
  DECIDE_WAGERS,
  type Json,
  MARK_DECIDED_RETURNED,
  MARK_WAGERS_PAID,
  WAGERS,
  type WagerRow,
} from "./wager-statements.ts";
import { betTxOf, payoutTx, readWager } from "./wagers.ts";
import type { WalletOf } from "./wallet-client.ts";
import { askPayout } from "./wallet-steps.ts";

export type Decision = { wagerId: string; payoutMinor: bigint; result: Json };

/** Writes what staked wagers pay, all in one call. Answers those that nobody had decided before. */
export async function decideWagers(db: Database, decisions: readonly Decision[]): Promise<string[]> {
  return (await decideAll(db, decisions)).map(({ id }) => id);
}

function decideAll(db: Database, decisions: readonly Decision[]): Promise<{ id: string }[]> {
  return db.call(DECIDE_WAGERS, [
    decisions.map(({ wagerId }) => wagerId),
    decisions.map(({ payoutMinor }) => payoutMinor),
    decisions.map(({ result }) => JSON.stringify(result)),
  ]);
}

const markDecided = marked((db, decisions: (Decision & { id: string })[]) => decideAll(db, decisions));

/** The same for a staked wager that was just read or written, together with those of others. */
export async function decideWager(
  db: Database,
  wager: WagerRow,
  decided: Pick<Decision, "payoutMinor" | "result">,
): Promise<WagerRow> {
  const isOurs = await markDecided(db, { ...decided, id: wager.id, wagerId: wager.id });
  return isOurs ? { ...wager, ...decided, state: "paying" } : readWager(db, wager.id);
}

/**
 * How many payouts are on their way at once: the ledger takes those that arrive together in one call, and a server's
 * pool lets 200 callers wait (server/db/open-server.ts).
 */
const TOGETHER = 128;

/**
 * Pays what is decided and not paid yet, of these wagers. A payout of nothing is sent as well: it closes the round at
 * the wallet. What the wallet could not decide stays `paying` and is sent again by the clock.
 */
export async function payWagers(
  context: Context,
  walletOf: WalletOf,
  wagerIds: readonly string[],
): Promise<void> {
  const faults: unknown[] = [];
  for (let first = 0; first < wagerIds.length; first += TOGETHER) {
    const wagers = await context.db.call(WAGERS, [wagerIds.slice(first, first + TOGETHER)]);
    const owed = wagers.filter(({ state }) => state === "paying");
    const answers = await Promise.all(owed.map((wager) => payOne(walletOf, wager)));
    await Promise.all(owed.map(({ id }, nth) => markAnswer(context, id, answers[nth])));
    for (const answer of answers) if (answer.kind === "fault") faults.push(answer.fault);
  }
  throwFirst(faults);
}

/** The same for one that was just read or written, together with those of others. */
export async function payWager(context: Context, walletOf: WalletOf, wager: WagerRow): Promise<WagerRow> {
  if (wager.state !== "paying") return wager;
  const answer = await payOne(walletOf, wager);
  if (answer.kind === "fault") throw answer.fault;
  const paid = await markAnswer(context, wager.id, answer);
  if (!paid) return readWager(context.db, wager.id);
  return {
    ...wager,
    state: "paid",
    balanceMinor: paid.balanceMinor ?? wager.balanceMinor,
    settledAt: paid.at,
  };
}

type PaidDown = { id: string; balanceMinor: bigint | null; at: Date };

const markWagerPaid = marked((db, facts: PaidDown[]) => db.call(MARK_WAGERS_PAID, [balancesOf(facts)]));

/** What was paid; null where nothing was, or somebody else wrote it down meanwhile. */
async function markAnswer(context: Context, id: string, answer: Paid | undefined): Promise<PaidDown | null> {
  if (answer?.kind === "returned") await context.db.call(MARK_DECIDED_RETURNED, [id, context.now()]);
  if (answer?.kind !== "paid") return null;
  const paid = { id, balanceMinor: answer.balanceMinor, at: context.now() };
  return (await markWagerPaid(context.db, paid)) ? paid : null;
}

type Paid = Awaited<ReturnType<typeof askPayout>> | { kind: "fault"; fault: unknown };

/** One that cannot be paid keeps nobody else waiting: its fault is thrown when the others are written down. */
async function payOne(walletOf: WalletOf, wager: WagerRow): Promise<Paid> {
  try {
    return await askPayout(walletOf, wager, { txId: payoutTx(wager.id), stakeTxId: betTxOf(wager) });
  } catch (fault) {
    return { kind: "fault", fault };
  }
}
