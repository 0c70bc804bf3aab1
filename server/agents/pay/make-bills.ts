import { grouped } from "../../core/numbers/grouped.ts";
import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import { holdComplete } from "../../figures/index.ts";
import { readVersions, type Version } from "../contracts/contract-store.ts";
import type { CarriedFence } from "../contracts/ring-fence.ts";
import type { ContractTerms } from "../contracts/terms.ts";
import { type ComputedPeriod, computeFrom, isBilled } from "./compute-period.ts";
import { carriesInto, nextPeriod, type PayPeriod } from "./pay-periods.ts";
import {
  billedBelow,
  insertBills,
  type NewBill,
  type PaidContract,
  readPaidContractsOf,
  savePayMarks,
} from "./pay-store.ts";
import { figuresOfPeriods } from "./period-figures.ts";
import { fencesInto, personsOf } from "./ring-fences.ts";

/** A contract whose period may be due, with the zone of its brand. */
type Asked = { readonly id: bigint; readonly timeZone: string };

type Due = PayPeriod & {
  readonly contract: PaidContract;
  readonly version: Version;
  readonly carriedIn: bigint;
  readonly fences: readonly CarriedFence[];
  readonly agent: bigint;
  readonly terms: ContractTerms;
};

/**
 * Makes the bills of the next periods of contracts, of those that ended by `before`. Nobody reads figures or makes
 * another bill meanwhile, so each period has one, and its sums are those of the place in the ledger that it names. The
 * agents furthest down come first: what they get is taken off those above. Answers with the bills, in that order; a
 * period with nothing to pay for has none.
 */
export function makeBills(
  context: Context,
  asked: readonly Asked[],
  { before }: { readonly before: Date },
): Promise<bigint[]> {
  return context.db.transaction(async (db) => {
    const { position } = await holdComplete(db);
    const due = await duePeriods(db, asked, before);
    const figures = await figuresOfPeriods(db, due);
    const persons = await personsOf(db, due);
    const made: bigint[] = [];
    for (const rows of byDepth(due)) {
      const below = await billedBelow(
        db,
        rows.map(({ agent, terms: { kind }, from, until }) => ({ agent, kind, from, until })),
      );
      const computed = rows.map((row, nth) => {
        const read = figures.get(row) ?? { totals: [], people: 0 };
        return { row, ...computeFrom(row, { ...read, persons: persons.get(row) ?? [] }, below[nth] ?? 0n) };
      });
      const marks = computed.map(({ row: { contract, until }, carriedOut }) => ({
        ...{ contractId: contract.id, paidTo: until, carried: carriedOut },
      }));
      await savePayMarks(db, marks);
      const paying = computed.filter(isBilled);
      const said = { position, madeAt: context.now() };
      const bills = paying.map(({ row, ...one }) => billOf(row, one, said));
      made.push(...(await insertBills(db, bills)));
    }
    return made;
  });
}

async function duePeriods(db: Database, asked: readonly Asked[], before: Date): Promise<Due[]> {
  const zones = new Map(asked.map(({ id, timeZone }) => [id, timeZone]));
  const ids = [...zones.keys()];
  const contracts = await readPaidContractsOf(db, ids);
  const versions = grouped(await readVersions(db, ids), ({ contract }) => contract);
  const due = contracts.flatMap((contract) => {
    const timeZone = zones.get(contract.id) ?? "UTC";
    const period = nextPeriod(versions.get(contract.id) ?? [], contract.paidTo, timeZone);
    if (!period || period.until > before) return [];
    const { terms } = period.version;
    const carriedIn = carriesInto(terms.carry, period.from, timeZone) ? contract.carried : 0n;
    return [{ ...period, contract, carriedIn, agent: contract.secondParty, terms }];
  });
  const fences = await fencesInto(db, due);
  return due.map((one) => ({ ...one, fences: fences(one) }));
}

/** Those furthest down first, and of one depth by their numbers. */
function byDepth(due: readonly Due[]): Due[][] {
  const depthOf = depthsOf(due);
  const sorted = due.toSorted(
    ({ contract: one }, { contract: other }) => depthOf(other) - depthOf(one) || (one.id < other.id ? -1 : 1),
  );
  return [...grouped(sorted, ({ contract }) => depthOf(contract)).values()];
}

/**
 * How far down each agent is. Where a line was changed since, whoever promised stands no longer above: what was promised
 * is below them all the same, because it is taken off what they get.
 */
function depthsOf(due: readonly Due[]): (contract: PaidContract) => number {
  const depths = new Map(due.map(({ contract }) => [contract.id, contract.depth]));
  const byAgent = grouped(due, ({ agent }) => agent);
  // No line is longer than there are contracts.
  for (let step = 0; step < due.length; step += 1) {
    let isSettled = true;
    for (const { contract } of due) {
      for (const above of contract.firstParty === null ? [] : (byAgent.get(contract.firstParty) ?? [])) {
        const least = (depths.get(above.contract.id) ?? 0) + 1;
        if ((depths.get(contract.id) ?? 0) >= least) continue;
        depths.set(contract.id, least);
        isSettled = false;
      }
    }
    if (isSettled) break;
  }
  return ({ id }) => depths.get(id) ?? 0;
}

function billOf(
  { contract, version, from, until, terms }: Due,
  computed: ComputedPeriod,
  made: Pick<NewBill, "position" | "madeAt">,
): NewBill {
  const { id, firstParty, secondParty: payee } = contract;
  const { amount: gross, below, net, totals, people, earned, tier, lines } = computed;
  const { carriedIn, carriedOut, fences } = computed;
  return {
    ...{ contract: id, version: version.version, from, until, totals, lines, fences, ...made },
    ...{ payer: terms.issuer === "upline" ? firstParty : null, payee },
    ...{ people, earned, carriedIn, carriedOut, tier, gross, below },
    amount: net,
    adjusts: null,
  };
}
