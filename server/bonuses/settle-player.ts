import { type Money, money, plainAmount } from "../core/numbers/money.ts";
import { DAY_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { playPause } from "../limits/index.ts";
import { sendMessage } from "../messages/index.ts";
import { forfeitBonus, grantBonus, releaseBonus } from "../wallet/index.ts";
import {
  addKept,
  addLost,
  type Bonus,
  type BonusEnd,
  type BonusMoney,
  bonusMoney,
  holdMoney,
  holdPlayer,
  markBegun,
  markEnded,
  type Standing,
  standingOf,
} from "./grant.ts";

/**
 * Brings a player's bonuses to where they stand now, in the transaction of the context's database: what was played
 * through becomes cash, what is over ends, what comes of a round that was staked from an ended bonus goes the way of
 * that bonus, and then the next one begins. Does nothing where nothing is due.
 */
export async function settlePlayer(context: Context, playerId: bigint): Promise<void> {
  await holdPlayer(context.db, playerId);
  const standing = await standingOf(context.db, playerId);
  if (!standing.active) return settleRest(context, playerId, standing);
  if (await settleActive(context, standing.active)) return;
  await settleRest(context, playerId, await standingOf(context.db, playerId));
}

/** Whether it goes on. */
async function settleActive(context: Context, active: Bonus): Promise<boolean> {
  const end = await endDue(context, active);
  if (end !== null) await endActive(context, active, end);
  return end === null;
}

/** How a bonus ends now; null where it goes on. */
async function endDue(
  { db, now }: Context,
  { counted, required, endsAt, playerId }: Bonus,
): Promise<BonusEnd | null> {
  if (counted.minor >= required.minor) return "completed";
  if (endsAt && endsAt <= now()) return "expired";
  const isLeft = isLive(await bonusMoney(db, playerId)) || isLive(await holdMoney(db, playerId));
  return isLeft ? null : "spent";
}

const isLive = ({ balance, isInPlay }: BonusMoney) => balance.minor > 0n || isInPlay;

/**
 * Ends what is active: played through it becomes cash, up to the most that may; in every other way it goes back. Gives
 * what the player kept. The caller holds the player.
 */
export async function endActive(
  context: Context,
  bonus: Bonus,
  end: BonusEnd,
  reason?: string,
): Promise<Money> {
  const { balance } = await holdMoney(context.db, bonus.playerId);
  await markEnded(context.db, bonus.id, { end, endedAt: context.now(), reason });
  const kept = await moveOut(context, { ...bonus, state: end }, balance);
  if (end === "taken-back") {
    await tellTakenBack(context, bonus, { amount: balance, reason });
    return kept;
  }
  const told =
    end === "completed"
      ? ({ kind: "bonusReleased", of: kept } as const)
      : { kind: "bonusEnded" as const, of: balance };
  const facts = { amount: plainAmount(told.of), bonus: bonus.id };
  await sendMessage(context, {
    playerId: bonus.playerId,
    kind: told.kind,
    facts,
    key: `bonus:${bonus.id}:ended`,
  });
  return kept;
}

type TakenBack = { readonly amount: Money; readonly reason: string | undefined };

/** Tells a player that the house took a bonus back, how much of it, and why. */
export async function tellTakenBack(
  context: Context,
  { id, playerId }: Pick<Bonus, "id" | "playerId">,
  { amount, reason = "" }: TakenBack,
): Promise<void> {
  const facts = { amount: plainAmount(amount), bonus: id, reason };
  await sendMessage(context, { playerId, kind: "bonusTakenBack", facts, key: `bonus:${id}:ended` });
}

/** Takes bonus money out of the way of an ended bonus: to cash where it was played through, else back. */
async function moveOut(
  context: Context,
  { id, playerId, state, kept, terms }: Bonus,
  balance: Money,
): Promise<Money> {
  const none = money(0n, balance.asset);
  if (balance.minor === 0n) return none;
  const { db } = context;
  const toCash = state === "completed" ? cashOf(balance.minor, kept.minor, terms.keepsMost) : 0n;
  const key = (what: string) => `bonus-${what}:${id}:${context.newId()}`;
  if (toCash > 0n) {
    const amount = money(toCash, balance.asset);
    must(await releaseBonus(context, { playerId, key: key("kept"), amount }));
    await addKept(db, id, amount);
  }
  if (toCash < balance.minor) {
    const amount = money(balance.minor - toCash, balance.asset);
    must(await forfeitBonus(context, { playerId, key: key("back"), amount }));
    await addLost(db, id, amount);
  }
  return money(toCash, balance.asset);
}

/** As much of a balance as may still become cash. */
function cashOf(balance: bigint, kept: bigint, most: bigint | null): bigint {
  if (most === null || balance <= most - kept) return balance;
  return most > kept ? most - kept : 0n;
}

/** What is left of the bonus before goes its way; once nothing more can come of it, the next one begins. */
async function settleRest(context: Context, playerId: bigint, { last, waiting }: Standing): Promise<void> {
  if (!waiting && !(await bonusMoney(context.db, playerId)).balance.minor) return;
  const { balance, isInPlay } = await holdMoney(context.db, playerId);
  if (balance.minor > 0n) {
    // Without a bonus before it this is money that was given in another way, and it stays.
    if (!last) return;
    await moveOut(context, last, balance);
  }
  if (waiting && !isInPlay && !(await playPause(context, playerId))) await begin(context, waiting);
}

async function begin(context: Context, { id, playerId, amount, terms }: Bonus): Promise<void> {
  const granted = must(await grantBonus(context, { playerId, key: `bonus:${id}`, amount }));
  const begunAt = context.now();
  const endsAt = later(begunAt, terms.days * DAY_MS);
  await markBegun(context.db, id, { movementId: granted.transferId, begunAt, endsAt });
}

/** The player is held and the balance was read after that: what the ledger refuses here is a fault. */
function must<Value>(
  outcome:
    | { readonly ok: true; readonly value: Value }
    | { readonly ok: false; readonly refusal: { readonly reason: string } },
): Value {
  if (outcome.ok) return outcome.value;
  throw new Error(`A bonus could not be moved: ${outcome.refusal.reason}.`);
}
