import type { Asset } from "#server/core/money.ts";
import type { MovementKind } from "#server/wallet/index.ts";
import type { RECORD_PERIODS } from "./period-filter.ts";

/** Kinds that reach a player's own accounts; "" is all of them. */
export const MOVEMENT_KINDS = [
  "",
  "deposit",
  "withdrawal",
  "stake",
  "payout",
  "rollback",
  "adjustment",
  "transfer",
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
  "grant",
  "reversal",
] as const satisfies readonly (MovementKind | "")[];

export const MOVEMENT_ASSETS = ["", "P", "TRIAL", "PTS"] as const satisfies readonly (Asset | "")[];

/** What the account record is filtered by, as it stands in its address. A day may be typed wrong. */
export type AccountRecordFilter = {
  readonly kind: (typeof MOVEMENT_KINDS)[number];
  readonly asset: (typeof MOVEMENT_ASSETS)[number];
  readonly period: (typeof RECORD_PERIODS)[number];
  readonly from: string;
  readonly to: string;
};
