import { peopleOf } from "../../accounts/index.ts";
import { maskedName } from "../../core/text/masked-name.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

/** What somebody got, or is to get, for one day. */
export type Rebate = {
  readonly id: bigint;
  readonly from: Date;
  readonly until: Date;
  readonly source: "own" | "team";
  readonly amount: bigint;
  /** Null while it is owed. */
  readonly movementId: bigint | null;
};

export type RebateLine = {
  readonly via: bigint;
  readonly product: string;
  readonly rate: number;
  readonly below: number;
  readonly base: bigint;
};

const REBATE = `
  select r.id, r.starts_at as "from", day.ends_at as until, r.source, r.amount, paid.movement_id as "movementId"
    from agents.rebates r
    join agents.rebate_days day on day.brand_id = r.brand_id and day.starts_at = r.starts_at
    left join agents.rebate_payments paid on paid.rebate = r.id
    where r.player_id = $1::bigint`;

const REBATES: Statement<Rebate> = {
  name: "agents.rebates-of",
  text: `${REBATE} and ($2::bigint is null or r.id < $2::bigint) order by r.id desc limit $3::int`,
};

const ONE: Statement<Rebate> = {
  name: "agents.rebate",
  text: `${REBATE} and r.id = $2::bigint`,
};

/** As many steps are shown of one rebate, the largest first. */
export const STEPS_MAX = 200;

const LINES: Statement<RebateLine> = {
  name: "agents.rebate-lines",
  text: `
    select l.via, l.product, l.rate, l.below, l.base
      from agents.rebates r
      join agents.rebate_lines l on l.brand_id = r.brand_id and l.starts_at = r.starts_at and l.player_id = r.player_id
        and (l.via = l.player_id) = (r.source = 'own')
      where r.id = $1::bigint order by l.base * (l.rate - l.below) desc, l.via, l.product limit $2::int`,
};

type ByProduct = { readonly product: string; readonly base: bigint; readonly amount: bigint };

/** What came of each product, rounded down, of all steps. */
const PRODUCTS: Statement<ByProduct> = {
  name: "agents.rebate-products",
  text: `
    select l.product, sum(l.base)::int8 as base, trunc(sum(l.base::numeric * (l.rate - l.below)) / 10000)::int8 as amount
      from agents.rebates r
      join agents.rebate_lines l on l.brand_id = r.brand_id and l.starts_at = r.starts_at and l.player_id = r.player_id
        and (l.via = l.player_id) = (r.source = 'own')
      where r.id = $1::bigint group by l.product order by l.product`,
};

const OF_MOVEMENT: Statement<{ readonly rebate: bigint }> = {
  name: "agents.rebate-of-movement",
  text: `
    select paid.rebate from agents.rebate_payments paid join agents.rebates r on r.id = paid.rebate
    where paid.movement_id = $1::bigint and r.player_id = $2::bigint`,
};

export const REBATES_PAGE = 50;

/** A page of what somebody got by rates, the newest first (A01). */
export async function rebatesOf(
  { db }: Pick<Context, "db">,
  { playerId, before }: { readonly playerId: bigint; readonly before: bigint | null },
): Promise<{ readonly rebates: readonly Rebate[]; readonly next: bigint | null }> {
  const rows = await db.call(REBATES, [playerId, before, REBATES_PAGE + 1]);
  const rebates = rows.slice(0, REBATES_PAGE);
  return { rebates, next: rows.length > REBATES_PAGE ? (rebates.at(-1)?.id ?? null) : null };
}

export type RebateShown = Rebate & {
  readonly products: readonly ByProduct[];
  readonly lines: readonly (RebateLine & {
    /** Null for the person's own stakes. */ readonly name: string | null;
  })[];
};

/** One rebate with the steps to it, for whoever got it and nobody else; those below by masked names (A04). */
export async function rebateOf(
  context: Pick<Context, "db">,
  { playerId, rebateId }: { readonly playerId: bigint; readonly rebateId: bigint },
): Promise<RebateShown | null> {
  const { db } = context;
  const [rebate] = await db.call(ONE, [playerId, rebateId]);
  if (!rebate) return null;
  const products = await db.call(PRODUCTS, [rebateId]);
  const lines = await db.call(LINES, [rebateId, STEPS_MAX]);
  const people = await peopleOf(context, [...new Set(lines.map(({ via }) => via))]);
  const nameOf = (via: bigint) => (via === playerId ? null : maskedName(people.get(via)?.username ?? ""));
  return { ...rebate, products, lines: lines.map((line) => ({ ...line, name: nameOf(line.via) })) };
}

/** The rebate that a movement of a player pays; null where it pays none. */
export async function rebateOfMovement(
  { db }: Pick<Context, "db">,
  { playerId, movementId }: { readonly playerId: bigint; readonly movementId: bigint },
): Promise<bigint | null> {
  const [row] = await db.call(OF_MOVEMENT, [movementId, playerId]);
  return row?.rebate ?? null;
}
