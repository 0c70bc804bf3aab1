/** The front door of points: earned by real stakes, given for rewards or turned into money. They do not expire. */
export type { PointsConfig } from "./config.ts";
export { earnPoints } from "./earn-points.ts";
export { givePoints } from "./give-points.ts";
export { type Mall, mallOf, type OwnPoints } from "./mall.ts";
export { type Delivery, ORDER_STATES, type OrderRow, type OrderState } from "./orders/order-statements.ts";
export { changeOrder, ordersOf, ownOrders } from "./orders/orders.ts";
export { pointsConfig } from "./points-config.ts";
export {
  type ConversionRefusal,
  convertPoints,
  type RewardRefusal,
  redeemReward,
} from "./redeem.ts";
export { type Pays, type Redemption, redemptionsOf, rewardsOfMovements } from "./redemptions.ts";
export { type Reward, rewardsOf } from "./rewards.ts";
export { seedPoints } from "./seed.ts";
export { setRates } from "./set-rates.ts";
export { type ListedReward, listedRewards, newReward, setReward } from "./set-reward.ts";
export { PAYS } from "./statements.ts";
