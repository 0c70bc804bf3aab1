import { findPlayer } from "../accounts/index.ts";
import { type Asset, type Money, money } from "../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { DAY_MS, later } from "../core/time.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import {
  ASK_GRANT,
  ASKED_BY_KEY,
  ASKED_WAITING,
  type AskedGrantRow,
  CONFIRM_ASKED,
  DROP_SECOND,
  GIVEN_BY_HAND,
  LOCK_ASKED,
  SECOND_ABOVE,
  SET_SECOND,
} from "./asked-grant-statements.ts";
import { type BonusRefusal, giveBonus } from "./give-bonus.ts";
import { type Bonus, bonusByKey, holdPlayer } from "./grant.ts";
import { findTerms } from "./named-terms.ts";

/** How long a second operator has. */
const WAITS_DAYS = 3;

export type HandGrant = {
  readonly playerId: bigint;
  /** Names it: the same again is once. */
  readonly key: string;
  readonly amount: Money;
  readonly terms: string;
  /** The player may take it or leave it for so long; null gives it at once. */
  readonly offeredDays: number | null;
  readonly reason: string;
  readonly operator: string;
};

export type HandRefusal =
  | BonusRefusal
  | {
      readonly reason:
        | "unknownPlayer"
        | "unknownTerms"
        | "unknownGrant"
        | "alreadyDecided"
        | "sameOperator"
        | "grantExpired";
    };

/** What came of it: the bonus, and whether its key had given it before, or a request that waits for another operator. */
export type HandGiven =
  | { readonly bonus: Bonus; readonly isRepeat: boolean; readonly waits: null }
  | { readonly bonus: null; readonly waits: AskedGrantRow };

/**
 * Gives a player a bonus by hand. Where that and what operators gave the player in the last day come to more than the
 * brand lets one operator give, it is kept as a request that another one has to confirm.
 */
export function grantByHand(context: Context, grant: HandGrant): Promise<Outcome<HandGiven, HandRefusal>> {
  return allOrNothing<Outcome<HandGiven, HandRefusal>>(context.db, async (db) => {
    const inside = { ...context, db };
    const player = await findPlayer(inside, grant.playerId);
    if (!player) return refuse({ reason: "unknownPlayer" });
    await holdPlayer(db, player.id);
    const { brandId } = player;
    if (!(await findTerms(inside, { brandId, name: grant.terms }))) return refuse({ reason: "unknownTerms" });
    const [known] = await db.call(ASKED_BY_KEY, [player.id, grant.key]);
    const isGiven = (await bonusByKey(db, player.id, keyOf(grant))) !== null;
    if (!known && (isGiven || !(await needsSecond(inside, brandId, grant))))
      return given(await give(inside, brandId, grant), isGiven);
    const asked = known ?? (await ask(inside, grant));
    if (asked.amountMinor !== grant.amount.minor || asked.terms !== grant.terms)
      return refuse({ reason: "keyConflict" });
    if (asked.confirmedBy === null) return done({ bonus: null, waits: asked });
    return given(await give(inside, brandId, grant), isGiven);
  });
}

/** Gives what another operator asked for. */
export function confirmGrant(
  context: Context,
  { id, operator }: { readonly id: bigint; readonly operator: string },
): Promise<Outcome<Bonus, HandRefusal>> {
  return allOrNothing<Outcome<Bonus, HandRefusal>>(context.db, async (db) => {
    const inside = { ...context, db };
    const [named] = await db.call(LOCK_ASKED, [id]);
    const player = named && (await findPlayer(inside, named.playerId));
    if (!player) return refuse({ reason: "unknownGrant" });
    if (named.confirmedBy !== null) return refuse({ reason: "alreadyDecided" });
    if (named.askedBy === operator) return refuse({ reason: "sameOperator" });
    if (named.expiresAt <= context.now()) return refuse({ reason: "grantExpired" });
    await db.call(CONFIRM_ASKED, [id, operator, context.now()]);
    const { playerId, key, asset, amountMinor, terms, offeredDays, reason } = named;
    const grant = { playerId, key, amount: money(amountMinor, asset), terms, offeredDays, reason, operator };
    const confirmed = await give(inside, player.brandId, grant);
    return confirmed.ok ? confirmed : refuse({ reason: "keyConflict" });
  });
}

/** What waits for another operator, what ends first before. */
export function grantsAsked({ db, now }: Pick<Context, "db" | "now">): Promise<AskedGrantRow[]> {
  return db.call(ASKED_WAITING, [now()]);
}

type Above = { readonly brandId: string; readonly asset: Asset };

/** From which sum on a brand asks for two operators; null where one may give any. */
export async function secondAbove(
  { db }: Pick<Context, "db">,
  { brandId, asset }: Above,
): Promise<Money | null> {
  const [row] = await db.call(SECOND_ABOVE, [brandId, asset]);
  return row ? money(row.aboveMinor, asset) : null;
}

/** Sets that sum, or takes it away. */
export async function setSecondAbove(
  { db }: Pick<Context, "db">,
  { brandId, asset, above }: Above & { readonly above: Money | null },
): Promise<void> {
  if (above) await db.call(SET_SECOND, [brandId, asset, above.minor]);
  else await db.call(DROP_SECOND, [brandId, asset]);
}

async function needsSecond(
  context: Context,
  brandId: string,
  { playerId, amount }: HandGrant,
): Promise<boolean> {
  const above = await secondAbove(context, { brandId, asset: amount.asset });
  if (!above) return false;
  const since = later(context.now(), -DAY_MS);
  const [given] = await context.db.call(GIVEN_BY_HAND, [playerId, amount.asset, since]);
  return (given?.minor ?? 0n) + amount.minor > above.minor;
}

async function ask({ db, now }: Context, grant: HandGrant): Promise<AskedGrantRow> {
  const { playerId, key, amount, terms, offeredDays, reason, operator } = grant;
  const until = later(now(), WAITS_DAYS * DAY_MS);
  const [row] = await db.call(ASK_GRANT, [
    ...[playerId, key, amount.asset, amount.minor, terms, offeredDays, reason, operator, now(), until],
  ]);
  if (!row) throw new Error("A request that the player's lock lets nobody else make was made.");
  return row;
}

function given(gave: Outcome<Bonus, HandRefusal>, isRepeat: boolean): Outcome<HandGiven, HandRefusal> {
  return gave.ok ? done({ bonus: gave.value, isRepeat, waits: null }) : gave;
}

const keyOf = ({ key }: Pick<HandGrant, "key">) => `office:${key}`;

async function give(
  context: Context,
  brandId: string,
  { playerId, amount, terms: name, offeredDays, reason, ...named }: HandGrant,
): Promise<Outcome<Bonus, HandRefusal>> {
  const terms = await findTerms(context, { brandId, name });
  if (!terms) return refuse({ reason: "unknownTerms" });
  const offeredUntil = offeredDays === null ? undefined : later(context.now(), offeredDays * DAY_MS);
  const key = keyOf(named);
  const gift = { playerId, key, amount, terms, source: "operator", offeredUntil } as const;
  return giveBonus(context, { ...gift, sourceRef: reason.slice(0, 200) });
}
