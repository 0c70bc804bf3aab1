import { peopleOf } from "../../accounts/index.ts";
import { maskedName } from "../../core/masked-name.ts";
import type { Context } from "../../db/context.ts";
import type { Movement } from "../../wallet/index.ts";
import type { ContractKind } from "../contracts/terms.ts";
import {
  BILLS_OF_MOVEMENTS,
  DEBTS,
  type DebtRow,
  INCOME,
  INCOME_SUMS,
  type IncomeRow,
  type IncomeSums,
  LISTED_BILLS,
} from "./income-statements.ts";

export type { IncomeRow, IncomeSums } from "./income-statements.ts";

export type IncomeAsked = {
  readonly playerId: bigint;
  readonly kind?: ContractKind | undefined;
  /** Periods that end after it. */
  readonly since?: Date | undefined;
};

export type Income = {
  /** Newest first. */
  readonly rows: readonly IncomeRow[];
  /** Of all that were asked for, not of the page alone. */
  readonly sums: IncomeSums;
  /** The number before which the next page begins; null on the last. */
  readonly next: bigint | null;
};

const PAGE = 50;

/** As many bills go into one file. */
export const INCOME_MAX = 10_000;

/** What an agent was billed for, a page at a time, with the sums of all of it. */
export async function incomeOf(
  { db }: Pick<Context, "db">,
  { playerId, kind, since, before = null }: IncomeAsked & { readonly before?: bigint | null },
): Promise<Income> {
  const asked = [playerId, kind ?? null, since ?? null];
  const rows = await db.call(INCOME, [...asked, before, PAGE + 1]);
  const [sums = { bills: 0, amount: 0n, owed: 0n }] = await db.call(INCOME_SUMS, asked);
  const page = rows.slice(0, PAGE);
  return { rows: page, sums, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** The same in one piece, and whether older ones were left out. */
export async function wholeIncome(
  { db }: Pick<Context, "db">,
  { playerId, kind, since }: IncomeAsked,
): Promise<{ readonly rows: readonly IncomeRow[]; readonly isCut: boolean }> {
  const rows = await db.call(INCOME, [playerId, kind ?? null, since ?? null, null, INCOME_MAX + 1]);
  return { rows: rows.slice(0, INCOME_MAX), isCut: rows.length > INCOME_MAX };
}

/** What is owed between an agent and another, by age; the other is masked, and null for the house. */
export type Debt = Omit<DebtRow, "other"> & { readonly other: string | null; readonly sum: bigint };

/** What an agent is owed, and what they owe themselves. */
export async function debtsOf(
  context: Pick<Context, "db" | "now">,
  playerId: bigint,
): Promise<readonly Debt[]> {
  const rows = await context.db.call(DEBTS, [playerId, context.now()]);
  const nameOf = await maskedNames(
    context,
    rows.map(({ other }) => other),
  );
  return rows.map((row) => {
    const { day, week, month, older } = row;
    return { ...row, other: nameOf(row.other), sum: day + week + month + older };
  });
}

/** The names of some accounts as others may see them; of nobody, which is the house, there is none. */
export async function maskedNames(
  context: Pick<Context, "db">,
  ids: readonly (bigint | null)[],
): Promise<(id: bigint | null) => string | null> {
  const people = await peopleOf(
    context,
    ids.filter((id) => id !== null),
  );
  return (id) => (id === null ? null : maskedName(people.get(id)?.username ?? ""));
}

type Moved = Pick<Movement, "transferId" | "kind">;

const PAYS: ReadonlySet<Movement["kind"]> = new Set(["contract-pay", "contract-share", "contract-return"]);

/** The bills that some movements pay, for somebody who is paid or pays by them. */
export async function billsOfMovements(
  { db }: Pick<Context, "db">,
  { playerId, movements }: { readonly playerId: bigint; readonly movements: readonly Moved[] },
): Promise<ReadonlyMap<bigint, bigint>> {
  const movementIds = movements.filter(({ kind }) => PAYS.has(kind)).map(({ transferId }) => transferId);
  if (movementIds.length === 0) return new Map();
  const rows = await db.call(BILLS_OF_MOVEMENTS, [movementIds, playerId]);
  return new Map(rows.map(({ movementId, bill }) => [movementId, bill]));
}

type BillsAsked = {
  readonly playerId?: bigint | undefined;
  readonly kind?: ContractKind | undefined;
  readonly isOwed?: boolean;
};

/** Bills as operators look through them, newest first. */
export function listBills(
  { db }: Pick<Context, "db">,
  { playerId, kind, isOwed = false }: BillsAsked,
): Promise<IncomeRow[]> {
  return db.call(LISTED_BILLS, [playerId ?? null, kind ?? null, isOwed]);
}
