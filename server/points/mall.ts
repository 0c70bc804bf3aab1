import { hasPaymentPassword, type Player } from "../accounts/index.ts";
import type { Language } from "../core/languages.ts";
import type { Money } from "../core/numbers/money.ts";
import type { Context } from "../db/context.ts";
import { balanceOf } from "../wallet/index.ts";
import { type PointsConfig, rateOf } from "./config.ts";
import type { OrderRow } from "./orders/order-statements.ts";
import { ownOrders } from "./orders/orders.ts";
import { pointsConfig } from "./points-config.ts";
import { redemptionsOf } from "./redemptions.ts";
import { type Reward, rewardsOf } from "./rewards.ts";
import type { Redemption } from "./store.ts";

/** What one member has of points, and did with them. */
export type OwnPoints = {
  readonly balance: Money;
  readonly hasPaymentPassword: boolean;
  readonly redemptions: readonly Redemption[];
  readonly orders: readonly OrderRow[];
};

export type Mall = {
  /** Null where a brand has no points. */
  readonly config: PointsConfig | null;
  /** What its form says that points are worth. */
  readonly rate: string;
  readonly rewards: readonly Reward[];
  readonly own: OwnPoints | null;
};

/** What a brand gives for points, and how somebody stands who has an account that earns them. */
export async function mallOf(
  context: Context,
  { brandId, language, player }: { brandId: string; language: Language; player: Player | null },
): Promise<Mall> {
  const config = await pointsConfig(context, brandId);
  return {
    config,
    rate: config ? rateOf(config) : "",
    rewards: await rewardsOf(context, { brandId, language }),
    own: player && (await ownPoints(context, player.id)),
  };
}

async function ownPoints(context: Context, playerId: bigint): Promise<OwnPoints> {
  const [balance, hasPassword, redemptions, orders] = await Promise.all([
    balanceOf(context, { playerId, asset: "PTS" }),
    hasPaymentPassword(context, playerId),
    redemptionsOf(context, playerId),
    ownOrders(context, playerId),
  ]);
  return { balance, hasPaymentPassword: hasPassword, redemptions, orders };
}
