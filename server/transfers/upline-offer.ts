import { createHash } from "node:crypto";
import { moneyOutHeldUntil, type Player, uplineOf } from "../accounts/index.ts";
import { type Brand, hasFlag } from "../brand/index.ts";
import { startOfDay } from "../core/days.ts";
import { type Money, money } from "../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { maskedName } from "../core/text/masked-name.ts";
import type { Context } from "../db/context.ts";
import { withdrawalsFrozen } from "../wallet/index.ts";
import { latestTransfers, sentSince, type UplineTransfer } from "./store.ts";

const LATEST = 10;

/** What a player may send to the one above, now. */
export type UplineOffer = {
  readonly uplineName: string;
  /** Says to whom the player agreed to send, without naming them. */
  readonly uplineMark: string;
  readonly min: Money;
  readonly max: Money;
  readonly leftToday: Money;
  /** Until when nothing may leave, because the payment password was changed; null when it may. */
  readonly heldUntil: Date | null;
  readonly frozen: boolean;
  readonly latest: readonly UplineTransfer[];
};

type Asker = { readonly player: Player; readonly brand: Brand };

/** The one above the player, where the brand lets money go there; null where it does not, or nobody does. */
export async function offeredUpline(context: Context, { player, brand }: Asker): Promise<Player | null> {
  if (!(await hasFlag(context, brand.id, "transferUpline"))) return null;
  return uplineOf(context, player.id);
}

/** Refuses with `notOffered` when the brand does not let money go to the upline, or there is none. */
export async function uplineOffer(
  context: Context,
  asker: Asker,
): Promise<Outcome<UplineOffer, { reason: "notOffered" }>> {
  const { player, brand } = asker;
  const upline = await offeredUpline(context, asker);
  if (!upline) return refuse({ reason: "notOffered" });
  return done({
    uplineName: maskedName(upline.username),
    uplineMark: markOf(player, upline),
    min: money(brand.uplineMinMinor, brand.asset),
    max: money(brand.uplineMaxMinor, brand.asset),
    leftToday: await leftToday(context, asker),
    heldUntil: await moneyOutHeldUntil(context, player.id),
    frozen: await withdrawalsFrozen(context),
    latest: await latestTransfers(context.db, player.id, LATEST),
  });
}

/** What is left of the sum that may go in this day of the brand's zone. */
export async function leftToday({ db, now }: Context, { player, brand }: Asker): Promise<Money> {
  const from = startOfDay(now(), brand.timeZone);
  const sent = await sentSince(db, { playerId: player.id, asset: brand.asset, from });
  const left = brand.uplineDayMinor - sent;
  return money(left > 0n ? left : 0n, brand.asset);
}

/** The same for one player and one upline, so that nobody agrees to one name and pays another. */
export function markOf(player: Player, upline: Player): string {
  return createHash("sha256").update(`upline ${player.id} ${upline.id}`).digest("base64url").slice(0, 22);
}
