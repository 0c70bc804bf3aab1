import { findPlayer, isTrialType, moneyOutHeldUntil, type Player, uplineOf } from "../../accounts/index.ts";
import { type Brand, hasFlag } from "../../brand/index.ts";
import { startOfDay } from "../../core/days.ts";
import { type Money, money } from "../../core/numbers/money.ts";
import { maskedName } from "../../core/text/masked-name.ts";
import type { Context } from "../../db/context.ts";
import { playersAway } from "../../limits/index.ts";
import { withdrawalsFrozen } from "../../wallet/index.ts";
import { type DownBounds, LATEST_DOWN, SENT_DOWN_SINCE } from "./down-statements.ts";
import { downBounds } from "./set-down-bounds.ts";

const LATEST = 10;

export type DownAsker = {
  readonly owner: Player;
  readonly brand: Brand;
  readonly childId: bigint;
  /** The one who proves it: the owner, or a sub-login of theirs. */
  readonly signerId: bigint;
};

/** Money that went to somebody directly below. `movementId` is the ledger's. */
export type SentDown = {
  readonly id: string;
  readonly childId: bigint;
  readonly amount: Money;
  readonly movementId: bigint;
  readonly at: Date;
};

/** What an agent may send to one person directly below, now. */
export type DownOffer = {
  readonly childId: bigint;
  readonly childName: string;
  readonly min: Money;
  readonly max: Money;
  readonly leftToday: Money;
  /** Until when nothing may leave, because a payment password was changed; null when it may. */
  readonly heldUntil: Date | null;
  readonly frozen: boolean;
  readonly latest: readonly SentDown[];
};

/** How much may go down in a brand; null where nothing may. */
export async function offeredDown(context: Context, brandId: string): Promise<DownBounds | null> {
  if (!(await hasFlag(context, brandId, "sendToTeam"))) return null;
  return downBounds(context, brandId);
}

/** Somebody who stands directly below an agent; null for anybody else, and for a trial account. */
export async function childOf(
  context: Context,
  { owner, childId }: Pick<DownAsker, "owner" | "childId">,
): Promise<Player | null> {
  const [child, upline] = await Promise.all([findPlayer(context, childId), uplineOf(context, childId)]);
  return child && upline?.id === owner.id && !isTrialType(child.accountType) ? child : null;
}

/** Whether somebody may be given money now: neither shut out nor away by their own wish. */
export async function mayReceive(context: Context, { id, state }: Player): Promise<boolean> {
  return state === "active" && !(await playersAway(context, [id])).has(id);
}

/** Null where the brand lets no money go down, or the person does not stand directly below. */
export async function downOffer(context: Context, asker: DownAsker): Promise<DownOffer | null> {
  const { owner, brand, childId } = asker;
  const bounds = await offeredDown(context, brand.id);
  const child = bounds && (await childOf(context, asker));
  if (!bounds || !child) return null;
  const rows = await context.db.call(LATEST_DOWN, [owner.id, childId, LATEST]);
  return {
    childId,
    childName: maskedName(child.username),
    min: money(bounds.minMinor, brand.asset),
    max: money(bounds.maxMinor, brand.asset),
    leftToday: await leftDown(context, asker, bounds),
    heldUntil: await heldUntil(context, asker),
    frozen: await withdrawalsFrozen(context),
    latest: rows.map(({ asset, amountMinor, ...row }) => ({ ...row, amount: money(amountMinor, asset) })),
  };
}

/** What is left of the sum that may go down in this day of the brand's zone. */
export async function leftDown(
  { db, now }: Context,
  { owner, brand }: Pick<DownAsker, "owner" | "brand">,
  { dayMinor }: DownBounds,
): Promise<Money> {
  const from = startOfDay(now(), brand.timeZone);
  const [row] = await db.call(SENT_DOWN_SINCE, [owner.id, brand.asset, from]);
  const left = dayMinor - (row?.sent ?? 0n);
  return money(left > 0n ? left : 0n, brand.asset);
}

/** Another payment password holds what leaves for a day, be it the owner's or that of whoever works for them. */
export async function heldUntil(
  context: Context,
  { owner, signerId }: Pick<DownAsker, "owner" | "signerId">,
): Promise<Date | null> {
  return (await moneyOutHeldUntil(context, owner.id)) ?? moneyOutHeldUntil(context, signerId);
}
