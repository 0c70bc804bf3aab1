import { type Player, uplineOf } from "../../accounts/index.ts";
import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import {
  type Bound,
  LEAST_ABOVE,
  LEAST_FROM,
  LINK_RATES,
  RATES_FROM,
  type RateRow,
  TOPS,
} from "./rate-statements.ts";

/** The most that a rate can be, in hundredths of a percent. */
export const RATE_MAX = 1_000;

/** What somebody gets in one product, and what is to come in its place. */
export type Rate = {
  readonly product: string;
  readonly rate: number;
  /** What is counted of it now: no more than anybody above has. */
  readonly counted: number;
  readonly next: { readonly rate: number; readonly from: Date } | null;
};

/** Rates by product; what is not named is nought. */
export type Rates = Readonly<Record<string, number>>;

/** What a player gets in each product, as far as that was ever set (A05). */
export async function ratesOf(
  context: Pick<Context, "db" | "now">,
  playerId: bigint,
): Promise<readonly Rate[]> {
  return (await ratesOfEach(context, [playerId])).get(playerId) ?? [];
}

/** The same of several at once. */
export async function ratesOfEach(
  { db, now }: Pick<Context, "db" | "now">,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly Rate[]>> {
  const at = now();
  if (playerIds.length === 0) return new Map();
  const [rows, bounds] = await Promise.all([
    db.call(RATES_FROM, [playerIds, at]),
    db.call(LEAST_ABOVE, [playerIds, at]),
  ]);
  const shown = new Map<bigint, Rate[]>();
  for (const row of rows.filter(({ since }) => since <= at)) {
    const next = rows.find((one) => one.since > at && isSame(one, row));
    const bound = bounds.find((one) => isSame(one, row));
    const rate = {
      product: row.product,
      rate: row.rate,
      counted: Math.min(row.rate, bound?.rate ?? row.rate),
      next: next ? { rate: next.rate, from: next.since } : null,
    };
    shown.set(row.playerId, [...(shown.get(row.playerId) ?? []), rate]);
  }
  return shown;
}

type Place = Pick<RateRow, "playerId" | "product">;

const isSame = (one: Place, other: Place) => one.playerId === other.playerId && one.product === other.product;

/** The most that somebody may be given from a moment on: what the one above has then, or what the house gives at the top. */
export async function ceilingOf(
  context: Pick<Context, "db">,
  player: Pick<Player, "id" | "brandId">,
  from: Date,
): Promise<Rates> {
  const upline = await uplineOf(context, player.id);
  return upline ? leastRates(context.db, upline.id, from) : topRates(context, player.brandId);
}

/** What an agent can promise others: what the agent has, also after what is to come. */
export function grantableRates({ db, now }: Pick<Context, "db" | "now">, playerId: bigint): Promise<Rates> {
  return leastRates(db, playerId, now());
}

/** The most that the house gives whoever stands below nobody. */
export async function topRates({ db }: Pick<Context, "db">, brandId: string): Promise<Rates> {
  return byProduct(await db.call(TOPS, [brandId]));
}

/** What whoever comes by a link begins with. */
export async function linkRates(
  { db }: Pick<Context, "db">,
  { brandId, code }: { readonly brandId: string; readonly code: string },
): Promise<Rates> {
  return byProduct(await db.call(LINK_RATES, [brandId, code]));
}

const leastRates = async (db: Database, playerId: bigint, from: Date): Promise<Rates> =>
  byProduct(await db.call(LEAST_FROM, [playerId, from]));

export const byProduct = (bounds: readonly Bound[]): Rates =>
  Object.fromEntries(bounds.map(({ product, rate }) => [product, rate]));
