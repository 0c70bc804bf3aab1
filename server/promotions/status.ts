/** How one takes part: by joining in, by claiming what is offered, by applying and being answered. */
export const PROMOTION_KINDS = ["join", "claim", "apply"] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** Where a promotion stands for somebody. The first five are of the promotion itself, the others of one player. */
export const PROMOTION_STATUSES = [
  "joining",
  "claiming",
  "applying",
  "comingSoon",
  "closed",
  "rejected",
  "issued",
  "claimed",
  "processing",
  "signed",
] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/** What became of a player's own part: signed up, being looked at, answered, given, taken. */
export type OwnStatus = Extract<PromotionStatus, "rejected" | "issued" | "claimed" | "processing" | "signed">;

type Offer = {
  readonly kind: PromotionKind;
  readonly from: Date | null;
  readonly until: Date | null;
};

const OPEN = { join: "joining", claim: "claiming", apply: "applying" } as const;

/**
 * A promotion that has not begun is coming soon, one that has ended is closed, and in between its kind says what one
 * can do. What is known beside that counts for more: whoever was given something keeps it after the end.
 */
export function promotionStatus(
  { kind, from, until }: Offer,
  at: Date,
  own: PromotionStatus | null = null,
): PromotionStatus {
  if (own !== null) return own;
  if (from !== null && at < from) return "comingSoon";
  if (until !== null && at >= until) return "closed";
  return OPEN[kind];
}
