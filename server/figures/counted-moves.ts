import { moves } from "../core/ledger-kinds.ts";

/** What came from the house and is counted where it became cash. */
export const BROUGHT = moves(
  "points-redeem",
  "raffle-prize",
  "promotion-cash",
  "referral-pay",
  "mission-prize",
);

/** What is counted beside rounds. */
export const COUNTED = `${moves("deposit", "withdrawal", "bonus-grant", "bonus-release", "bonus-forfeit")}, ${BROUGHT}`;

/** A payout that an operator refused, and one of these that was undone. */
export const REFUSALS = moves("payout-refused", "refusal-undone");
