import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import { MOVE_KINDS } from "../moves/moves.ts";
import { type Page, pageOf } from "./paging.ts";
import {
  COUNT,
  COUNT_MATCHING,
  COUNT_RARE,
  numbersWithin,
  PAGE,
  PAGE_MATCHING,
  PAGE_RARE,
} from "./statement-query.ts";

/** What becomes of a payout that a person looks at (held-payouts.ts). */
const HELD_KINDS = ["payout-held", "payout-released", "payout-refused", "refusal-undone"] as const;

/** What a game's vendor orders, what nobody but the house does (moves.ts), and what takes the latter back. */
export const MOVEMENT_KINDS = [
  ...(["stake", "payout", "rollback", "grant", "adjustment"] as const),
  ...MOVE_KINDS,
  ...HELD_KINDS,
  "reversal",
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** What a player holds something in. */
export type OwnAccount = "cash" | "bonus" | "hold" | "points" | "trial";

/** More rows than this are not listed; a shorter span of time shows the others. */
export const LISTED_MAX = 10_000;

/**
 * One change of one of the player's accounts; a movement between two of them changes both. `amount` is negative
 * when it left.
 */
export type Movement = {
  transferId: bigint;
  kind: MovementKind;
  account: OwnAccount;
  amount: Money;
  balanceAfter: Money;
  vendor: string;
  game: string | null;
  round: string | null;
  at: Date;
  /** What it takes back. */
  reverses: Reversed | null;
};

export type Reversed = { transferId: bigint; kind: MovementKind };

export type StatementRequest = {
  playerId: bigint;
  kind?: MovementKind | undefined;
  asset?: Asset | undefined;
  /** From this moment on, and before that one. */
  from?: Date | undefined;
  to?: Date | undefined;
  page: number;
};

/** `isCut`: there are more than LISTED_MAX, and the oldest are left out. */
export type Statement = Page<Movement> & { isCut: boolean };

type StatementRow = {
  id: bigint;
  kind: MovementKind;
  account: OwnAccount;
  asset: Asset;
  amount: bigint;
  after: bigint;
  scope: string;
  game: string | null;
  round_ref: string | null;
  at: Date;
  reverses: bigint | null;
  reversed_kind: MovementKind | null;
};

/** Every change of the player's own accounts, newest first, 20 a page, up to LISTED_MAX of them. */
export async function statement(context: Pick<Context, "db">, request: StatementRequest): Promise<Statement> {
  const { db } = context;
  const filter = await filterOf(context, request);
  const [counted] = await db.call(filter.count, [...filter.values, LISTED_MAX + 1]);
  const total = counted?.total ?? 0;
  const page = await pageOf(Math.min(total, LISTED_MAX), request.page, (limit, offset) =>
    readRows(db, filter, limit, offset),
  );
  return { ...page, isCut: total > LISTED_MAX };
}

/** The newest changes of the player's own accounts at once, up to LISTED_MAX of them. */
export async function wholeStatement(
  context: Pick<Context, "db">,
  request: Omit<StatementRequest, "page">,
): Promise<{ rows: Movement[]; isCut: boolean }> {
  const rows = await readRows(context.db, await filterOf(context, request), LISTED_MAX + 1, 0);
  return { rows: rows.slice(0, LISTED_MAX), isCut: rows.length > LISTED_MAX };
}

type Filter = { count: typeof COUNT; page: typeof PAGE; values: readonly unknown[] };

async function filterOf(
  { db }: Pick<Context, "db">,
  { playerId, asset, kind, from, to }: Omit<StatementRequest, "page">,
): Promise<Filter> {
  const whose = [playerId, asset ?? null];
  if (!kind && !from && !to) return { count: COUNT, page: PAGE, values: whose };
  const numbers = await numbersWithin(db, { from, to });
  const values = [...whose, kind ?? null, from ?? null, to ?? null, ...numbers];
  const isPlay = !kind || kind === "stake" || kind === "payout";
  return isPlay
    ? { count: COUNT_MATCHING, page: PAGE_MATCHING, values }
    : { count: COUNT_RARE, page: PAGE_RARE, values };
}

async function readRows(
  db: Context["db"],
  { page, values }: Filter,
  limit: number,
  offset: number,
): Promise<Movement[]> {
  const rows = await db.call<StatementRow>(page, [...values, limit, offset]);
  return rows.map(({ id, scope, round_ref, asset, amount, after, reverses, reversed_kind, ...row }) => ({
    ...row,
    transferId: id,
    amount: money(amount, asset),
    balanceAfter: money(after, asset),
    vendor: scope,
    round: round_ref,
    reverses: reversedOf({ reverses, reversed_kind }),
  }));
}

/** What a movement takes back, of the columns that say it. */
export function reversedOf(row: {
  readonly reverses: bigint | null;
  readonly reversed_kind: MovementKind | null;
}): Reversed | null {
  return row.reverses !== null && row.reversed_kind !== null
    ? { transferId: row.reverses, kind: row.reversed_kind }
    : null;
}
