import { type Money, money } from "../core/numbers/money.ts";
import { maskedName } from "../core/text/masked-name.ts";
import type { Context } from "../db/context.ts";
import { DECIDED, type EarningRow, type EarningState, HELD, OWN, SUMS } from "./earning-statements.ts";

const PER_PAGE = 50;

/** What a friend brought, as the member who invited them sees it. */
export type Earning = {
  readonly id: string;
  /** Masked. */
  readonly name: string;
  readonly kind: "first" | "share";
  readonly amount: Money;
  readonly state: EarningState;
  readonly at: Date;
  readonly reason: string | null;
};

export type Earnings = {
  readonly earnings: readonly Earning[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
  readonly paid: Money;
  /** What is not paid yet, with the share of today so far. */
  readonly waiting: Money;
};

/** What a member's friends have brought, the latest first, and what it comes to (M11). */
export async function earningsOf(
  { db }: Pick<Context, "db">,
  { playerId, before }: { readonly playerId: bigint; readonly before: string | null },
): Promise<Earnings> {
  const [rows, [sums]] = await Promise.all([
    db.call(OWN, [playerId, before, PER_PAGE + 1]),
    db.call(SUMS, [playerId]),
  ]);
  const page = rows.slice(0, PER_PAGE);
  return {
    earnings: page.map(earningOf),
    next: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    paid: money(sums?.paid ?? 0n, "P"),
    waiting: money((sums?.waiting ?? 0n) + (sums?.counting ?? 0n), "P"),
  };
}

function earningOf({ id, username, kind, minor, state, at, reason }: EarningRow): Earning {
  const amount = money(minor, "P");
  return {
    id,
    name: maskedName(username),
    kind,
    amount,
    state,
    at,
    reason: state === "refused" ? reason : null,
  };
}

/** Fifty of those that are held for a person, the oldest first. */
export function heldEarnings({ db }: Pick<Context, "db">, page: number): Promise<EarningRow[]> {
  return db.call(HELD, [PER_PAGE, (Math.max(page, 1) - 1) * PER_PAGE]);
}

/** Fifty of those that were decided or lapsed, the latest first. */
export function decidedEarnings({ db }: Pick<Context, "db">, page: number): Promise<EarningRow[]> {
  return db.call(DECIDED, [PER_PAGE, (Math.max(page, 1) - 1) * PER_PAGE]);
}
