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

/** How the rule stands by which a promotion gives: none is set yet, to come, going on, or why it gives no more. */
export type RuleStanding = "unset" | "coming" | "open" | "gone" | "stopped" | "ended";

type Offer = {
  readonly kind: PromotionKind;
  readonly from: Date | null;
  readonly until: Date | null;
};

const OPEN = { join: "joining", claim: "claiming", apply: "applying" } as const;

type Known = {
  /** What became of the reader's own part. */
  readonly own?: PromotionStatus | undefined;
  readonly rule?: RuleStanding | undefined;
};

/** A rule that gives no more closes its promotion, and one that is not there yet opens none. */
const BY_RULE: Readonly<Record<RuleStanding, PromotionStatus | null>> = {
  unset: "comingSoon",
  coming: "comingSoon",
  open: null,
  gone: "closed",
  stopped: "closed",
  ended: "closed",
};

/**
 * A promotion that has not begun is coming soon, one that has ended is closed, and in between its rule and then its kind
 * say what one can do. What became of one's own part counts for more: whoever was given something keeps it.
 */
export function promotionStatus(
  { kind, from, until }: Offer,
  at: Date,
  { own, rule }: Known = {},
): PromotionStatus {
  if (own !== undefined) return own;
  if (until !== null && at >= until) return "closed";
  const byRule = rule ? BY_RULE[rule] : null;
  if (byRule === "closed") return byRule;
  if (from !== null && at < from) return "comingSoon";
  return byRule ?? OPEN[kind];
}
