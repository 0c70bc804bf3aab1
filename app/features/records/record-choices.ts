import type { Asset } from "#server/core/numbers/money.ts";
import type { MovementKind, RoundState } from "#server/wallet/index.ts";
import type { RECORD_PERIODS } from "./period-filter.ts";

/** Kinds that reach a player's own accounts; "" is all of them. */
export const MOVEMENT_KINDS = [
  "",
  "deposit",
  "withdrawal",
  "stake",
  "payout",
  "payout-held",
  "payout-released",
  "payout-refused",
  "refusal-undone",
  "rollback",
  "adjustment",
  "transfer",
  "sent-down",
  "to-vendor",
  "from-vendor",
  "hold",
  "release",
  "bonus-grant",
  "bonus-release",
  "bonus-forfeit",
  "points-issue",
  "points-redeem",
  "jackpot-win",
  "raffle-prize",
  "mission-prize",
  "board-prize",
  "contract-pay",
  "contract-share",
  "rebate",
  "rebate-team",
  "promotion-cash",
  "referral-pay",
  "contract-return",
  "grant",
  "reversal",
] as const satisfies readonly (MovementKind | "")[];

/** Kinds that are told of a team: money alone, and what was played stands in the record of rounds. */
export const TEAM_MOVEMENT_KINDS = [
  "deposit",
  "withdrawal",
  "transfer",
  "sent-down",
  "hold",
  "release",
  "bonus-grant",
  "bonus-release",
  "bonus-forfeit",
  "points-redeem",
  "jackpot-win",
  "raffle-prize",
  "mission-prize",
  "board-prize",
  "rollback",
  "adjustment",
  "contract-pay",
  "contract-share",
  "rebate",
  "rebate-team",
  "promotion-cash",
  "referral-pay",
  "contract-return",
  "reversal",
] as const satisfies readonly MovementKind[];

export const MOVEMENT_ASSETS = ["", "P", "TRIAL", "PTS"] as const satisfies readonly (Asset | "")[];

export const ROUND_STATES = ["", "open", "closed", "rolled-back"] as const satisfies readonly (
  | RoundState
  | ""
)[];

/** Points are not staked. */
export const ROUND_ASSETS = ["", "P", "TRIAL"] as const satisfies readonly (Asset | "")[];

/** How far back a record goes. A day may be typed wrong. */
export type SearchedDays = {
  readonly period: (typeof RECORD_PERIODS)[number];
  readonly from: string;
  readonly to: string;
};

/** What the account record is filtered by, as it stands in its address. */
export type AccountRecordFilter = SearchedDays & {
  readonly kind: (typeof MOVEMENT_KINDS)[number];
  readonly asset: (typeof MOVEMENT_ASSETS)[number];
};

/** What the betting record is filtered by, as it stands in its address. */
export type BettingRecordFilter = SearchedDays & {
  readonly state: (typeof ROUND_STATES)[number];
  readonly asset: (typeof ROUND_ASSETS)[number];
  readonly category: string;
  readonly vendor: string;
  readonly game: string;
};
