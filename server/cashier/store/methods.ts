import { money } from "../../core/numbers/money.ts";
import { asJson } from "../../db/as-json.ts";
import type { Database } from "../../db/database.ts";
import type { Direction, MethodRow } from "../methods/method.ts";
import { payeeFieldList } from "../withdrawals/payee-fields.ts";
import {
  type CashierSettings,
  CHANGE_METHOD,
  ENTER_METHODS,
  ENTER_SETTINGS,
  LOCK_METHOD,
  LOCK_SETTINGS,
  METHOD_BY_CODE,
  METHODS,
  METHODS_NAMED,
  type MethodPatch,
  SET_WITHDRAWAL_DAY,
  SETTINGS,
  type StoredMethod,
} from "./method-statements.ts";

export type { CashierSettings, StoredMethod } from "./method-statements.ts";

export async function readSettings(db: Database, brand: string): Promise<CashierSettings | null> {
  const [row] = await db.call(SETTINGS, [brand]);
  return row ?? null;
}

/** The row, locked to the end of the transaction. */
export async function lockSettings(db: Database, brand: string): Promise<CashierSettings | null> {
  const [row] = await db.call(LOCK_SETTINGS, [brand]);
  return row ?? null;
}

export async function updateWithdrawalDay(
  db: Database,
  brand: string,
  { many, sumMinor }: { many: number; sumMinor: bigint },
): Promise<void> {
  await db.call(SET_WITHDRAWAL_DAY, [brand, many, sumMinor]);
}

export async function readMethods(db: Database, brand: string, direction: Direction): Promise<MethodRow[]> {
  return (await db.call(METHODS, [brand, direction])).map(methodIn);
}

export async function readMethod(db: Database, brand: string, code: string): Promise<MethodRow | null> {
  const [row] = await db.call(METHOD_BY_CODE, [brand, code]);
  return row ? methodIn(row) : null;
}

type Named = { readonly brandId: string; readonly method: string };

/** How the methods of orders are found: all of them are read at once. One that is gone is a fault. */
export async function methodsOf(
  db: Database,
  orders: readonly Named[],
): Promise<(order: Named) => MethodRow> {
  const keyOf = ({ brandId, method }: Named) => `${brandId} ${method}`;
  const named = [...new Map(orders.map((order) => [keyOf(order), order])).values()];
  const pairs = [named.map(({ brandId }) => brandId), named.map(({ method }) => method)];
  const rows = named.length === 0 ? [] : await db.call(METHODS_NAMED, pairs);
  const methods = new Map(rows.map((row) => [keyOf({ ...row, method: row.code }), methodIn(row)]));
  return (order) => {
    const method = methods.get(keyOf(order));
    if (!method) throw new Error(`The method ${order.method} of an order is gone.`);
    return method;
  };
}

/** The row, locked to the end of the transaction: two changes of it are judged one after the other. */
export async function lockMethod(db: Database, brand: string, code: string): Promise<MethodRow | null> {
  const [row] = await db.call(LOCK_METHOD, [brand, code]);
  return row ? methodIn(row) : null;
}

/** Changes the columns that are given, of a row that the caller has locked. */
export async function updateMethod(
  db: Database,
  { brand, code }: { brand: string; code: string },
  change: MethodPatch,
): Promise<void> {
  await db.call(CHANGE_METHOD, [asJson(change), brand, code]);
}

/** What is there already stays as it is. */
export async function insertMissing(
  db: Database,
  rows: { settings: CashierSettings; methods: readonly StoredMethod[] },
): Promise<void> {
  await db.call(ENTER_SETTINGS, [asJson([rows.settings])]);
  await db.call(ENTER_METHODS, [asJson(rows.methods)]);
}

function methodIn(row: StoredMethod): MethodRow {
  const { asset } = row;
  return {
    brand: row.brandId,
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
