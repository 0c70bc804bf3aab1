import { type Money, plainAmount } from "../core/numbers/money.ts";
import { type Outcome, refuse } from "../core/outcome.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import { playPause } from "../limits/index.ts";
import { sendMessage } from "../messages/index.ts";
import { issuePoints, type Moved, type MoveRefusal, openAccounts } from "../wallet/index.ts";

type PointsGift = { readonly playerId: bigint; readonly key: string; readonly amount: Money };

type Given = Outcome<Moved, MoveRefusal | { readonly reason: "onABreak" }>;

/**
 * Gives points by hand, once for their key, and tells the player. Nobody who is on a break is given any; what the key
 * gave before is still answered.
 */
export function givePoints(context: Context, { playerId, key, amount }: PointsGift): Promise<Given> {
  return allOrNothing<Given>(context.db, async (db) => {
    const inside = { ...context, db };
    await openAccounts(inside, { playerId, assets: ["PTS"] });
    const given = await issuePoints(inside, { playerId, key: `points-given:${key}`, amount });
    if (!given.ok) return given;
    const { transferId, replayed } = given.value;
    if (!replayed && (await playPause(inside, playerId))) return refuse({ reason: "onABreak" });
    const facts = { amount: plainAmount(amount), asset: "PTS" };
    await sendMessage(inside, { playerId, kind: "pointsGiven", facts, key: `points:${transferId}` });
    return given;
  });
}
