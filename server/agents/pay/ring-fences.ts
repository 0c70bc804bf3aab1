import type { Database } from "../../db/database.ts";
import { resultsOf } from "../../figures/index.ts";
import type { CarriedFence, Person, PersonResult, RingFence } from "../contracts/ring-fence.ts";
import type { ContractTerms } from "../contracts/terms.ts";
import { BILL_FENCES, FENCES_INTO, INSERT_FENCES } from "./fence-statements.ts";
import type { PayPeriod } from "./pay-periods.ts";

type Into = {
  readonly contract: { readonly id: bigint };
  readonly terms: ContractTerms;
  readonly from: Date;
};

/** What goes into each of some periods for one person alone; by other terms nothing does. */
export async function fencesInto(
  db: Database,
  periods: readonly Into[],
  beforeBill: bigint | null = null,
): Promise<(period: Into) => readonly CarriedFence[]> {
  const fenced = periods.filter(({ terms }) => terms.ringFence !== null);
  if (fenced.length === 0) return () => [];
  const rows = await db.call(FENCES_INTO, [
    fenced.map(({ contract }) => contract.id),
    fenced.map(({ from }) => from.toISOString()),
    beforeBill,
  ]);
  const into = new Map<Into, readonly CarriedFence[]>(
    fenced.map((period, place) => [
      period,
      rows.flatMap(({ nth, ...fence }) => (nth === place + 1 ? [fence] : [])),
    ]),
  );
  return (period) => into.get(period) ?? [];
}

type Asked = PayPeriod & {
  readonly agent: bigint;
  readonly terms: ContractTerms;
  readonly fences: readonly CarriedFence[];
};

/** Those of the teams who may be ring-fenced, each in its period, with what is carried of them. */
export async function personsOf<Period extends Asked>(
  db: Database,
  periods: readonly Period[],
): Promise<ReadonlyMap<Period, readonly Person[]>> {
  const asked = periods.flatMap((period) => {
    const { agent, from, until, fences, terms } = period;
    const { ringFence: limit, products } = terms;
    const kept = fences.map(({ playerId }) => playerId);
    return limit === null ? [] : [{ period, results: { agent, from, until, limit, products, kept } }];
  });
  if (asked.length === 0) return new Map();
  const results = await resultsOf(
    db,
    asked.map((one) => one.results),
  );
  return new Map(asked.map(({ period }, nth) => [period, withCarried(results[nth] ?? [], period.fences)]));
}

/** People with what was carried of each. */
export function withCarried(results: readonly PersonResult[], fences: readonly CarriedFence[]): Person[] {
  const carried = new Map(fences.map(({ playerId, carriedOut }) => [playerId, carriedOut]));
  return results.map((one) => ({ ...one, carriedIn: carried.get(one.playerId) ?? 0n }));
}

export const readFences = (db: Database, billId: bigint): Promise<RingFence[]> =>
  db.call(BILL_FENCES, [billId]);

const COLUMNS = [
  ...(["playerId", "result", "lifetime", "carriedIn", "setOff", "added", "carriedOut"] as const),
];

/** Writes who was fenced by bills. */
export async function insertFences(
  db: Database,
  bills: readonly { readonly id: bigint; readonly fences: readonly RingFence[] }[],
): Promise<void> {
  const rows = bills.flatMap(({ id, fences }) => fences.map((fence) => ({ id, ...fence })));
  if (rows.length === 0) return;
  await db.call(INSERT_FENCES, [
    rows.map(({ id }) => id),
    ...COLUMNS.map((name) => rows.map((one) => one[name])),
  ]);
}

/** Fences as one text, the same where nothing of them differs. A lifetime alone makes no other bill. */
export const saidFences = (fences: readonly RingFence[]): string =>
  fences
    .map(({ playerId, carriedIn, setOff, added, carriedOut }) =>
      [playerId, carriedIn, setOff, added, carriedOut].join(" "),
    )
    .join("; ");
