import type { Database } from "../../db/database.ts";
import type { BillLine, TeamTotals } from "../contracts/compute-bill.ts";
import type { RingFence } from "../contracts/ring-fence.ts";
import type { ContractKind } from "../contracts/terms.ts";
import type { PayPeriod } from "./pay-periods.ts";
import {
  BELOW,
  CONTRACT_NOW,
  CONTRACTS,
  CONTRACTS_NOW,
  HOLD_HOUSE_OWED,
  HOLD_OWED,
  INSERT_BILLS,
  INSERT_LINES,
  INSERT_OWED,
  INSERT_PAYMENT,
  INSERT_TOTALS,
  OWED_IDS,
  OWES_LESS,
  OWES_NOTHING,
  type OwedBill,
  PAID_WHOLE,
  type PaidContract,
  SAVE_MARK,
  SAVE_MARKS,
} from "./pay-statements.ts";

import { insertFences } from "./ring-fences.ts";

export type { OwedBill, PaidContract } from "./pay-statements.ts";

export const readPaidContracts = (db: Database): Promise<PaidContract[]> => db.call(CONTRACTS, []);

export async function readPaidContract(db: Database, id: bigint): Promise<PaidContract | null> {
  const [row] = await db.call(CONTRACT_NOW, [id]);
  return row ?? null;
}

/** Some of them as they stand now. */
export const readPaidContractsOf = (db: Database, ids: readonly bigint[]): Promise<PaidContract[]> =>
  db.call(CONTRACTS_NOW, [ids]);

type Mark = { readonly contractId: bigint; readonly paidTo: Date; readonly carried: bigint };

export async function savePayMarks(db: Database, marks: readonly Mark[]): Promise<void> {
  await db.call(SAVE_MARKS, [
    marks.map(({ contractId }) => contractId),
    marks.map(({ paidTo }) => paidTo.toISOString()),
    marks.map(({ carried }) => carried),
  ]);
}

export async function savePayMark(
  db: Database,
  contractId: bigint,
  { paidTo, carried }: { readonly paidTo: Date; readonly carried: bigint },
): Promise<void> {
  await db.call(SAVE_MARK, [contractId, paidTo, carried]);
}

type Above = PayPeriod & { readonly agent: bigint; readonly kind: ContractKind };

/**
 * What the house has billed for those whom agents have contracts with, for periods that end within one of each: at the
 * place of each.
 */
export async function billedBelow(db: Database, asked: readonly Above[]): Promise<bigint[]> {
  const rows = await db.call(BELOW, [
    asked.map(({ agent }) => agent),
    asked.map(({ kind }) => kind),
    asked.map(({ from }) => from.toISOString()),
    asked.map(({ until }) => until.toISOString()),
  ]);
  return rows.map(({ below }) => below);
}

export type NewBill = PayPeriod & {
  readonly contract: bigint;
  readonly version: number;
  readonly payer: bigint | null;
  readonly payee: bigint;
  readonly position: bigint;
  readonly people: number;
  readonly earned: bigint;
  readonly carriedIn: bigint;
  readonly carriedOut: bigint;
  readonly tier: number | null;
  readonly gross: bigint;
  readonly below: bigint;
  readonly amount: bigint;
  readonly totals: readonly TeamTotals[];
  readonly lines: readonly BillLine[];
  readonly fences: readonly RingFence[];
  readonly madeAt: Date;
  /** The first bill of a period that was billed before; null for that one. */
  readonly adjusts: bigint | null;
};

/** Writes bills with all that they were made of; what each comes to is owed from then on. Answers in their order. */
export async function insertBills(db: Database, bills: readonly NewBill[]): Promise<bigint[]> {
  if (bills.length === 0) return [];
  const column = (name: keyof NewBill) => bills.map((bill) => written(bill[name]));
  const rows = await db.call(INSERT_BILLS, BILL_COLUMNS.map(column));
  const ids = bills.map(({ contract }, nth) => {
    const id = rows[nth]?.id;
    if (id === undefined) throw new Error(`No bill was written for contract ${contract}.`);
    return id;
  });
  const all = bills.map((bill, nth) => ({ ...bill, id: ids[nth] ?? 0n }));
  const totals = all.flatMap(({ id, totals: own }) => own.map((one) => ({ id, ...one })));
  await db.call(
    INSERT_TOTALS,
    TOTAL_COLUMNS.map((name) => totals.map((one) => one[name])),
  );
  const lines = all.flatMap(({ id, lines: own }) => own.map((one, nth) => ({ id, nth: nth + 1, ...one })));
  await db.call(
    INSERT_LINES,
    LINE_COLUMNS.map((name) => lines.map((one) => one[name])),
  );
  await insertFences(db, all);
  const owed = all.filter(({ amount }) => amount !== 0n);
  await db.call(INSERT_OWED, [owed.map(({ id }) => id), owed.map(({ amount }) => amount)]);
  return ids;
}

/** One bill. */
export async function insertBill(db: Database, bill: NewBill): Promise<bigint> {
  const [id = 0n] = await insertBills(db, [bill]);
  return id;
}

const BILL_COLUMNS = [
  ...(["contract", "version", "from", "until", "payer", "payee", "position", "people", "earned"] as const),
  ...(["carriedIn", "carriedOut", "tier", "gross", "below", "amount", "madeAt", "adjusts"] as const),
];
const TOTAL_COLUMNS = [
  ...(["id", "product", "vendor", "validStake", "payout", "bonusCost", "deposits", "withdrawals"] as const),
];
const LINE_COLUMNS = ["id", "nth", "what", "of", "base", "rate", "amount"] as const;

/** A moment within an array goes as text. */
const written = <Value>(value: Value) => (value instanceof Date ? value.toISOString() : value);

/** The first 500 bills behind a number of which something is owed. */
export async function readOwedIds(db: Database, after: bigint): Promise<bigint[]> {
  return (await db.call(OWED_IDS, [after])).map(({ id }) => id);
}

/** Null where somebody else has paid it. */
export async function holdOwed(db: Database, id: bigint): Promise<OwedBill | null> {
  const [row] = await db.call(HOLD_OWED, [id]);
  return row ?? null;
}

export async function savePayment(
  db: Database,
  { id, owed, payments }: OwedBill,
  { amount, movementId, at }: { readonly amount: bigint; readonly movementId: bigint; readonly at: Date },
): Promise<void> {
  await db.call(INSERT_PAYMENT, [id, payments + 1, amount, movementId, at]);
  await (amount === owed ? db.call(OWES_NOTHING, [id]) : db.call(OWES_LESS, [id, amount]));
}

/** Those of some bills that the house owes, until the transaction ends. */
export const holdHouseOwed = (db: Database, ids: readonly bigint[]): Promise<OwedBill[]> =>
  db.call(HOLD_HOUSE_OWED, [ids]);

/** Each of them was paid to the end by its movement. */
export async function savePaidWhole(
  db: Database,
  paid: readonly (OwedBill & { readonly movementId: bigint })[],
  at: Date,
): Promise<void> {
  await db.call(PAID_WHOLE, [
    paid.map(({ id }) => id),
    paid.map(({ payments }) => payments + 1),
    paid.map(({ owed }) => owed),
    paid.map(({ movementId }) => movementId),
    at,
  ]);
}
