import { and, asc, eq } from "drizzle-orm";
import { type Asset, money } from "../../core/money.ts";
import type { Database } from "../../db/database.ts";
import { methods, settings } from "../../db/schema/cashier.ts";
import type { Direction, MethodRow } from "../methods/method.ts";
import { payeeFieldList } from "../withdrawals/payee-fields.ts";

export type CashierSettings = typeof settings.$inferSelect;
export type NewMethod = typeof methods.$inferInsert;

export async function readSettings(db: Database, brand: string): Promise<CashierSettings | null> {
  const [row] = await db.orm.select().from(settings).where(eq(settings.brand, brand));
  return row ?? null;
}

/** The row, locked to the end of the transaction. */
export async function lockSettings(db: Database, brand: string): Promise<CashierSettings | null> {
  const [row] = await db.orm.select().from(settings).where(eq(settings.brand, brand)).for("no key update");
  return row ?? null;
}

export async function updateWithdrawalDay(
  db: Database,
  brand: string,
  { many, sumMinor }: { many: number; sumMinor: bigint },
): Promise<void> {
  const day = { withdrawalsPerDay: many, withdrawnPerDayMinor: sumMinor };
  await db.orm.update(settings).set(day).where(eq(settings.brand, brand));
}

export async function readMethods(db: Database, brand: string, direction: Direction): Promise<MethodRow[]> {
  const rows = await db.orm
    .select()
    .from(methods)
    .where(and(eq(methods.brand, brand), eq(methods.direction, direction)))
    .orderBy(asc(methods.position), asc(methods.code));
  return rows.map(methodIn);
}

export async function readMethod(db: Database, brand: string, code: string): Promise<MethodRow | null> {
  const [row] = await db.orm
    .select()
    .from(methods)
    .where(and(eq(methods.brand, brand), eq(methods.code, code)));
  return row ? methodIn(row) : null;
}

/** The row, locked to the end of the transaction: two changes of it are judged one after the other. */
export async function lockMethod(db: Database, brand: string, code: string): Promise<MethodRow | null> {
  const [row] = await db.orm
    .select()
    .from(methods)
    .where(and(eq(methods.brand, brand), eq(methods.code, code)))
    .for("no key update");
  return row ? methodIn(row) : null;
}

type MethodColumns =
  | "instructions"
  | "isOn"
  | "minMinor"
  | "maxMinor"
  | "feeFixedMinor"
  | "feeBps"
  | "presets"
  | "minutes";
type MethodChange = { readonly [Column in MethodColumns]?: NewMethod[Column] | undefined };

/** Changes the columns that are given, of a row that the caller has locked. */
export async function updateMethod(
  db: Database,
  { brand, code }: { brand: string; code: string },
  change: MethodChange,
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await db.orm
    .update(methods)
    .set(change as Partial<NewMethod>)
    .where(and(eq(methods.brand, brand), eq(methods.code, code)));
}

/** What is there already stays as it is. */
export async function insertMissing(
  db: Database,
  rows: { settings: typeof settings.$inferInsert; methods: NewMethod[] },
): Promise<void> {
  await db.orm.insert(settings).values(rows.settings).onConflictDoNothing();
  await db.orm.insert(methods).values(rows.methods).onConflictDoNothing();
}

function methodIn(row: typeof methods.$inferSelect): MethodRow {
  const asset = row.asset as Asset;
  return {
    brand: row.brand,
    code: row.code,
    direction: row.direction,
    provider: row.provider,
    name: row.names,
    min: money(row.minMinor, asset),
    max: money(row.maxMinor, asset),
    fee: { fixedMinor: row.feeFixedMinor, bps: row.feeBps },
    presets: row.presets.map((minor) => money(minor, asset)),
    minutes: row.minutes,
    instructions: row.instructions,
    needsProof: row.needsProof,
    payeeFields: payeeFieldList.parse(row.payeeFields),
    twoOperatorsFromMinor: row.twoOperatorsFromMinor,
    isOn: row.isOn,
  };
}
