import { and, asc, count, desc, eq, gte, inArray, isNull, lte, notInArray, sql, sum } from "drizzle-orm";
import { SECOND_MS } from "../../core/time.ts";
import type { Database } from "../../db/database.ts";
import { withdrawals } from "../../db/schema/cashier.ts";
import type { WithdrawalState } from "../withdrawals/withdrawal.ts";
import { laterEachTime } from "./asking.ts";

export type WithdrawalRow = Omit<typeof withdrawals.$inferSelect, "state"> & {
  readonly state: WithdrawalState;
};
export type WithdrawalPatch = Partial<Omit<typeof withdrawals.$inferInsert, "state">> & {
  state?: WithdrawalState;
};

/** Nobody calls for certain, and a player waits: a payout is asked for until it is final. */
const ASK_EVERY = { firstMs: 5 * SECOND_MS, longestMs: 20 * SECOND_MS };

export async function insertWithdrawal(
  db: Database,
  row: Omit<typeof withdrawals.$inferInsert, "state">,
): Promise<void> {
  await db.orm.insert(withdrawals).values({ ...row, state: "held" });
}

/** Changes one row, which the caller has locked. */
export async function updateWithdrawal(
  db: Database,
  reference: string,
  patch: WithdrawalPatch,
): Promise<void> {
  await db.orm.update(withdrawals).set(patch).where(eq(withdrawals.reference, reference));
}

/** The row, locked to the end of the transaction; whoever wants the same waits here. */
export async function lockWithdrawal(db: Database, reference: string): Promise<WithdrawalRow | null> {
  const [row] = await db.orm
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.reference, reference))
    .for("no key update");
  return (row as WithdrawalRow | undefined) ?? null;
}

export async function readWithdrawal(db: Database, reference: string): Promise<WithdrawalRow | null> {
  const [row] = await db.orm.select().from(withdrawals).where(eq(withdrawals.reference, reference));
  return (row as WithdrawalRow | undefined) ?? null;
}

export async function withdrawalOfForm(
  db: Database,
  playerId: bigint,
  requestKey: string,
): Promise<WithdrawalRow | null> {
  const [row] = await db.orm
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.playerId, playerId), eq(withdrawals.requestKey, requestKey)));
  return (row as WithdrawalRow | undefined) ?? null;
}

export async function withdrawalOfPayout(db: Database, pspKey: string): Promise<WithdrawalRow | null> {
  const [row] = await db.orm.select().from(withdrawals).where(eq(withdrawals.pspKey, pspKey));
  return (row as WithdrawalRow | undefined) ?? null;
}

/** What a player asked for since a moment and was not given back. */
export async function withdrawnSince(
  db: Database,
  playerId: bigint,
  from: Date,
): Promise<{ many: number; minor: bigint }> {
  const [row] = await db.orm
    .select({ many: count(), minor: sum(withdrawals.amountMinor) })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.playerId, playerId),
        gte(withdrawals.createdAt, from),
        notInArray(withdrawals.state, ["returned", "refused", "failed", "cancelled"]),
      ),
    );
  return { many: Number(row?.many ?? 0), minor: BigInt(row?.minor ?? 0) };
}

export async function countWithdrawals(db: Database, playerId: bigint): Promise<number> {
  const [row] = await db.orm
    .select({ many: count() })
    .from(withdrawals)
    .where(eq(withdrawals.playerId, playerId));
  return Number(row?.many ?? 0);
}

export async function readWithdrawals(
  db: Database,
  playerId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<WithdrawalRow[]> {
  const rows = await db.orm
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.playerId, playerId))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.reference))
    .limit(limit)
    .offset(offset);
  return rows as WithdrawalRow[];
}

/** Open withdrawals in some states, oldest first; of some providers alone where they are named. */
export async function readWithdrawalsIn(
  db: Database,
  { states, providers }: { states: readonly WithdrawalState[]; providers?: readonly string[] },
  limit: number,
): Promise<WithdrawalRow[]> {
  const isTheirs = providers ? inArray(withdrawals.provider, [...providers]) : undefined;
  const rows = await db.orm
    .select()
    .from(withdrawals)
    .where(and(inArray(withdrawals.state, [...states]), isTheirs))
    .orderBy(asc(withdrawals.createdAt))
    .limit(limit);
  return rows as WithdrawalRow[];
}

/** Takes payouts whose provider is to be asked now, and puts their next time off so that nobody else asks too. */
export async function takePayoutsToAsk(db: Database, at: Date, limit: number): Promise<WithdrawalRow[]> {
  return db.transaction(async (transaction) => {
    const due = await transaction.orm
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.state, "sending"), lte(withdrawals.pollAt, at)))
      .orderBy(asc(withdrawals.pollAt))
      .limit(limit)
      .for("no key update", { skipLocked: true });
    if (due.length > 0) {
      await transaction.orm
        .update(withdrawals)
        .set({
          pollAt: laterEachTime(at, withdrawals.polls, ASK_EVERY),
          polls: sql`${withdrawals.polls} + 1`,
        })
        .where(
          inArray(
            withdrawals.reference,
            due.map(({ reference }) => reference),
          ),
        );
    }
    return due as WithdrawalRow[];
  });
}

/** Paid withdrawals that are about to count as received and whose players were not told, or that are due. */
export async function readUnconfirmed(
  db: Database,
  due: { toWarn: Date } | { toEnd: Date },
  limit: number,
): Promise<WithdrawalRow[]> {
  const isDue =
    "toWarn" in due
      ? and(isNull(withdrawals.warnedAt), lte(withdrawals.warnDue, due.toWarn))
      : lte(withdrawals.confirmDue, due.toEnd);
  const rows = await db.orm
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.state, "paid"), isDue))
    .orderBy(asc(withdrawals.confirmDue))
    .limit(limit);
  return rows as WithdrawalRow[];
}
