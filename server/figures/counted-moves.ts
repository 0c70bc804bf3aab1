import { moves } from "../core/ledger-kinds.ts";

/** What came from the house and is counted where it became cash. */
const BROUGHT_KINDS = [
  "points-redeem",
  "raffle-prize",
  "promotion-cash",
  "referral-pay",
  "mission-prize",
  "board-prize",
] as const;
export const BROUGHT = moves(...BROUGHT_KINDS);

/** The kinds of movements by which money of the house became cash: what figures have as bonus. */
export const BONUS_KINDS = ["bonus-release", ...BROUGHT_KINDS] as const;

/** What is counted beside rounds. */
export const COUNTED = `${moves("deposit", "withdrawal", "bonus-grant", "bonus-release", "bonus-forfeit")}, ${BROUGHT}`;

/** A payout that an operator refused, and one of these that was undone. */
export const REFUSALS = moves("payout-refused", "refusal-undone");
