import { isId } from "../core/ids.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { Database } from "../db/database.ts";
import {
  DECIDE_WAGERS,
  INSERT_WAGER,
  type Json,
  MARK_WAGER_REFUSED,
  MARK_WAGER_RETURNED,
  MARK_WAGER_STAKED,
  MARK_WAGERS_PAID,
  MARK_WAGERS_RETURNING,
  RAISES,
  WAGER,
  WAGER_OF_FORM,
  WAGERS,
  type WagerRow,
} from "./wager-statements.ts";
import type { WalletOf } from "./wallet-client.ts";
import type { WalletRefusal } from "./wallet-refusal.ts";
import { askPayout, askStake } from "./wallet-steps.ts";

/**
 * Stakes of every game that is no slot with lines, from the form to the payout. Each step may be taken at any moment
 * and by many at once: the wallet's commands have their keys from the wager, and a state is left only once.
 */
export type NewWager = {
  sessionId: string;
  playerRef: string;
  formRef: string;
  /** What decides it where it is shared; without it the wager is a round of its own. */
  roundRef?: string;
  mathVersion: number;
  stakeMinor: bigint;
  choice: Json;
  seeds?: { seedPairId: string; nonce: number } | undefined;
  clientSeed?: string | undefined;
};

export type WagerRefusal = { reason: "sessionNotFound" | "unreadable" | "wagerConflict" };

const FORM_REF_MAX = 100;

/**
 * Writes a wager before anything is asked of the wallet. The same form again gives the wager that is there; with
 * another stake or choice it is refused. Call it in the transaction that locks what decides (seeds, round).
 */
export async function beginWager(
  transaction: Context,
  wager: NewWager,
): Promise<Outcome<WagerRow, WagerRefusal>> {
  const { sessionId, playerRef, formRef } = wager;
  if (!isId(sessionId)) return refuse({ reason: "sessionNotFound" });
  if (formRef.length < 1 || formRef.length > FORM_REF_MAX) return refuse({ reason: "unreadable" });
  const id = transaction.newId();
  const choice = JSON.stringify(wager.choice);
  await transaction.db.call(INSERT_WAGER, [
    id,
    sessionId,
    wager.mathVersion,
    formRef,
    wager.roundRef ?? id,
    wager.stakeMinor,
    choice,
    wager.seeds?.seedPairId ?? null,
    wager.seeds?.nonce ?? null,
    wager.clientSeed ?? null,
    transaction.now(),
    playerRef,
  ]);
  const row = await findWagerOfForm(transaction.db, sessionId, formRef);
  if (!row || row.playerRef !== playerRef) return refuse({ reason: "sessionNotFound" });
  const isSame = row.stakeMinor === wager.stakeMinor && sameJson(row.choice, wager.choice);
  return isSame ? done(row) : refuse({ reason: "wagerConflict" });
}

/** Whether two facts say the same, whatever the order of their names: jsonb keeps its own. */
export function sameJson(left: Json, right: Json): boolean {
  return canonical(left) === canonical(right);
}

function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const named = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${named.map(([name, said]) => `${JSON.stringify(name)}:${canonical(said)}`).join(",")}}`;
}

/** The wager of a form that was sent before; null when it is new. */
export async function findWagerOfForm(
  db: Database,
  sessionId: string,
  formRef: string,
): Promise<WagerRow | null> {
  const [row] = isId(sessionId) ? await db.call(WAGER_OF_FORM, [sessionId, formRef]) : [];
  return row ?? null;
}

export async function findWager(db: Database, wagerId: string): Promise<WagerRow | null> {
  const [row] = isId(wagerId) ? await db.call(WAGER, [wagerId]) : [];
  return row ?? null;
}

export async function readWager(db: Database, wagerId: string): Promise<WagerRow> {
  const row = await findWager(db, wagerId);
  if (!row) throw new Error(`There is no wager ${wagerId}`);
  return row;
}

/**
 * Asks the wallet for the stake, unless that is known already. `stillOpen` is asked in the transaction that marks the
 * stake as taken, and locks what the wager is on: where it says no, the stake goes back at once. A wager that comes
 * back `staking` met a wallet that could not decide.
 */
export async function takeWagerStake(
  context: Context,
  walletOf: WalletOf,
  wagerId: string,
  stillOpen?: (transaction: Database, wager: WagerRow) => Promise<boolean>,
): Promise<WagerRow> {
  const wager = await readWager(context.db, wagerId);
  if (wager.state !== "staking") return wager;
  const answer = await askStake(walletOf(wager.vendor), {
    txId: stakeTx(wagerId),
    token: wager.walletToken,
    player: wager.playerRef,
    game: wager.game,
    round: wager.id,
    amount: wager.stakeMinor.toString(),
    currency: wager.asset,
  });
  const at = context.now();
  if (answer.kind === "refused") {
    await context.db.call(MARK_WAGER_REFUSED, [wagerId, answer.refusal, at]);
  } else if (answer.kind === "returned") {
    await context.db.call(MARK_WAGER_RETURNED, [wagerId, at]);
  } else if (answer.kind === "taken") {
    const isOpen = await context.db.transaction(async (transaction) => {
      const open = (await stillOpen?.(transaction, wager)) ?? true;
      const state = open ? "staked" : "returning";
      await transaction.call(MARK_WAGER_STAKED, [wagerId, state, answer.balanceMinor, at]);
      return open;
    });
    if (!isOpen) await returnWagers(context, walletOf, [wagerId]);
  }
  return readWager(context.db, wagerId);
}

export type Decision = { wagerId: string; payoutMinor: bigint; result: Json };

/** Writes what staked wagers pay, all in one call. Answers those that nobody had decided before. */
export async function decideWagers(db: Database, decisions: readonly Decision[]): Promise<string[]> {
  const rows = await db.call(DECIDE_WAGERS, [
    decisions.map(({ wagerId }) => wagerId),
    decisions.map(({ payoutMinor }) => payoutMinor),
    decisions.map(({ result }) => JSON.stringify(result)),
  ]);
  return rows.map(({ id }) => id);
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
  for (let first = 0; first < wagerIds.length; first += TOGETHER) {
    const wagers = await context.db.call(WAGERS, [wagerIds.slice(first, first + TOGETHER)]);
    const owed = wagers.filter(({ state }) => state === "paying");
    const answers = await Promise.all(owed.map((wager) => payOne(walletOf, wager)));
    const paid = owed.flatMap(({ id }, nth) => {
      const answer = answers[nth];
      return answer?.kind === "paid" ? [{ id, balanceMinor: answer.balanceMinor }] : [];
    });
    await context.db.call(MARK_WAGERS_PAID, [
      paid.map(({ id }) => id),
      paid.map(({ balanceMinor }) => balanceMinor),
      context.now(),
    ]);
    const fault = answers.find((answer) => answer.kind === "fault");
    if (fault?.kind === "fault") throw fault.fault;
  }
}

type Paid = Awaited<ReturnType<typeof askPayout>> | { kind: "fault"; fault: unknown };

/** One that cannot be paid keeps nobody else waiting: its fault is thrown when the others are written down. */
async function payOne(walletOf: WalletOf, wager: WagerRow): Promise<Paid> {
  if (wager.payoutMinor === null) throw new Error(`Wager ${wager.id} is owed and has no payout`);
  try {
    const answer = await askPayout(walletOf(wager.vendor), {
      txId: payoutTx(wager.id),
      player: wager.playerRef,
      game: wager.game,
      round: wager.id,
      amount: wager.payoutMinor.toString(),
      currency: wager.asset,
      kind: "WIN",
      betTxId: stakeTx(wager.id),
      endRound: true,
    });
    if (answer.kind === "returned")
      throw new Error(`The stake of wager ${wager.id} is gone, and it was decided`);
    return answer;
  } catch (fault) {
    return { kind: "fault", fault };
  }
}

/**
 * Gives stakes back: of wagers whose round was called off, and of those whose stake may or may not have been taken.
 * Not of one that is decided. What the wallet could not decide stays `returning` and is asked again by the clock.
 */
export async function returnWagers(
  context: Context,
  walletOf: WalletOf,
  wagerIds: readonly string[],
): Promise<void> {
  await context.db.call(MARK_WAGERS_RETURNING, [wagerIds]);
  const wagers = await context.db.call(WAGERS, [wagerIds]);
  const returning = wagers.filter(({ state }) => state === "returning");
  await Promise.all(returning.map((wager) => returnOne(context, walletOf, wager)));
}

/** The first stake and whatever was raised. */
async function returnOne(context: Context, walletOf: WalletOf, wager: WagerRow): Promise<void> {
  const raises = await context.db.call(RAISES, [wager.id]);
  const stakes = [stakeTx(wager.id), ...raises.map(({ nth }) => raiseTx(wager.id, nth))];
  for (const targetTxId of stakes) {
    const { code } = await walletOf(wager.vendor).rollback({
      txId: `${targetTxId}-return`,
      targetTxId,
      player: wager.playerRef,
      round: wager.id,
    });
    if (code === "RETRY_LATER") return;
    if (code !== "OK") throw new Error(`The wallet answered ${code} to the return of ${targetTxId}`);
  }
  await context.db.call(MARK_WAGER_RETURNED, [wager.id, context.now()]);
}

export function stakeTx(wagerId: string): string {
  return `${wagerId}-stake`;
}

export function payoutTx(wagerId: string): string {
  return `${wagerId}-payout`;
}

export function raiseTx(wagerId: string, nth: number): string {
  return `${wagerId}-raise-${nth}`;
}

/** Why a wager is not what was asked for, as its player is told; null while it is staked, owed or paid. */
export function whyNotStaked({
  state,
  refusal,
}: WagerRow): WalletRefusal | "stakeReturned" | "roundUnsettled" | null {
  if (state === "refused") return refusal as WalletRefusal;
  if (state === "returned" || state === "returning") return "stakeReturned";
  return state === "staking" ? "roundUnsettled" : null;
}
