import type { MoneyPasswordRefusal, Player } from "../accounts/index.ts";
import { checkMoneyPassword } from "../accounts/index.ts";
import { giveBonus, holdPlayer as holdBonuses, standardTerms } from "../bonuses/index.ts";
import type { LocalText } from "../core/languages.ts";
import { type Money, money } from "../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import type { Database } from "../db/database.ts";
import { playPause } from "../limits/index.ts";
import { balanceOf, redeemPoints } from "../wallet/index.ts";
import { rateOf } from "./config.ts";
import { type Delivery, INSERT_ORDER } from "./orders/order-statements.ts";
import { pointsConfig } from "./points-config.ts";
import {
  holdPlayer,
  insertRedemption,
  type Pays,
  type Redemption,
  readReward,
  redemptionByKey,
  takeReward,
} from "./store.ts";

type Asker = {
  readonly player: Player;
  /** From the form: the same key is the same exchange, however often it arrives. */
  readonly key: string;
  readonly password: string;
};

/** `points` is what the page said that the reward costs. */
export type RewardRequest = Asker & {
  readonly reward: string;
  readonly points: Money;
  /** Where it goes; asked for of what is sent. */
  readonly delivery?: Delivery | undefined;
};
/** `rate` is what the page said that points are worth (rateOf). */
export type ConversionRequest = Asker & { readonly points: Money; readonly rate: string };

type LedgerReason = "notEnoughPoints" | "keyConflict" | "noAccount" | "accountFrozen" | "onABreak";

export type RewardRefusal =
  | { readonly reason: "unknownReward" | "outOfStock" | "costChanged" | "addressMissing" | LedgerReason }
  | MoneyPasswordRefusal;

export type ConversionRefusal =
  | { readonly reason: "notOffered" | "rateChanged" | LedgerReason }
  | { readonly reason: "tooFewPoints" | "notWholeSteps"; readonly bound: Money }
  | MoneyPasswordRefusal;

/** What is given for what. */
type Exchange = {
  readonly reward: string | null;
  readonly names: LocalText | null;
  readonly pays: Pays;
  readonly points: Money;
  readonly amount: Money;
  readonly delivery: Delivery | undefined;
};

/**
 * Gives points for a reward, once for its key. Nobody who is on a break is given one; their points stay theirs, and
 * convertPoints() still makes money of them.
 */
export function redeemReward(
  context: Context,
  request: RewardRequest,
): Promise<Outcome<Redemption, RewardRefusal>> {
  const { player, reward: rewardId, points: cost, delivery } = request;
  return exchangeOnce<RewardRefusal>(context, request, {
    cost,
    isSame: (first) => first.reward === rewardId && first.points.minor === cost.minor,
    async offer() {
      const reward = await readReward(context.db, player.brandId, rewardId);
      if (!reward) return refuse({ reason: "unknownReward" });
      if (reward.stock === 0) return refuse({ reason: "outOfStock" });
      if (reward.costPoints !== cost.minor) return refuse({ reason: "costChanged" });
      if (await playPause(context, player.id)) return refuse({ reason: "onABreak" });
      if (reward.pays === "goods" && !delivery) return refuse({ reason: "addressMissing" });
      return done(async (db) => {
        const taken = await takeReward(db, player.brandId, rewardId);
        if (!taken) return refuse({ reason: "outOfStock" });
        if (taken.costPoints !== cost.minor) return refuse({ reason: "costChanged" });
        const { names, pays, amountMinor } = taken;
        const amount = money(amountMinor, "P");
        return done({ reward: rewardId, names, pays, points: cost, amount, delivery });
      });
    },
  });
}

/** Turns points into money at the brand's rate, once for its key. */
export function convertPoints(
  context: Context,
  request: ConversionRequest,
): Promise<Outcome<Redemption, ConversionRefusal>> {
  const { player, points, rate } = request;
  return exchangeOnce<ConversionRefusal>(context, request, {
    cost: points,
    isSame: (first) => first.reward === null && first.points.minor === points.minor,
    async offer() {
      const config = await pointsConfig(context, player.brandId);
      if (!config) return refuse({ reason: "notOffered" });
      if (rateOf(config) !== rate) return refuse({ reason: "rateChanged" });
      const { convertPoints: step, convertMinor, convertMinPoints: min } = config;
      if (points.minor < min) return refuse({ reason: "tooFewPoints", bound: money(min, "PTS") });
      if (points.minor % step !== 0n) return refuse({ reason: "notWholeSteps", bound: money(step, "PTS") });
      const amount = money((points.minor / step) * convertMinor, "P");
      return done(async () =>
        done({ reward: null, names: null, pays: "money", points, amount, delivery: undefined }),
      );
    },
  });
}

type Common = { readonly reason: LedgerReason } | MoneyPasswordRefusal;

type Wish<Refusal extends { readonly reason: string }> = {
  readonly cost: Money;
  /** Whether what was done for this key is what is asked for now. */
  readonly isSame: (first: Redemption) => boolean;
  /** Why it cannot be, or what takes it inside the transaction. */
  readonly offer: () => Promise<
    Outcome<(db: Database) => Promise<Outcome<Exchange, Refusal | Common>>, Refusal | Common>
  >;
};

/**
 * Carries out an exchange, once for its key. The password is asked last, so that nobody's tries are spent on what would
 * be refused anyway. Must not be called inside a transaction: a wrong password would be forgotten with it.
 */
async function exchangeOnce<Refusal extends { readonly reason: string }>(
  context: Context,
  asker: Asker,
  { cost, isSame, offer }: Wish<Refusal>,
): Promise<Outcome<Redemption, Refusal | Common>> {
  const { player, key } = asker;
  const answered = (first: Redemption) =>
    isSame(first) ? done(first) : refuse({ reason: "keyConflict" as const });
  const first = await redemptionByKey(context.db, player.id, key);
  if (first) return answered(first);
  const offered = await offer();
  if (!offered.ok) return offered;
  const proven = await provenOwner(context, asker, cost);
  if (!proven.ok) return proven;

  return allOrNothing<Outcome<Redemption, Refusal | Common>>(context.db, async (db) => {
    // Points of stakes that were given back are not taken away, and buy nothing until others have made up for them.
    const { credit } = await holdPlayer(db, player.id);
    const meanwhile = await redemptionByKey(db, player.id, key);
    if (meanwhile) return answered(meanwhile);
    if (credit < 0n) return refuse({ reason: "notEnoughPoints" });
    const taken = await offered.value(db);
    return taken.ok ? carryOut({ ...context, db }, asker, taken.value) : taken;
  });
}

async function provenOwner(
  context: Context,
  { player, password }: Asker,
  cost: Money,
): Promise<Outcome<null, { reason: "notEnoughPoints" } | MoneyPasswordRefusal>> {
  const balance = await balanceOf(context, { playerId: player.id, asset: "PTS" });
  if (balance.minor < cost.minor) return refuse({ reason: "notEnoughPoints" });
  return checkMoneyPassword(context, { playerId: player.id, password });
}

/** The ledger has the last word: of two exchanges at once, the second finds what the first has left. */
async function carryOut(
  context: Context,
  { player, key }: Asker,
  { points, amount, pays, delivery, ...what }: Exchange,
): Promise<Outcome<Redemption, { readonly reason: LedgerReason }>> {
  const playerId = player.id;
  // A player's bonuses are held before anything of the ledger.
  if (pays === "bonus") await holdBonuses(context.db, playerId);
  const flow = { playerId, key: `points:${key}`, amount: points };
  const given = await redeemPoints(context, pays === "money" ? { ...flow, pays: amount } : flow);
  if (!given.ok) return refuse({ reason: reasonOf(given.refusal.reason) });
  if (pays === "bonus") {
    const terms = await standardTerms(context, player.brandId);
    const gift = {
      playerId,
      key: `mall:${key}`,
      amount,
      terms,
      source: "mall",
      sourceRef: what.reward ?? "",
    } as const;
    const granted = await giveBonus(context, gift);
    if (!granted.ok) return granted;
  }
  const { transferId: movementId } = given.value;
  const id = context.newId();
  const made = { id, playerId, key, ...what, pays, points: points.minor, movementId, at: context.now() };
  const kept = await insertRedemption(context.db, {
    ...made,
    asset: amount.asset,
    amountMinor: amount.minor,
  });
  if (pays === "goods" && delivery) await insertOrder(context, { id, player, delivery });
  return done(kept);
}

type Ordered = { readonly id: string; readonly player: Player; readonly delivery: Delivery };

async function insertOrder({ db, now }: Context, { id, player, delivery }: Ordered): Promise<void> {
  const { recipient, phone, address } = delivery;
  await db.call(INSERT_ORDER, [id, player.brandId, player.id, recipient, phone, address, now()]);
}

function reasonOf(reason: "insufficientFunds" | Exclude<LedgerReason, "notEnoughPoints">): LedgerReason {
  return reason === "insufficientFunds" ? "notEnoughPoints" : reason;
}
