/** The front door of promotions: what the house offers, where each stands, and on which conditions. */
export { type Promotion, type PromotionCard, promotionOf, promotionsOf } from "./promotions.ts";
export {
  type PromotionToPublish,
  promotionBook,
  promotionToPublish,
  publishPromotions,
  setPromotionState,
} from "./publish.ts";
export { seedPromotions } from "./seed.ts";
export { type OwnStatus, PROMOTION_STATUSES, type PromotionStatus } from "./status.ts";
