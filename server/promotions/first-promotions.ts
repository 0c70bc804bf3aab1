import { FIRST_LIMIT } from "./first/first-limit.ts";
import { PARTNER } from "./first/partner.ts";
import { TRIAL_GRANT } from "./first/trial-grant.ts";
import { VERIFY_A_SPIN } from "./first/verify-a-spin.ts";
import type { PromotionToPublish } from "./publish.ts";

/** The promotions of a new house: what it gives without anybody's doing, and nothing that it does not give. */
export const FIRST_PROMOTIONS: readonly PromotionToPublish[] = [
  TRIAL_GRANT,
  VERIFY_A_SPIN,
  FIRST_LIMIT,
  PARTNER,
];
