import { isId } from "../../core/ids.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import { balancesOf, marked } from "../marked.ts";
import {
  INSERT_WAGER,
  type Json,
  MARK_WAGER_REFUSED,
  MARK_WAGER_RETURNED,
  MARK_WAGERS_RETURNING,
  MARK_WAGERS_STAKED,
  RAISES,
  WAGER,
  WAGER_OF_FORM,
  WAGERS,
  type WagerRow,
} from "./wager-statements.ts";
import type { WalletOf } from "./wallet-client.ts";
import type { WalletRefusal } from "./wallet-refusal.ts";
import { askStake } from "./wallet-steps.ts";

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

export const FORM_REF_MAX = 100;

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
  const [written] = await transaction.db.call(INSERT_WAGER, [
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
  if (written) return done(written);
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

/** Null when there is none, and for what is no id. */
export async function findWager(db: Database, wagerId: string): Promise<WagerRow | null> {
  const [row] = isId(wagerId) ? await db.call(WAGER, [wagerId]) : [];
  return row ?? null;
}

/** Throws when there is none. */
export async function readWager(db: Database, wagerId: string): Promise<WagerRow> {
  const row = await findWager(db, wagerId);
  if (!row) throw new Error(`There is no wager ${wagerId}`);
  return row;
}

/**
 * Asked in the transaction that marks a stake as taken; locks what the wager is on. Where it says no, the stake goes
 * back at once.
 */
type StillOpen = (transaction: Database, wager: WagerRow) => Promise<boolean>;

/**
 * Asks the wallet for the stake, unless that is known already. A wager that comes back `staking` met a wallet that could
 * not decide.
 */
export async function takeWagerStake(
  context: Context,
  walletOf: WalletOf,
  wagerId: string,
  stillOpen?: StillOpen,
): Promise<WagerRow> {
  return takeStakeOf(context, walletOf, await readWager(context.db, wagerId), stillOpen);
}

/** The same of a wager that was just read or written. */
export async function takeStakeOf(
  context: Context,
  walletOf: WalletOf,
  wager: WagerRow,
  stillOpen?: StillOpen,
): Promise<WagerRow> {
  if (wager.state !== "staking") return wager;
  const { id, stakeMinor: amountMinor } = wager;
  const answer = await askStake(walletOf, wager, { txId: stakeTx(id), amountMinor });
  const at = context.now();
  if (answer.kind === "taken") {
    const staked = { ...wager, balanceMinor: answer.balanceMinor, stakedAt: at };
    const isStaked = await markStaked(context, walletOf, staked, stillOpen);
    if (isStaked) return { ...staked, state: "staked" };
  } else if (answer.kind === "refused") {
    await context.db.call(MARK_WAGER_REFUSED, [wager.id, answer.refusal, at]);
  } else if (answer.kind === "returned") {
    await context.db.call(MARK_WAGER_RETURNED, [wager.id, at]);
  }
  return readWager(context.db, wager.id);
}

/** False where the stake goes back, or somebody else brought the wager further meanwhile. */
async function markStaked(
  context: Context,
  walletOf: WalletOf,
  wager: WagerRow & { stakedAt: Date },
  stillOpen: StillOpen | undefined,
): Promise<boolean> {
  const { id, balanceMinor, stakedAt: at } = wager;
  if (!stillOpen) return markWagerStaked(context.db, { id, state: "staked", balanceMinor, at });
  const { isOpen, isOurs } = await context.db.transaction(async (transaction) => {
    const isOpen = await stillOpen(transaction, wager);
    const state = isOpen ? "staked" : "returning";
    return { isOpen, isOurs: await markWagerStaked(transaction, { id, state, balanceMinor, at }) };
  });
  if (!isOpen) await returnWagers(context, walletOf, [id]);
  return isOpen && isOurs;
}

type Staked = { id: string; state: "staked" | "returning"; balanceMinor: bigint | null; at: Date };

const markWagerStaked = marked((db, facts: Staked[]) => db.call(MARK_WAGERS_STAKED, [balancesOf(facts)]));

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

/** By these names the wallet knows what is asked for: the same one twice moves money once. */
export function stakeTx(wagerId: string): string {
  return `${wagerId}-stake`;
}

export function payoutTx(wagerId: string): string {
  return `${wagerId}-payout`;
}

export function raiseTx(wagerId: string, nth: number): string {
  return `${wagerId}-raise-${nth}`;
}

/**
 * The stake that the payout of a wager answers, none where more was staked later: what is won goes back to cash and
 * bonus as all its stakes came from them, and the wallet asks one alone when it is named.
 */
export function betTxOf({ id, raisedMinor }: Pick<WagerRow, "id" | "raisedMinor">): string | undefined {
  return raisedMinor > 0n ? undefined : stakeTx(id);
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
