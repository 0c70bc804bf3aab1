import type { Database } from "../db/database.ts";
import {
  BEGUN,
  COUNT_PROVEN,
  COUNT_SENT,
  DROP_FIGURE,
  GIVE_BACK,
  OPEN_COUNTRIES,
  RESET_BREAKERS,
  RESET_TRAFFIC,
  SAVE_COUNTRIES,
  SET_FIGURE,
  SET_FIGURES,
  TAKE,
  TRAFFIC,
  TRIP,
  TRIPPED,
  TRIPS,
  USES,
} from "./budget-statements.ts";
import type { Asked, Budget } from "./budgets.ts";
import type { Channel } from "./purposes.ts";

type Taking = { readonly asked: Asked; readonly at: Date; readonly amount: 0 | 1 };

/** Whether so much was left. */
export async function takeBudget(
  db: Database,
  { name, most, windowMs, subject }: Budget,
  { asked, at, amount }: Taking,
): Promise<boolean> {
  if (most < amount) return false;
  const windowStart = new Date(at.getTime() - windowMs);
  return (await db.call(TAKE, [name, subject(asked), at, amount, windowStart, most])).length > 0;
}

/** When the window of a budget began that is used up; null where it has none. */
export async function beganAt(
  db: Database,
  { name, subject }: Pick<Budget, "name" | "subject">,
  asked: Asked,
): Promise<Date | null> {
  const [known] = await db.call(BEGUN, [name, subject(asked)]);
  return known?.begunAt ?? null;
}

export async function giveBack(db: Database, budgets: readonly Budget[], asked: Asked): Promise<void> {
  for (const { name, subject } of budgets) await db.call(GIVE_BACK, [name, subject(asked)]);
}

export async function readFigures(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.call(SET_FIGURES, []);
  return new Map(rows.map(({ name, most }) => [name, most]));
}

export async function readCountries(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const open = new Map<string, string[]>();
  for (const { brandId: brand, country } of await db.call(OPEN_COUNTRIES, [])) {
    open.set(brand, [...(open.get(brand) ?? []), country]);
  }
  return open;
}

type Place = { readonly channel: Channel; readonly country: string };

export async function countSent(
  db: Database,
  { channel, country }: Place,
  { slice, amount }: { readonly slice: Date; readonly amount: 0 | 1 },
): Promise<void> {
  await db.call(COUNT_SENT, [channel, country, slice, amount]);
}

export async function countProven(db: Database, { channel, country }: Place, slice: Date): Promise<void> {
  await db.call(COUNT_PROVEN, [channel, country, slice]);
}

export type Traffic = { readonly recent: number; readonly judged: number; readonly proven: number };

export async function readTraffic(
  db: Database,
  { channel, country }: Place,
  { recentFrom, judgedFrom, judgedTo }: Readonly<Record<"recentFrom" | "judgedFrom" | "judgedTo", Date>>,
): Promise<Traffic> {
  const [row] = await db.call(TRAFFIC, [channel, country, recentFrom, judgedFrom, judgedTo]);
  return row ?? { recent: 0, judged: 0, proven: 0 };
}

export async function isTripped(db: Database, { channel, country }: Place, at: Date): Promise<boolean> {
  return (await db.call(TRIPPED, [channel, country, at])).length > 0;
}

export async function saveTrip(
  db: Database,
  { channel, country }: Place,
  { at, until, reason }: { readonly at: Date; readonly until: Date; readonly reason: "unproven" | "flood" },
): Promise<void> {
  await db.call(TRIP, [channel, country, at, until, reason]);
}

export async function saveCountries(
  db: Database,
  brandId: string,
  countries: readonly string[],
): Promise<void> {
  await db.call(SAVE_COUNTRIES, [brandId, countries]);
}

export async function saveFigure(db: Database, name: string, most: number | null): Promise<void> {
  if (most === null) await db.call(DROP_FIGURE, [name]);
  else await db.call(SET_FIGURE, [name, most]);
}

export type Use = { readonly budget: string; readonly subjects: number; readonly used: number };

export function readUses(db: Database, since: Date): Promise<Use[]> {
  return db.call(USES, [since]);
}

export type Trip = {
  readonly channel: Channel;
  readonly country: string;
  readonly until: Date;
  readonly reason: string;
};

export function readTrips(db: Database, at: Date): Promise<Trip[]> {
  return db.call(TRIPS, [at]);
}

/** Closes the breakers of a country, or all, and forgets what tripped them. Says how many there were. */
export async function reset(db: Database, country: string | null, at: Date): Promise<number> {
  const closed = await db.call(RESET_BREAKERS, [country, at]);
  await db.call(RESET_TRAFFIC, [country]);
  return closed.length;
}
