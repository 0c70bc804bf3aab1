import type { Database, Statement } from "../../db/database.ts";
import type { CashierSettings } from "./methods.ts";

/** What a brand lets one player do: their level widens what it lets everybody. */
export type PlayerSettings = Pick<
  CashierSettings,
  "withdrawalsPerDay" | "withdrawnPerDayMinor" | "twoOperatorsFromMinor"
> & {
  /** Whether their withdrawals are looked at before those of others. */
  readonly isFirst: boolean;
};

/** Brand and level in one statement, since each withdrawal asks for both. */
const SETTINGS: Statement<PlayerSettings> = {
  name: "cashier.player-settings",
  text: `
    select greatest(s.withdrawals_per_day, level.withdrawals_per_day) as "withdrawalsPerDay",
        greatest(s.withdrawn_per_day_minor, level.withdrawn_per_day_minor) as "withdrawnPerDayMinor",
        s.two_operators_from_minor as "twoOperatorsFromMinor", coalesce(level.withdrawals_first, false) as "isFirst"
      from cashier.settings s
      left join vip.players one on one.player_id = $2::bigint
      left join vip.levels level on level.brand_id = s.brand_id and level.rank = coalesce(one.rank, 0)
      where s.brand_id = $1`,
};

/** Null where the brand takes no withdrawals. */
export async function readPlayerSettings(
  db: Database,
  { brandId, id }: { readonly brandId: string; readonly id: bigint },
): Promise<PlayerSettings | null> {
  const [row] = await db.call(SETTINGS, [brandId, id]);
  return row ?? null;
}
