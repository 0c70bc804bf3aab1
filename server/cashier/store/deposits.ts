import { and, asc, count, desc, eq, inArray, isNotNull, lte, not, or, type SQL, sql, sum } from "drizzle-orm";
import { DAY_MS, HOUR_MS, later, MINUTE_MS, SECOND_MS } from "../../core/time.ts";
import type { Database } from "../../db/database.ts";
import { deposits } from "../../db/schema/cashier.ts";
import { type DepositState, OPEN_DEPOSIT_STATES } from "../deposits/deposit.ts";
import { laterEachTime } from "./asking.ts";

export type DepositRow = Omit<typeof deposits.$inferSelect, "state"> & { readonly state: DepositState };
export type DepositPatch = Partial<Omit<typeof deposits.$inferInsert, "state">> & { state?: DepositState };

/** A person pays when it suits them, and the provider calls: asking is for the call that was lost. */
const ASK_EVERY = { firstMs: 30 * SECOND_MS, longestMs: 10 * MINUTE_MS };

/** An order that was given up can still be paid, and the call about that can be lost as well. */
const GIVEN_UP_ASKED_MS = 3 * DAY_MS;
const ASK_GIVEN_UP_EVERY = { ...ASK_EVERY, longestMs: HOUR_MS };

const isOpen = inArray(deposits.state, [...OPEN_DEPOSIT_STATES]);

export async function insertDeposit(
  db: Database,
  row: Omit<typeof deposits.$inferInsert, "state">,
): Promise<DepositRow> {
  const [inserted] = await db.orm
    .insert(deposits)
    .values({ ...row, state: "waiting" })
    .returning();
  return inserted as DepositRow;
}

/** Changes one row, which the caller has locked. */
export async function updateDeposit(db: Database, reference: string, patch: DepositPatch): Promise<void> {
  await db.orm.update(deposits).set(patch).where(eq(deposits.reference, reference));
}

/** The row, locked to the end of the transaction; whoever wants the same waits here. */
export async function lockDeposit(db: Database, reference: string): Promise<DepositRow | null> {
  const [row] = await db.orm
    .select()
    .from(deposits)
    .where(eq(deposits.reference, reference))
    .for("no key update");
  return (row as DepositRow | undefined) ?? null;
}

export async function readDeposit(db: Database, reference: string): Promise<DepositRow | null> {
  const [row] = await db.orm.select().from(deposits).where(eq(deposits.reference, reference));
  return (row as DepositRow | undefined) ?? null;
}

export async function depositOfForm(
  db: Database,
  playerId: bigint,
  requestKey: string,
): Promise<DepositRow | null> {
  const [row] = await db.orm
    .select()
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), eq(deposits.requestKey, requestKey)));
  return (row as DepositRow | undefined) ?? null;
}

/** How many orders a player has open, and what they come to. */
export async function openDepositsOf(
  db: Database,
  playerId: bigint,
): Promise<{ many: number; minor: bigint }> {
  const [row] = await db.orm
    .select({ many: count(), minor: sum(deposits.amountMinor) })
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), isOpen));
  return { many: Number(row?.many ?? 0), minor: BigInt(row?.minor ?? 0) };
}

export async function countDeposits(db: Database, playerId: bigint): Promise<number> {
  const [row] = await db.orm.select({ many: count() }).from(deposits).where(eq(deposits.playerId, playerId));
  return Number(row?.many ?? 0);
}

export async function readDeposits(
  db: Database,
  playerId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<DepositRow[]> {
  const rows = await db.orm
    .select()
    .from(deposits)
    .where(eq(deposits.playerId, playerId))
    .orderBy(desc(deposits.createdAt), desc(deposits.reference))
    .limit(limit)
    .offset(offset);
  return rows as DepositRow[];
}

/**
 * What waits for an operator, oldest first. With the providers that ask nobody named, also what their players have
 * not proved yet: the money may be there all the same.
 */
export async function readDepositQueue(
  db: Database,
  { unproved }: { unproved: readonly string[] },
  limit: number,
): Promise<DepositRow[]> {
  const isUnproved = and(eq(deposits.state, "waiting"), inArray(deposits.provider, [...unproved]));
  const rows = await db.orm
    .select()
    .from(deposits)
    .where(or(inArray(deposits.state, ["checking", "review"]), isUnproved))
    .orderBy(asc(deposits.createdAt))
    .limit(limit);
  return rows as DepositRow[];
}

/**
 * Takes orders whose provider is to be asked now, and puts their next time off so that nobody else asks too. One
 * that was given up is asked about for three days, and then once more.
 */
export async function takeDepositsToAsk(db: Database, at: Date, limit: number): Promise<DepositRow[]> {
  return db.transaction(async (transaction) => {
    const due = await transaction.orm
      .select()
      .from(deposits)
      .where(
        and(
          inArray(deposits.state, ["waiting", "checking", "expired", "cancelled"]),
          isNotNull(deposits.pollAt),
          lte(deposits.pollAt, at),
        ),
      )
      .orderBy(asc(deposits.pollAt))
      .limit(limit)
      .for("no key update", { skipLocked: true });
    if (due.length > 0) {
      await transaction.orm
        .update(deposits)
        .set({ pollAt: nextAsked(at), polls: sql`${deposits.polls} + 1` })
        .where(
          inArray(
            deposits.reference,
            due.map(({ reference }) => reference),
          ),
        );
    }
    return due as DepositRow[];
  });
}

function nextAsked(at: Date): SQL {
  const givenUp = laterEachTime(at, deposits.polls, ASK_GIVEN_UP_EVERY);
  const longAgo = later(at, -GIVEN_UP_ASKED_MS).toISOString();
  return sql`case when ${deposits.endedAt} is null then ${laterEachTime(at, deposits.polls, ASK_EVERY)}
    when ${deposits.endedAt} > ${longAgo}::timestamptz then ${givenUp} end`;
}

/** Orders that nobody paid in time, of these providers or of all others. */
export async function readUnpaidDeposits(
  db: Database,
  { at, providers, others }: { at: Date; providers: readonly string[]; others: boolean },
  limit: number,
): Promise<DepositRow[]> {
  const ofThese = inArray(deposits.provider, [...providers]);
  const rows = await db.orm
    .select()
    .from(deposits)
    .where(and(eq(deposits.state, "waiting"), lte(deposits.expiresAt, at), others ? not(ofThese) : ofThese))
    .orderBy(asc(deposits.expiresAt))
    .limit(limit);
  return rows as DepositRow[];
}
