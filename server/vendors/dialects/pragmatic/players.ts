import { type Asset, isAsset } from "../../../core/numbers/money.ts";

/**
 * The dialect knows a player with one currency for life and names none in its calls, so the name that it gets from
 * us says both: `100001-P` and `100001-TRIAL` are two of its players and one of ours.
 */
export type Seat = { player: string; currency: Asset };

export function seatName({ player, currency }: Seat): string {
  return `${player}-${currency}`;
}

/** Null for a name that we never gave. */
export function seatIn(userId: string): Seat | null {
  const [, player, currency] = /^(\d{1,18})-([A-Z]{1,10})$/.exec(userId) ?? [];
  return player !== undefined && currency !== undefined && isAsset(currency) ? { player, currency } : null;
}
