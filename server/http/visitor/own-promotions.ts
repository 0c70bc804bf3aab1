import { claimedPromotions } from "../../offers/index.ts";
import { type OwnStatus, ownStatuses } from "../../promotions/index.ts";
import { isPlayer, type Visitor } from "./visitor.ts";

/** What became of a visitor's own part in promotions, by promotion; nothing for a guest. */
export async function ownPromotions(visitor: Visitor): Promise<ReadonlyMap<string, OwnStatus>> {
  if (!isPlayer(visitor)) return new Map();
  const { context, player, brand } = visitor;
  const { timeZone } = brand;
  const [applied, claimed] = await Promise.all([
    ownStatuses(context, { playerId: player.id, timeZone }),
    claimedPromotions(context, { player, timeZone }),
  ]);
  return new Map([...applied, ...claimed.map((id) => [id, "claimed"] as const)]);
}
