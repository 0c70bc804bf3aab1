import type { Player } from "../../accounts/index.ts";
import { findBrand } from "../../brand/index.ts";
import { startOfDay } from "../../core/days.ts";
import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import { type PlayerSettings, readPlayerSettings } from "../store/player-settings.ts";
import { withdrawnSince } from "../store/withdrawals.ts";

type Whose = { readonly player: Pick<Player, "id" | "brandId">; readonly asset: Asset };

/** What a player may still take out on this day of the brand's time zone. */
export type WithdrawalDay = {
  /** How many withdrawals a day has at most, and how many of them are left. */
  readonly most: number;
  readonly left: number;
  readonly leftSum: Money;
  /** Whether the player's withdrawals are looked at before those of others. */
  readonly isFirst: boolean;
};

/** The same asked by whoever shows it; null where the brand takes no withdrawals. */
export async function withdrawalDayOf(context: Context, whose: Whose): Promise<WithdrawalDay | null> {
  const settings = await readPlayerSettings(context.db, whose.player);
  return settings && withdrawalDay(context, settings, whose);
}

export async function withdrawalDay(
  context: Context,
  { withdrawalsPerDay, withdrawnPerDayMinor, isFirst }: PlayerSettings,
  { player, asset }: Whose,
): Promise<WithdrawalDay> {
  const brand = await findBrand(context, player.brandId);
  const from = startOfDay(context.now(), brand?.timeZone ?? "UTC");
  const today = await withdrawnSince(context.db, player.id, from);
  const leftMinor = withdrawnPerDayMinor - today.minor;
  return {
    most: withdrawalsPerDay,
    left: Math.max(withdrawalsPerDay - today.many, 0),
    leftSum: money(leftMinor > 0n ? leftMinor : 0n, asset),
    isFirst,
  };
}
