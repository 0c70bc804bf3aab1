import { peopleOf } from "../../../accounts/index.ts";
import { maskedName } from "../../../core/text/masked-name.ts";
import type { Context } from "../../../db/context.ts";
import type { Movement } from "../../../wallet/index.ts";
import type { ContractKind } from "../../contracts/terms.ts";
import {
  BILLS_OF_MOVEMENTS,
  DEBTS,
  type DebtRow,
  type IncomeRow,
  LISTED_BILLS,
} from "./income-statements.ts";

export type { IncomeRow } from "./income-statements.ts";

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
