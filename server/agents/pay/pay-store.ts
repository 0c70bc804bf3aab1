import type { Database } from "../../db/database.ts";
import type { BillLine, TeamTotals } from "../contracts/compute-bill.ts";
import type { ContractKind } from "../contracts/terms.ts";
import type { PayPeriod } from "./pay-periods.ts";
import {
  BELOW,
  CONTRACT_NOW,
  CONTRACTS,
  HOLD_OWED,
  INSERT_BILL,
  INSERT_LINES,
  INSERT_OWED,
  INSERT_PAYMENT,
  INSERT_TOTALS,
  OWED_IDS,
  OWES_LESS,
  OWES_NOTHING,
  type OwedBill,
  type PaidContract,
  SAVE_MARK,
} from "./pay-statements.ts";

export type { OwedBill, PaidContract } from "./pay-statements.ts";

export const readPaidContracts = (db: Database): Promise<PaidContract[]> => db.call(CONTRACTS, []);

export async function readPaidContract(db: Database, id: bigint): Promise<PaidContract | null> {
  const [row] = await db.call(CONTRACT_NOW, [id]);
  return row ?? null;
}

export async function savePayMark(
  db: Database,
  contractId: bigint,
  { paidTo, carried }: { readonly paidTo: Date; readonly carried: bigint },
): Promise<void> {
  await db.call(SAVE_MARK, [contractId, paidTo, carried]);
}

/** What the house has billed for those whom an agent has contracts with, for periods that end within one of the agent's. */
export async function billedBelow(
  db: Database,
  { agent, kind, from, until }: PayPeriod & { readonly agent: bigint; readonly kind: ContractKind },
): Promise<bigint> {
  const [row] = await db.call(BELOW, [agent, kind, from, until]);
  return row?.below ?? 0n;
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
  readonly madeAt: Date;
  /** The first bill of a period that was billed before; null for that one. */
  readonly adjusts: bigint | null;
};

/** Writes a bill with all that it was made of; what it comes to is owed from then on. */
export async function insertBill(db: Database, bill: NewBill): Promise<bigint> {
  const { contract, version, from, until, payer, payee, position, people, earned, carriedIn } = bill;
  const { carriedOut, tier, gross, below, amount, madeAt, adjusts } = bill;
  const counted = [people, earned, carriedIn, carriedOut, tier, gross, below, amount, madeAt, adjusts];
  const [row] = await db.call(INSERT_BILL, [
    ...[contract, version, from, until, payer, payee, position],
    ...counted,
  ]);
  if (!row) throw new Error(`No bill was written for contract ${contract}.`);
  const total = (name: keyof TeamTotals) => bill.totals.map((one) => one[name]);
  await db.call(INSERT_TOTALS, [
    row.id,
    total("product"),
    total("vendor"),
    total("validStake"),
    total("payout"),
    total("bonusCost"),
    total("deposits"),
    total("withdrawals"),
  ]);
  const line = (name: keyof BillLine) => bill.lines.map((one) => one[name]);
  const steps = [line("what"), line("of"), line("base"), line("rate"), line("amount")];
  await db.call(INSERT_LINES, [row.id, ...steps]);
  if (amount !== 0n) await db.call(INSERT_OWED, [row.id, amount]);
  return row.id;
}

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
