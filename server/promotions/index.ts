/** The front door of promotions: what the house offers, where each stands, and on which conditions. */
export {
  type ApplicationFormReason,
  applicationForm,
  REMARK_MAX,
} from "./applications/application-form.ts";
export {
  APPLICATION_GIVES,
  APPLICATION_PERIODS,
  APPLICATION_PICTURES,
  type ApplicationRule,
  CHANNELS as APPLICATION_CHANNELS,
  type Channel,
  givenAmount,
} from "./applications/application-rule.ts";
export {
  applicationPicture,
  applicationsOf,
  findApplication,
  listApplications,
  ownPicture,
  ownStatuses,
  promotionOfMovement,
  sweepPictures,
  takesApplication,
} from "./applications/applications.ts";
export {
  type ApplyRefusal,
  applicable,
  applyFor,
} from "./applications/apply.ts";
export { approveApplication, refuseApplication } from "./applications/decide.ts";
export {
  APPLICATION_STATES,
  type Application,
  type ApplicationState,
} from "./applications/statements.ts";
export { draftPromotion } from "./draft.ts";
export { givePromised } from "./give-promised.ts";
export {
  type Promotion,
  type PromotionCard,
  type PromotionRule,
  promotionOf,
  promotionsOf,
  promotionTitles,
} from "./promotions.ts";
export {
  applicationRules,
  type PromotionToPublish,
  promotionBook,
  promotionToPublish,
  publishPromotions,
  setPromotionState,
} from "./publish.ts";
export { seedPromotions } from "./seed.ts";
export { type OwnStatus, PROMOTION_STATUSES, type PromotionStatus, type RuleStanding } from "./status.ts";
