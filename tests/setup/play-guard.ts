import type { Asset } from "#server/core/numbers/money.ts";
import { type PlayGuard, setPlayGuard } from "#server/wallet/index.ts";
import type { TestContext } from "./database.ts";

const NO_SUMS = { day: null, week: null, month: null };

/** Puts some limits of a player in force, past the rules by which a player sets them. */
export async function guardPlay(
  context: TestContext,
  playerId: bigint,
  limits: Partial<PlayGuard>,
  asset: Asset = "TRIAL",
): Promise<void> {
  const none: PlayGuard = {
    stakeMaxMinor: null,
    lossMaxMinor: NO_SUMS,
    wagerMaxMinor: NO_SUMS,
    sessionMs: null,
    pausedUntil: null,
    timeZone: "Asia/Tehran",
  };
  await setPlayGuard(context, { playerId, asset, guard: { ...none, ...limits } });
}
