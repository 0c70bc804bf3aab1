import { findBrand } from "../brand/index.ts";
import { startOfDay } from "../core/days.ts";
import type { Context } from "../db/context.ts";
import { depositsAfter, stakesAfter } from "../wallet/index.ts";
import { HAS_EARNING, INSERT_EARNING } from "./earning-statements.ts";
import { payEarnings } from "./pay-earnings.ts";
import {
  ADD_SHARE,
  BRANDS,
  FRIENDS,
  type Friend,
  HOLD_MARK,
  LIKENESS,
  RELEASED_LIKENESS,
  type ReferralRule,
  RULES,
  SAVE_MARK,
  TAKE_SHARE,
  WHOLE_SHARES,
} from "./statements.ts";

/** What every brand plays for; trial stakes are of another asset. */
const ASSET = "P";
const TOGETHER = 100;

type Rules = ReadonlyMap<string, ReferralRule>;

/**
 * Counts what friends have brought since the last time and pays it: each deposit and each stake counts once, however
 * often and by however many processes this is done. The share of a day is paid when the day of the brand is over.
 */
export async function countReferrals(context: Context): Promise<void> {
  while (!(await context.db.transaction((db) => countDeposits({ ...context, db }))));
  while (!(await context.db.transaction((db) => countStakes({ ...context, db }))));
  for (const { brandId: brand } of await context.db.call(BRANDS, [])) await closeDay(context, brand);
  await payEarnings(context);
}

async function countDeposits(context: Context): Promise<boolean> {
  const { db } = context;
  const from = await heldMark(context, "deposits");
  const { mark, isWhole, deposits } = await depositsAfter(context, from);
  if (mark === from) return true;
  const rules = await rulesOn(context);
  const friends = await friendsAmong(context, rules, deposits);
  for (const { playerId, minor } of deposits) {
    const friend = friends.get(playerId);
    const rule = friend && rules.get(friend.brandId);
    if (!friend || !rule?.firstPaysMinor || minor < (rule.firstLeastMinor ?? 0n)) continue;
    await earn(context, friend, { kind: "first", key: `first:${playerId}`, minor: rule.firstPaysMinor });
  }
  await db.call(SAVE_MARK, ["deposits", mark]);
  return isWhole;
}

async function countStakes(context: Context): Promise<boolean> {
  const { db, now } = context;
  const from = await heldMark(context, "stakes");
  const { mark, isWhole, staked } = await stakesAfter(context, { asset: ASSET, mark: from });
  if (mark === from) return true;
  const rules = await rulesOn(context);
  const friends = await friendsAmong(context, rules, staked);
  for (const { playerId, netMinor } of staked) {
    const friend = friends.get(playerId);
    const rule = friend && rules.get(friend.brandId);
    if (!friend || !rule?.shareHundredths || !rule.shareMonths) continue;
    if (now() >= monthsAfter(friend.at, rule.shareMonths)) continue;
    const credit = netMinor * BigInt(rule.shareHundredths);
    await db.call(ADD_SHARE, [playerId, friend.inviterId, credit, await today(context, friend.brandId)]);
  }
  await db.call(SAVE_MARK, ["stakes", mark]);
  return isWhole;
}

/** The share of each friend up to the last day becomes an earning, once a day. */
async function closeDay(context: Context, brand: string): Promise<void> {
  const day = await today(context, brand);
  for (;;) {
    const whole = await context.db.call(WHOLE_SHARES, [brand, day, TOGETHER]);
    for (const { friendId } of whole) {
      await context.db.transaction(async (db) => {
        const [taken] = await db.call(TAKE_SHARE, [friendId, day]);
        if (!taken) return;
        const { inviterId, minor } = taken;
        const key = `share:${friendId}:${day.toISOString()}`;
        await earn({ ...context, db }, { friendId, inviterId }, { kind: "share", key, minor });
      });
    }
    if (whole.length < TOGETHER) return;
  }
}

type Earned = { readonly kind: "first" | "share"; readonly key: string; readonly minor: bigint };

/** Writes what was earned, held for a person where something new says that the friend is likely the inviter. */
async function earn(
  { db, now, newId }: Context,
  { friendId, inviterId }: Pick<Friend, "friendId" | "inviterId">,
  { kind, key, minor }: Earned,
): Promise<void> {
  if ((await db.call(HAS_EARNING, [key])).length > 0) return;
  const why = (await db.call(LIKENESS, [inviterId, friendId])).map((row) => row.why);
  const released = new Set((await db.call(RELEASED_LIKENESS, [inviterId, friendId])).map((row) => row.why));
  const isHeld = why.some((likeness) => !released.has(likeness));
  const [state, heldFor] = isHeld ? ["held", why] : ["due", []];
  await db.call(INSERT_EARNING, [newId(), key, inviterId, friendId, kind, minor, state, heldFor, now()]);
}

async function heldMark({ db }: Context, what: "deposits" | "stakes"): Promise<string> {
  const [held] = await db.call(HOLD_MARK, [what]);
  if (!held) throw new Error(`There is no mark up to which ${what} were read.`);
  return held.mark;
}

async function rulesOn({ db }: Context): Promise<Rules> {
  return new Map((await db.call(RULES, [])).map((rule) => [rule.brandId, rule]));
}

/** Those of these players who came by a member's link since the rule of their brand began. */
async function friendsAmong(
  { db }: Context,
  rules: Rules,
  moved: readonly { readonly playerId: bigint }[],
): Promise<ReadonlyMap<bigint, Friend>> {
  if (rules.size === 0 || moved.length === 0) return new Map();
  const friends = await db.call(FRIENDS, [[...new Set(moved.map(({ playerId }) => playerId))]]);
  const counted = friends.filter(({ brandId: brand, at }) => {
    const rule = rules.get(brand);
    return rule !== undefined && at >= rule.from;
  });
  return new Map(counted.map((friend) => [friend.friendId, friend]));
}

async function today(context: Context, brand: string): Promise<Date> {
  const { timeZone } = (await findBrand(context, brand)) ?? { timeZone: "UTC" };
  return startOfDay(context.now(), timeZone);
}

function monthsAfter(at: Date, months: number): Date {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}
